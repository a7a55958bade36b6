import Conversations
import Embeddings
import Foundation
import MessageUnderstanding
import Testing
import TextAnalysis

@testable import SuggestionEngine

/// What a window shows of plans that form over turns, as the model of turns tells them and the store keeps them.
@Suite(.enabled(if: try WordVectors.bundled() != nil, "the word vectors are not installed"))
struct ToldPlanTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 08:00 UTC
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  struct Talk: Sendable, CustomTestStringConvertible {
    var name: String
    /// What is said, after "> " by the reader, and what each message shows in the end: titles of buttons.
    var turns: [(text: String, shown: String)]
    /// The hours between two messages.
    var hours = 0.05
    var testDescription: String { name }
  }

  private static let analyzer = Result {
    try ConversationAnalyzer(
      analyzer: TextAnalyzer(), understander: MessageUnderstander(), turns: TurnModel.shared())
  }

  private func store(_ scratch: StoreScratch) throws -> AnswerStore {
    let analyzer = try Self.analyzer.get()
    return try AnswerStore(folder: scratch.folder, settings: scratch.settings()) {
      message, previous, context in
      try analyzer.suggestions(for: message, after: previous, context: context, dropsRepeats: false)
    }
  }

  private func messages(_ talk: Talk) throws -> [KeyedMessage] {
    let una = Participant(name: "Una")
    let kit = Participant(name: "Kit", isUser: true)
    return try talk.turns.enumerated().map { index, turn in
      let isOwn = turn.text.hasPrefix("> ")
      return try KeyedMessage(
        Message(
          id: "\(index)", date: Self.context.referenceDate + Double(index) * talk.hours * 3_600,
          body: isOwn ? String(turn.text.dropFirst(2)) : turn.text, sender: isOwn ? kit : una,
          recipients: [isOwn ? una : kit]))
    }
  }

  static let talks = [
    Talk(
      name: "agreed, changed and agreed",
      turns: [
        ("Shall we have dinner at Luigi's on Friday at 7?", ""), ("> Sounds good!", ""),
        ("Could we make it 8 instead?", "Change to dinner, Fri 8 May 20:00 at Luigi's"),
        ("> Sure, see you then", ""),
      ]),
    Talk(
      name: "the place comes last",
      turns: [
        ("Dinner on Friday at 7?", ""), ("> Yes please! Where?", ""),
        ("Luigi's", "Add dinner with Una, Fri 8 May 19:00 at Luigi's"), ("> perfect, see you there", ""),
      ]),
    Talk(
      name: "two plans",
      turns: [
        ("Dinner at Luigi's on Friday at 7?", "Add dinner, Fri 8 May 19:00 at Luigi's"), ("> Love to", ""),
        ("And lunch at Rosa's on Sunday at 1?", "Add lunch, Sun 10 May 13:00 at Rosa's"),
        ("> Yes!", ""),
      ]),
    Talk(
      name: "called off, and another one",
      turns: [
        ("> Dinner at Luigi's on Friday at 7?", ""), ("Sounds good!", ""),
        ("> Can't make it after all, sorry", ""),
        ("> Dinner at Rosa's on Sunday at 6?", "Add dinner, Sun 10 May 18:00 at Rosa's"),
      ]),
    Talk(
      name: "what was talked of the day before has no part in it",
      turns: [
        ("My sister's physio is amazing, for your knee", ""), ("> thank you, noting that", ""),
        ("> Dinner at Luigi's on Friday at 7?", "Add dinner, Fri 8 May 19:00 at Luigi's"),
        ("Okay! Dinner on Friday at 7, good. I'll run there", ""),
      ], hours: 20),
  ]

  @Test(arguments: talks) func aWindowShowsAPlanOnce(_ talk: Talk) async throws {
    let messages = try messages(talk)
    for order in [Array(messages.indices), messages.indices.reversed()] {
      let scratch = try StoreScratch()
      let store = try store(scratch)
      for index in order {
        _ = try await store.answer(
          for: messages[index], previous: Array(messages[..<index]), context: Self.context)
      }
      let shown = messages.indices.map { index in
        let found = store.cached(
          for: messages[index], previous: Array(messages[..<index]), context: Self.context)
        return found?.actions.filter { $0.kind == .createEvent }.map(\.title).joined(separator: "; ")
      }
      #expect(shown == talk.turns.map(\.shown))
    }
  }

  /// The event that was added at the first message, where the plan has been changed since.
  @Test func aChangeFindsTheEventThatWasAdded() async throws {
    let messages = try messages(Self.talks[0])
    let scratch = try StoreScratch()
    let store = try store(scratch)
    var told: [Suggestions] = []
    for index in messages.indices {
      told.append(
        try await store.answer(
          for: messages[index], previous: Array(messages[..<index]), context: Self.context))
    }
    let change = try #require(told[2].actions.first { $0.kind == .createEvent })
    let changed = store.superseded(by: change, of: messages[2].key)
    #expect(changed.map(\.message) == [messages[0].key])
    #expect(changed.map(\.identity) == told[0].actions.prefix(1).map(\.conversationIdentity))
    #expect(change.titleOfNew == "Add dinner, Fri 8 May 20:00 at Luigi's")
  }
}
