import Conversations
import Foundation
import SuggestionEngine
import Testing
import TextAnalysis

/// Conversations nobody would write, or that come from a broken app.
@Suite struct HostileConversationTests {
  private static let cases = Result {
    try ["conversations-1", "conversations-2", "conversations-3"].flatMap(ConversationCase.all)
  }

  /// Calls a closure with the messages and the reader of every own conversation.
  private func forEachConversation(
    _ body: (ConversationCase, [Message], AnalysisContext) throws -> Void
  ) throws {
    for item in try Self.cases.get() { try body(item, item.messages(), item.context()) }
  }

  /// What holds of every answer.
  private func expectSound(
    _ found: Suggestions, _ message: Message, after previous: [Message],
    location: SourceLocation = #_sourceLocation
  ) {
    let texts = Dictionary(previous.map { ($0.id, $0.body) }) { first, _ in first }
    #expect(found.actions.count <= SuggestionEngine.limit, sourceLocation: location)
    #expect(found.actions.isEmpty == (found.silence != nil), sourceLocation: location)
    for action in found.actions {
      #expect((0...1).contains(action.confidence), sourceLocation: location)
      #expect(!action.title.isEmpty, sourceLocation: location)
      #expect(
        action.range.upperBound <= message.body.unicodeScalars.count, "\(action)", sourceLocation: location)
      for evidence in action.reason.evidence {
        let text = evidence.message.map { texts[$0] ?? "" } ?? message.body
        #expect(text.contains(evidence.text), "\(evidence) isn't in: \(text)", sourceLocation: location)
      }
      if let replaced = action.supersedes { #expect(texts[replaced] != nil, sourceLocation: location) }
    }
  }

  private func plan(dates: [Date?]) -> [Message] {
    let people = [Participant(name: "Ana Silva"), Participant(name: "Sam Reed", isUser: true)]
    let texts = ["dinner at Luigi's on Friday?", "7 works"]
    return texts.indices.map { index in
      Message(
        id: "\(index)", date: dates[index], body: texts[index], sender: people[index],
        recipients: [people[1 - index]])
    }
  }

  /// Tuesday 10 March 2026, nine in the morning in New York.
  private static let now = Date(timeIntervalSince1970: 1_773_147_600)
  private let context = AnalysisContext(
    referenceDate: now, timeZone: TimeZone(identifier: "America/New_York")!,
    locale: Locale(identifier: "en_US"))

  private func expectDinner(_ found: Suggestions, location: SourceLocation = #_sourceLocation) {
    #expect(
      found.actions.map(\.values.texts["start"]) == ["2026-03-13T19:00:00"], "\(found)",
      sourceLocation: location)
  }

  // MARK: Order and dates

  /// Dates say the order, whatever order an app hands the messages over in.
  @Test func messagesOutOfOrderAreReadInTheOrderOfTheirDates() throws {
    let reader = try ConversationReader.shared.get()
    try forEachConversation { item, messages, context in
      guard let last = messages.last else { return }
      var earlier = Array(messages.dropLast())
      guard Set(earlier.map(\.date)).count == earlier.count else { return }
      let inOrder = reader.suggestions(for: last, after: earlier, context: context)
      earlier.reverse()
      #expect(reader.suggestions(for: last, after: earlier, context: context) == inOrder, "\(item.id)")
    }
  }

  @Test func equalDatesKeepTheirOrder() throws {
    let reader = try ConversationReader.shared.get()
    try forEachConversation { item, messages, context in
      let dated = messages.map { message in
        var message = message
        message.date = messages[0].date
        return message
      }
      var undated = dated
      for index in undated.indices { undated[index].date = nil }
      var context = context
      context.referenceDate = dated[0].date ?? Self.now
      #expect(
        reader.suggestions(dated, context: context) == reader.suggestions(undated, context: context),
        "\(item.id)")
    }
  }

  @Test func messagesWithoutDatesAreReadAsTheyStand() throws {
    let reader = try ConversationReader.shared.get()
    for dates in [[nil, nil], [Self.now, nil], [nil, Self.now]] as [[Date?]] {
      let messages = plan(dates: dates)
      expectDinner(reader.suggestions(for: messages[1], after: [messages[0]], context: context))
    }
  }

  @Test func datesAtTheEndsOfTime() throws {
    let reader = try ConversationReader.shared.get()
    let dates: [Date?] = [
      .distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity),
      Date(timeIntervalSince1970: -.infinity), Date(timeIntervalSince1970: .nan),
      Date(timeIntervalSince1970: 1e300), nil,
    ]
    for first in dates {
      for second in dates {
        let messages = plan(dates: [first, second])
        let found = reader.suggestions(for: messages[1], after: [messages[0]], context: context)
        expectSound(found, messages[1], after: [messages[0]])
      }
    }
  }

  // MARK: People

  @Test func messagesWithoutSenders() throws {
    let reader = try ConversationReader.shared.get()
    try forEachConversation { _, messages, context in
      let nameless = messages.map { message in
        var message = message
        message.sender = nil
        message.recipients = []
        return message
      }
      for (index, found) in reader.suggestions(nameless, context: context).enumerated() {
        expectSound(found, nameless[index], after: Array(nameless[..<index]))
      }
    }
  }

  /// Where an app says that everybody is the reader, all messages are their own: nothing that serves a
  /// receiver is suggested.
  @Test func severalPeopleWhoAreTheReader() throws {
    let reader = try ConversationReader.shared.get()
    let receivers: Set<ActionKind> = [.openLink, .copyCode, .trackParcel, .call, .addContact, .openMap]
    try forEachConversation { item, messages, context in
      let own = messages.map { message in
        var message = message
        message.sender?.isUser = true
        for index in message.recipients.indices { message.recipients[index].isUser = true }
        return message
      }
      for (index, found) in reader.suggestions(own, context: context).enumerated() {
        expectSound(found, own[index], after: Array(own[..<index]))
        #expect(
          receivers.isDisjoint(with: found.actions.map(\.kind)), "\(item.id), message \(index + 1): \(found)")
      }
    }
  }

  /// Who asks for a pin doesn't mean to share a place of their own.
  @Test func askingForALocationDoesNotShareOnesOwn() throws {
    let reader = try ConversationReader.shared.get()
    var message = plan(dates: [nil, nil])[1]
    message.body = "there are like four windmills. drop me a pin"
    withKnownIssue("the rule of own locations takes \"drop me a pin\" for an offer") {
      #expect(reader.suggestions(for: message, after: [], context: context).actions.isEmpty)
    }
  }

  // MARK: Messages in strange places

  @Test func theMessageItselfAmongTheEarlierOnes() throws {
    let reader = try ConversationReader.shared.get()
    try forEachConversation { item, messages, context in
      guard let last = messages.last else { return }
      let earlier = Array(messages.dropLast())
      #expect(
        reader.suggestions(for: last, after: messages, context: context)
          == reader.suggestions(for: last, after: earlier, context: context), "\(item.id)")
    }
  }

  /// A message below its own quotation says what it says, once.
  @Test func aMessageThatQuotesItself() throws {
    let reader = try ConversationReader.shared.get()
    for text in ["dinner at Luigi's on Friday at 7?", "can you send me the deck?", "call me on 415-555-0134"]
    {
      var message = plan(dates: [Self.now, nil])[0]
      message.body = text
      let alone = reader.suggestions(for: message, after: [], context: context)
      #expect(alone.actions.count == 1, "\(alone)")
      message.body = "> \(text)\n\n\(text)"
      let quoting = reader.suggestions(for: message, after: [], context: context)
      #expect(quoting.actions.map(\.title) == alone.actions.map(\.title), "\(text)")
      message.body = "\(text)\n> \(text)\n> > \(text)"
      let below = reader.suggestions(for: message, after: [], context: context)
      #expect(below.actions.map(\.title) == alone.actions.map(\.title), "\(text)")
      message.body = "\(text)\n\nOn Mon, 9 Mar 2026 at 10:00, Ana Silva wrote:\n> \(text)"
      message.subject = "Re: it"
      let mail = reader.suggestions(for: message, after: [], context: context)
      #expect(mail.actions.map(\.title) == alone.actions.map(\.title), "\(text)")
      message.body = "> \(text)"
      message.subject = nil
      let onlyQuoted = reader.suggestions(for: message, after: [], context: context)
      #expect(onlyQuoted.actions.isEmpty, "\(text)")
    }
  }

  @Test func emptyMessagesSayNothing() throws {
    let reader = try ConversationReader.shared.get()
    let messages = plan(dates: [nil, nil])
    for body in ["", " \n\t ", "\u{200B}", "\0"] {
      var empty = messages[0]
      empty.id = "empty"
      empty.body = body
      let found = reader.suggestions(for: empty, after: messages, context: context)
      #expect(found.actions.isEmpty)
      expectSound(found, empty, after: messages)
      expectDinner(reader.suggestions(for: messages[1], after: [messages[0], empty], context: context))
    }
  }

  @Test(arguments: [
    "dinner on Friday at 7? ", "call me. ", "> \"quote\" `code` ", "x", "\u{301}", "send (the ",
  ])
  func veryLongMessages(_ piece: String) throws {
    let reader = try ConversationReader.shared.get()
    var messages = plan(dates: [nil, nil])
    messages[0].body += " " + String(repeating: piece, count: 20_000 / piece.utf8.count)
    let found = reader.suggestions(for: messages[1], after: [messages[0]], context: context)
    expectSound(found, messages[1], after: [messages[0]])
    messages[1].body = messages[0].body
    let long = reader.suggestions(for: messages[1], after: [messages[0]], context: context)
    expectSound(long, messages[1], after: [messages[0]])
  }

  /// Only the latest messages count, and what lies further back is the same as nothing.
  @Test func whatLiesFarBackDoesNotCount() throws {
    let reader = try ConversationReader.shared.get()
    let messages = plan(dates: [nil, nil])
    let between = (0..<SuggestionEngine.previousMessagesLimit).map { index in
      Message(id: "between \(index)", date: nil, body: "haha", sender: messages[index % 2].sender)
    }
    let found = reader.suggestions(for: messages[1], after: [messages[0]] + between, context: context)
    #expect(found == reader.suggestions(for: messages[1], after: between, context: context))
    #expect(found.actions.isEmpty)
  }

  // MARK: Orders inside texts

  struct Injection: Decodable, Sendable, CustomTestStringConvertible {
    var text: String
    var previous: [String]?
    /// Kinds that a harmless message which sounds alike must suggest; none where it gives orders.
    var expect: [String]?
    /// Why the engine doesn't keep to it yet.
    var unresolved: String?

    var testDescription: String { text }

    static func all() throws -> [Injection] {
      let url = ConversationCase.folder.appending(path: "injections.json")
      return try JSONDecoder().decode([Injection].self, from: Data(contentsOf: url))
    }
  }

  /// The text of a message is data: what it demands of a program is never done.
  @Test func ordersInsideTextsAreNotFollowed() throws {
    let reader = try ConversationReader.shared.get()
    let sender = Participant(name: "Eve Stone")
    let me = Participant(name: "Sam Reed", isUser: true)
    func message(_ id: Int, _ text: String) -> Message {
      Message(id: "\(id)", date: nil, body: text, sender: sender, recipients: [me])
    }
    for injection in try Injection.all() {
      let previous = (injection.previous ?? []).enumerated().map { message($0.offset, $0.element) }
      let found = reader.suggestions(
        for: message(previous.count, injection.text), after: previous, context: context)
      let kinds = found.actions.map(\.kind.rawValue)
      if let reason = injection.unresolved {
        withKnownIssue(Comment(rawValue: reason)) {
          #expect(kinds == injection.expect ?? [], "\(injection.text): \(found)")
        }
      } else {
        #expect(kinds == injection.expect ?? [], "\(injection.text): \(found)")
      }
    }
  }
}
