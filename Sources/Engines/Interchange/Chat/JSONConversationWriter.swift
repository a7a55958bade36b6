import CivilTime
import Conversations
import Foundation

/// A writer of conversations as Beckon's JSON (`Guide/formats.md`), which `ConversationReader` reads again.
public enum JSONConversationWriter {
  /// The JSON of one conversation: keys in order, dates in UTC, so that the same conversation gives the same
  /// bytes.
  /// - Throws: an encoding error of Foundation; none is expected of values.
  public static func data(_ conversation: Conversation) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(File(conversation))
  }

  private struct File: Encodable {
    var version = JSONConversationReader.version
    var title: String?
    var isMail: Bool
    var messages: [Entry]

    enum CodingKeys: String, CodingKey {
      case version, title, messages
      case isMail = "is_mail"
    }

    init(_ conversation: Conversation) {
      title = conversation.title
      isMail = conversation.isMail
      messages = conversation.messages.map(Entry.init)
    }
  }

  private struct Entry: Encodable {
    var id: String
    var date: String?
    var subject: String?
    var body: String
    var sender: Person?
    var recipients: [Person]

    init(_ message: Message) {
      id = message.id
      date = message.date.flatMap(Entry.text)
      subject = message.subject
      body = message.body
      sender = message.sender.map(Person.init)
      recipients = message.recipients.map(Person.init)
    }

    /// ISO 8601 in UTC, with milliseconds where there are any.
    private static func text(_ date: Date) -> String? {
      guard let local = Instant.local(date, in: .gmt), let day = local.date, (1...9_999).contains(day.year)
      else {
        return nil
      }
      let fraction = date.timeIntervalSince1970 - date.timeIntervalSince1970.rounded(.down)
      let thousandths = Int((fraction * 1_000).rounded(.down))
      let digits = String(1_000 + thousandths).dropFirst()
      return "\(local)" + (thousandths > 0 ? ".\(digits)Z" : "Z")
    }
  }

  private struct Person: Encodable {
    var name: String?
    var handle: String?
    var isUser: Bool

    enum CodingKeys: String, CodingKey {
      case name, handle
      case isUser = "is_user"
    }

    init(_ person: Participant) {
      name = person.name
      handle = person.handle
      isUser = person.isUser
    }
  }
}
