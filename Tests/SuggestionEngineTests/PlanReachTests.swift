import CivilTime
import Conversations
import Foundation
import MessageUnderstanding
import Testing
import TextAnalysis

@testable import SuggestionEngine

/// The days and times of talk that a plan may have: what isn't among them can't be told.
struct PlanReachTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 09:00 in London
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  struct Talk: Sendable, CustomTestStringConvertible {
    /// What Una and Kit, whose phone it is, say in turns; Una begins.
    var turns: [String]
    var start: String
    var end: String?
    var testDescription: String { turns.joined(separator: " / ") }

    init(_ turns: String..., start: String, end: String? = nil) {
      (self.turns, self.start, self.end) = (turns, start, end)
    }
  }

  @Test(arguments: [
    // The grammar alone isn't sure of them.
    Talk("cant do fri", "sat then? 7pm", start: "2026-05-09T19:00"),
    Talk("9th I'm away. 20th is free, 2pm at mine", start: "2026-05-20T14:00"),
    Talk("not tomorrow, day after is better, 8?", start: "2026-05-06T08:00"),
    // An earlier time or day completes them.
    Talk("Thursday, 7 at mine", "make it half past", start: "2026-05-07T19:30"),
    Talk("call is Thursday at 4pm", "can it be an hour later", start: "2026-05-07T17:00"),
    Talk("the lesson is tomorrow at 11", "ok to push it 45 minutes?", start: "2026-05-05T11:45"),
    // Bounds that are times.
    Talk("dinner saturday, come by 12:30", start: "2026-05-09T12:30"),
    Talk("Saturday by 6am at the gym", start: "2026-05-09T06:00"),
    // Dots.
    Talk("practice sat 10.15", start: "2026-05-09T10:15"),
    Talk("they have a slot on sunday", "booked us for 6.10", start: "2026-05-10T18:10"),
    Talk("the party is 18.05. at 18.00", start: "2026-05-18T18:00"),
    // Ranges.
    Talk("the cottage is ours Fri 7 to Mon 10 August", start: "2026-08-07", end: "2026-08-11"),
    Talk("camping 11th to 14th?", start: "2026-05-11", end: "2026-05-15"),
    Talk("sunday, 3 till 5 at the hall", start: "2026-05-10T15:00", end: "2026-05-10T17:00"),
    Talk("moved from Thursday 14th 08:30 to Friday 15th 10:15", start: "2026-05-15T10:15"),
    Talk(
      "kick-off meeting on 12.05.2026 from 14h to 15h30", start: "2026-05-12T14:00", end: "2026-05-12T15:30"),
    // What recurs begins on a day.
    Talk("We'll be on every Tuesday 7-8pm from 12 May", start: "2026-05-12T19:00", end: "2026-05-12T20:00"),
    Talk("Back on Tuesdays, 7.30pm to 9pm", start: "2026-05-05T19:30", end: "2026-05-05T21:00"),
    // Within the week that was spoken of.
    Talk(
      "could we meet in the week of 18 May?", "How about the Wednesday at 14:00", start: "2026-05-20T14:00"),
    Talk("quiz two weeks tonight, 8 o'clock", start: "2026-05-18T20:00"),
  ]) func canBeChosen(_ talk: Talk) throws {
    let analyzer = try TextAnalyzer()
    let engine = try SuggestionEngine(understander: nil)
    let digests = talk.turns.enumerated().map { index, text in
      let (una, kit) = (Participant(name: "Una"), Participant(name: "Kit", isUser: true))
      let message = Message(
        id: "\(index)", date: Self.context.referenceDate.addingTimeInterval(Double(index) * 60), body: text,
        sender: index % 2 == 0 ? una : kit, recipients: [index % 2 == 0 ? kit : una])
      return engine.digest(
        of: MessageAnalysis(of: message, by: analyzer, context: Self.context), context: Self.context)
    }
    let model = try TurnModel(contentsOf: TurnModel.bundledWeights(), vectors: nil)
    let reach = try #require(
      engine.planReach(of: digests, by: model, expected: digests.map { _ in [] }).last)
    let parts = talk.start.split(separator: "T")
    let numbers = parts[0].split(separator: "-").compactMap { Int($0) }
    let day = try #require(CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]))
    let clock = parts.dropFirst().first.map { $0.split(separator: ":").compactMap { Int($0) } }
    let start = PlanStart(day: day, clock: clock.map { $0[0] * 60 + $0[1] })
    #expect(reach.starts.contains(start), "\(reach.mentioned)")
    if let end = talk.end { #expect(reach.ends[start].map { "\($0)".hasPrefix(end) } == true) }
  }
}
