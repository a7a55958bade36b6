import Conversations
import Embeddings
import Foundation
import MessageUnderstanding
import SuggestionEngine
import Testing
import TextAnalysis

/// Events that no rule knows by their words, found by the model of turns.
struct LearnedEventTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 08:00 UTC
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  private func events(_ text: String, isLearned: Bool) throws -> [EventValues] {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine(
      understander: MessageUnderstander(), turns: isLearned ? TurnModel() : nil)
    let message = Message(
      id: "m", date: Self.context.referenceDate, body: text, sender: Participant(name: "Una"),
      recipients: [Participant(name: "Kit", isUser: true)])
    let digest = engine.digest(
      of: MessageAnalysis(of: message, by: analyzer, context: Self.context), context: Self.context)
    return engine.suggestions(for: digest).actions.compactMap { $0.values.of(EventValues.self) }
  }

  @Test(
    .enabled(if: try WordVectors.bundled() != nil, "the word vectors are not installed"),
    arguments: [
      (
        "Book swap at the Wren Room, Thu 7 May 6.15pm, bring three you can part with", "2026-05-07T18:15",
        "Wren Room"
      ),
      (
        "we've the choir recording on sunday 10th may at half 2, St Brendan's, dont be late",
        "2026-05-10T14:30",
        "St Brendan's"
      ),
    ]) func eventsOutsideEveryList(_ text: String, _ start: String, _ place: String) throws
  {
    #expect(try events(text, isLearned: false).isEmpty)
    let found = try events(text, isLearned: true)
    #expect(found.map { String("\($0.start)".prefix(16)) } == [start])
    #expect(found.map(\.place) == [place])
  }

  struct Talk: Sendable {
    /// What Una and Kit, whose phone it is, say in turns; Una begins.
    var turns: [String]
    /// When the event begins that each turn offers.
    var starts: [String?]
  }

  @Test(
    .enabled(if: try WordVectors.bundled() != nil, "the word vectors are not installed"),
    arguments: [
      // A day is refused, one is taken and offered by itself, and the time comes two turns later.
      Talk(
        turns: [
          "Shall we try the pottery class? They have Wednesday or Thursday",
          "Wednesday is no good, I'm at my mum's", "Thursday then", "Lovely. What time?",
          "It starts at half 6",
        ],
        starts: [nil, nil, "2026-05-07", nil, "2026-05-07T18:30"]),
      Talk(
        turns: [
          "Can you do a swim on Saturday?", "Can't, working till 4. Sunday?",
          "Sunday works. 11 at the lido?", "See you there",
        ],
        starts: ["2026-05-09", "2026-05-10", "2026-05-10T11:00", "2026-05-10T11:00"]),
      // Days are named, none of them for what is never settled.
      Talk(
        turns: [
          "We really must have dinner some day",
          "Yes! I'm away until Friday though, and then there's my sister's wedding on the 16th",
          "No hurry, after that then",
        ],
        starts: [nil, nil, nil]),
    ]) func plansThatFormOverTurns(_ talk: Talk) throws
  {
    let starts = try actions(talk.turns).map { actions in
      actions.compactMap { $0.values.of(EventValues.self) }.first.map { String("\($0.start)".prefix(16)) }
    }
    #expect(starts == talk.starts)
  }

  /// What each turn offers, of which Una says the first and Kit, whose phone it is, the second.
  private func actions(_ turns: [String]) throws -> [[SuggestedAction]] {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine(understander: MessageUnderstander(), turns: TurnModel())
    let una = Participant(name: "Una")
    let kit = Participant(name: "Kit", isUser: true)
    let digests = turns.enumerated().map { index, text in
      let isUna = index.isMultiple(of: 2)
      let message = Message(
        id: "\(index)", date: Self.context.referenceDate + Double(index) * 120, body: text,
        sender: isUna ? una : kit, recipients: [isUna ? kit : una])
      return engine.digest(
        of: MessageAnalysis(of: message, by: analyzer, context: Self.context), context: Self.context)
    }
    return digests.indices.map { index in
      engine.suggestions(for: digests[index], after: Array(digests[..<index]), dropsRepeats: false).actions
    }
  }

  /// How long it takes gives the event its end; what names nothing, and the place, are no name.
  @Test(
    .enabled(if: try WordVectors.bundled() != nil, "the word vectors are not installed"),
    arguments: [
      ("Your fitting is Thursday 7 May at 10.30am, please allow 90 minutes", "fitting", "2026-05-07T12:00"),
      ("Thursday 3pm for the boiler service then, should take an hour", "boiler service", "2026-05-07T16:00"),
      ("see you friday 7pm", "meeting", nil), ("see you fri 7 at Luigi's", "meeting", nil),
      ("Let's have a call tonight at 8? We can go through the list!", "call", nil),
    ] as [(String, String, String?)]) func lengthsAndNames(_ text: String, _ name: String, _ end: String?)
    throws
  {
    let event = try #require(try events(text, isLearned: true).first)
    #expect(event.title.lowercased().hasPrefix(name))
    #expect(event.end.map { String("\($0)".prefix(16)) } == end)
  }

  /// The name stands in one turn, the place in another, beside reasons and places of other things.
  @Test(
    .enabled(if: try WordVectors.bundled() != nil, "the word vectors are not installed"),
    arguments: [
      (
        [
          "Are you up for a pizza night this week?", "Thursday? I've the dentist on Wednesday",
          "Thursday's grand. Where?", "Rossi's, half 7", "See you there",
        ], "pizza", "Rossi's"
      ),
      (
        [
          "Fancy the book quiz on Friday?", "Yes! What time does it start?", "8, at the Wren Room",
          "Brilliant, see you then",
        ], "quiz", "Wren Room"
      ),
    ]) func namesAndPlacesOfOtherTurns(_ turns: [String], _ name: String, _ place: String) throws
  {
    let last = try #require(try actions(turns).last?.compactMap { $0.values.of(EventValues.self) }.first)
    #expect(last.title.lowercased().contains(name))
    #expect(last.place == place)
  }

  @Test(arguments: [
    "We had the choir recording on Sunday at half two and nobody was late, can you believe it",
    "The Wren Room is open Tuesday to Saturday, 9.30 to 6.15",
  ]) func whatIsNoPlan(_ text: String) throws {
    #expect(try events(text, isLearned: true).isEmpty)
  }
}
