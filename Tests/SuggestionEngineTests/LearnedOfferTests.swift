import Conversations
import Embeddings
import Foundation
import MessageUnderstanding
import SuggestionEngine
import Testing
import TextAnalysis

/// Offers beside events and reminders that no rule knows by their words.
@Suite(.enabled(if: try WordVectors.bundled() != nil, "the word vectors are not installed"))
struct LearnedOfferTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 08:00 UTC
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  /// What a message of Una's offers Kit.
  private func actions(_ text: String, isLearned: Bool = true) throws -> [SuggestedAction] {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine(
      understander: MessageUnderstander(), turns: isLearned ? TurnModel() : nil)
    let message = Message(
      id: "m", date: Self.context.referenceDate, body: text, sender: Participant(name: "Una"),
      recipients: [Participant(name: "Kit", isUser: true)])
    let analysis = MessageAnalysis(of: message, by: analyzer, context: Self.context)
    return engine.suggestions(for: engine.digest(of: analysis, context: Self.context)).actions
  }

  @Test func paymentsInWordsOfTheirOwn() throws {
    let text = "Boat fuel was 240 so 60 each, EFT me when you can"
    #expect(try actions(text, isLearned: false).isEmpty)
    let payment = try #require(try actions(text).first?.values.of(PayValues.self)?.payment)
    // The share, and not the sum.
    #expect(payment.money.amount == 60)
    #expect(payment.person == "Una")
  }

  @Test func picturesInWordsOfTheirOwn() throws {
    let text = "pls do a snap of the water meter and whatsapp it over"
    #expect(try actions(text, isLearned: false).isEmpty)
    let item = try #require(try actions(text).first?.values.of(SendPhotoValues.self)?.item)
    #expect(item.what == "water meter")
    #expect(item.person == "Una")
  }

  @Test(arguments: [
    "the photo of the meter came through, ta", "that van cost us 90 last time, 45 each, never again",
    "half an hour is enough",
  ]) func whatIsOverIsNotOffered(_ text: String) throws { #expect(try actions(text).isEmpty) }
}
