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

  @Test(arguments: [
    "We had the choir recording on Sunday at half two and nobody was late, can you believe it",
    "The Wren Room is open Tuesday to Saturday, 9.30 to 6.15",
  ]) func whatIsNoPlan(_ text: String) throws {
    #expect(try events(text, isLearned: true).isEmpty)
  }
}
