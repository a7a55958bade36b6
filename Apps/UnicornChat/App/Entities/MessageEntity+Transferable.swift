import AppIntents
import CoreTransferable
import UnicornChatModel
import UniformTypeIdentifiers

extension UTType {
  /// A whole message, as JSON.
  static let unicornChatMessage = UTType(exportedAs: "org.example.unicornchat.message", conformingTo: .json)
}

extension MessageEntity: Transferable {
  /// The whole message, its picture, and its words, each where it has them.
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .unicornChatMessage) { message in
      try MessageDocument(message).data()
    }

    DataRepresentation(exportedContentType: .png) { message in
      try message.picture(.png)
    }
    .exportingCondition { $0.hasPicture(.png) }

    DataRepresentation(exportedContentType: .jpeg) { message in
      try message.picture(.jpeg)
    }
    .exportingCondition { $0.hasPicture(.jpeg) }

    ProxyRepresentation(exporting: { message in String((message.body ?? "").characters) })
      .exportingCondition { $0.body != nil }
  }

  private func hasPicture(_ type: UTType) -> Bool { attachments.contains { $0.type == type } }

  private func picture(_ type: UTType) throws -> Data {
    guard let file = attachments.first(where: { $0.type == type }), let url = file.fileURL else {
      throw UnicornChatError(.notAPicture, "There is no such picture with the message.")
    }
    return try Data(contentsOf: url)
  }
}

/// A message as it leaves the app: who wrote what, where and when, with the names of its files.
///
/// In JSON by RFC 8259, with dates of RFC 3339 and members in alphabetical order, so that the same message gives the
/// same bytes.
struct MessageDocument: Codable, Equatable {
  struct Person: Codable, Equatable {
    var name: String
    var handle: String?
  }

  struct File: Codable, Equatable {
    var name: String
    var type: String?
  }

  struct Place: Codable, Equatable {
    var name: String?
    var address: String?
    var latitude: Double?
    var longitude: Double?
  }

  var id: UUID
  var date: Date
  var author: Person
  var conversation: String
  var recipients: [Person]
  var subject: String?
  var body: String?
  var files: [File]
  var places: [Place]
  var links: [URL]
  var repliesTo: UUID?

  init(_ message: MessageEntity) {
    id = message.id
    date = message.date
    author = Person(message.author)
    conversation = message.conversation.displayName
    recipients = message.conversation.recipients.map { Person($0) }
    subject = message.subject.map { String($0.characters) }
    body = message.body.map { String($0.characters) }
    files = (message.attachments + [message.audioMessage].compactMap { $0 }).map {
      File(name: $0.filename, type: $0.type?.preferredMIMEType)
    }
    places = message.locations.map {
      Place(
        name: $0.commonName, address: $0.address, latitude: $0.coordinate?.latitude,
        longitude: $0.coordinate?.longitude)
    }
    links = message.links.map(\.url)
    repliesTo = message.referencedMessage?.id
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension MessageDocument.Person {
  fileprivate init(_ contact: ContactEntity) {
    self.init(name: contact.person.name.displayString, handle: contact.person.handle?.value)
  }
}
