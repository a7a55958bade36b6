import CaseFiles
import CivilTime
import Conversations
import Foundation
import Testing

@testable import Interchange

/// Files as conversations: cases in `Fixtures/Interchange/conversations.json`, and the examples that ship.
struct ConversationReaderTests {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Expected: Decodable {
      var sender: String?
      var body: String
      var date: String?
      var subject: String?
      var isUser: Bool?
      var recipients: [String]?
    }

    var name: String
    var text: String
    var file: String?
    var me: String?
    var locale: String?
    var messages: [Expected]?
    var title: String?
    var isMail: Bool?
    var error: String?
    /// What the error's message must name.
    var says: [String]?
    var testDescription: String { name }
  }

  static func reader(me: String? = nil, locale: String = "en_GB") throws -> ConversationReader {
    ConversationReader(
      me: me, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")),
      locale: Locale(identifier: locale))
  }

  static func label(_ person: Participant?) -> String? { person?.name ?? person?.handle }

  @Test(arguments: try CaseFiles("Interchange").json("conversations.json") as [Case])
  func reads(_ example: Case) throws {
    let reader = try Self.reader(me: example.me, locale: example.locale ?? "en_GB")
    let data = Data(example.text.utf8)
    if let code = example.error {
      let error = try #require(throws: InterchangeError.self) {
        try reader.conversations(in: data, fileName: example.file)
      }
      #expect(error.code.rawValue == code)
      for part in example.says ?? [] { #expect(error.message.contains(part)) }
      return
    }
    let conversations = try reader.conversations(in: data, fileName: example.file)
    #expect(conversations.count == 1)
    let conversation = try #require(conversations.first)
    let expected = try #require(example.messages)
    #expect(conversation.messages.map(\.body) == expected.map(\.body))
    #expect(conversation.messages.map { Self.label($0.sender) } == expected.map(\.sender))
    #expect(Set(conversation.messages.map(\.id)).count == expected.count)
    if let title = example.title { #expect(conversation.title == title) }
    if let isMail = example.isMail { #expect(conversation.isMail == isMail) }
    for (message, expected) in zip(conversation.messages, expected) {
      if let date = expected.date {
        #expect(message.date == Instant.iso8601(date, zone: .gmt), "\(String(describing: message.date))")
      }
      if let subject = expected.subject { #expect(message.subject == subject) }
      if let isUser = expected.isUser { #expect(message.sender?.isUser == isUser) }
      if let recipients = expected.recipients { #expect(message.recipients.map(Self.label) == recipients) }
    }
  }

  @Test func dinnerPlan() throws {
    let conversation = try #require(
      try Self.reader().conversations(in: Fixture.example("dinner-plan.json")).first)
    #expect(conversation.messages.count == 5)
    #expect(conversation.messages.filter { $0.sender?.isUser == true }.map(\.id) == ["3"])
  }

  @Test func lakeTrip() throws {
    let conversation = try #require(
      try Self.reader(me: "Ana").conversations(in: Fixture.example("whatsapp-lake.txt")).first)
    #expect(
      conversation.messages.map { Self.label($0.sender) } == [
        "Mei Tanaka", "Ben Okafor", "Ana", "Ana", "Mei Tanaka", "Mei Tanaka", "Ana",
      ])
    #expect(conversation.messages[1].body.hasSuffix("48 Elm Street"))
    #expect(conversation.messages[2].body.isEmpty && conversation.messages[4].body.isEmpty)
  }

  @Test func flightMail() throws {
    let mail = try MailMessage(Fixture.example("flight.eml"))
    #expect(mail.subject == "Your flight to Denver — UA 2402")
    #expect(mail.sender == MailAddress(name: "Example Travel ✈", address: "trips@example.com"))
    #expect(mail.body.contains("From San Francisco (SFO) 8:15 AM"))
    let json = try #require(mail.structuredData.first?.json)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["reservationNumber"] as? String == "QX7R2M")
  }

  @Test func mailboxIsThreaded() throws {
    let conversations = try Self.reader(me: "Ana Souza").conversations(in: Fixture.example("club.mbox"))
    #expect(conversations.map(\.title) == ["Next book club", "The tent"])
    #expect(conversations.map(\.messages.count) == [2, 1])
    #expect(conversations[0].messages[0].body.contains("\nFrom the station"))
    #expect(conversations[0].messages[1].body.contains("> >From the station"))
    #expect(conversations[0].messages.map { $0.sender?.isUser } == [false, true])
    #expect(conversations[1].messages[0].body.contains("a site at the Café du Lac"))
  }

  @Test func writtenJSONReadsTheSame() throws {
    for name in Fixture.examples where name != "club.mbox" {
      let conversation = try #require(
        try Self.reader().conversations(in: Fixture.example(name), fileName: name).first)
      let written = try JSONConversationWriter.data(conversation)
      #expect(try Self.reader().conversations(in: written) == [conversation], "\(name)")
    }
  }

  @Test func readsUTF16AndByteOrderMarks() throws {
    let text = "Ana: Grüße\nBen: 🦄\n"
    var little = Data([0xFF, 0xFE])
    for unit in text.utf16 { little += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for data in [little, Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)] {
      let conversation = try #require(try Self.reader().conversations(in: data).first)
      #expect(conversation.messages.map(\.body) == ["Grüße", "🦄"])
    }
  }

  @Test func latin1TextIsRead() throws {
    let conversation = try Self.reader().conversations(in: Data([0x43, 0x61, 0x66, 0xE9]))
    #expect(conversation.first?.messages.first?.body == "Café")
  }
}
