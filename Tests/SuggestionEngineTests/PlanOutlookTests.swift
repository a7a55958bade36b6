import Conversations
import Embeddings
import Foundation
import MessageUnderstanding
import SuggestionEngine
import Testing
import TextAnalysis

/// What the model of plans weighs at a turn, as `explain` shows it.
struct PlanOutlookTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 09:00 in London
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  private func outlook(_ turns: [String], isLearned: Bool = true) throws -> PlanOutlook? {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine(
      understander: MessageUnderstander(), turns: isLearned ? TurnModel() : nil)
    let (una, kit) = (Participant(name: "Una"), Participant(name: "Kit", isUser: true))
    let digests = turns.enumerated().map { index, text in
      let message = Message(
        id: "\(index)", date: Self.context.referenceDate.addingTimeInterval(Double(index) * 60), body: text,
        sender: index % 2 == 0 ? una : kit, recipients: [index % 2 == 0 ? kit : una])
      return engine.digest(
        of: MessageAnalysis(of: message, by: analyzer, context: Self.context), context: Self.context)
    }
    return try engine.planOutlook(at: #require(digests.last), after: digests.dropLast())
  }

  @Test func whatIsToldIsTheLikeliest() throws {
    let outlook = try #require(
      try outlook(["Shall we have dinner at Marlowe's on Thursday?", "Love to! 7?", "7 is perfect"]))
    #expect(outlook.isTold)
    #expect(outlook.starts.first?.value.hasPrefix("2026-05-07T19:00") == true)
    #expect(outlook.starts.first?.words == ["Thursday", "7"])
    #expect(outlook.names.first?.value == "dinner")
    #expect(outlook.places.first?.value.contains("Marlowe") == true)
    #expect(outlook.starts.map(\.probability) == outlook.starts.map(\.probability).sorted(by: >))
    let all = [outlook.nothing] + outlook.starts.map(\.probability)
    #expect(all.allSatisfy { (0...1).contains($0) } && all.reduce(0, +) <= 1.0001)
    let likeliest = try #require(outlook.starts.first)
    #expect(likeliest.probability >= outlook.threshold)
  }

  @Test func whatIsNotToldSaysHowSureItIs() throws {
    let outlook = try #require(try outlook(["I was at the dentist on Thursday at 7, never again"]))
    #expect(!outlook.isTold)
    #expect(outlook.nothing > 0.5)
  }

  @Test func nothingIsWeighedWithoutADay() throws {
    #expect(try outlook(["How are you?"]) == nil)
    #expect(try outlook([""]) == nil)
    #expect(try outlook([" \u{200B}"]) == nil)
    #expect(try outlook(["Dinner on Thursday at 7?"], isLearned: false) == nil)
  }
}
