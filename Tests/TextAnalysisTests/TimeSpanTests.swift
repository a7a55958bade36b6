import Foundation
import Testing
import TextAnalysis

/// What the span of a time holds: never the preposition before it, unless the message is nothing else.
@Suite struct TimeSpanTests {
  private static let times: [(preposition: String, time: String)] = [
    ("at", "5 am"), ("at", "7"), ("at", "seven"), ("@", "6pm"), ("at", "half past six"), ("at", "0730"),
    ("at", "noon"),
    ("at", "about 8pm"), ("at", "5 tomorrow"), ("at", "11 on Friday"), ("at", "630 tomorrow"),
    ("on", "Friday"),
    ("on", "March 20"), ("on", "Friday at 7"), ("on", "Mondays"), ("on", "Tuesdays and Thursdays at 9am"),
    ("in", "March"), ("in", "May 2027"), ("for", "Saturday"), ("for", "tomorrow night"),
    ("for", "3pm on Sunday"),
  ]

  @Test(arguments: [
    "see you {}", "it's {} then", "ok {} please", "are we on {}?", "Lunch {}!", "hm, {} is fine",
  ])
  func aSentenceKeepsThePrepositionOut(_ frame: String) throws {
    for (preposition, time) in Self.times {
      let text = frame.replacing("{}", with: "\(preposition) \(time)")
      #expect(try spans(in: text) == [time], "\(text)")
    }
  }

  @Test(arguments: ["{}", "{}?", "{}!", "{} ?!"])
  func aMessageOfNothingElseIsTheTime(_ frame: String) throws {
    for (preposition, time) in Self.times {
      let words = "\(preposition) \(time)"
      let text = frame.replacing("{}", with: words)
      #expect(try spans(in: text) == [words], "\(text)")
    }
  }

  private func spans(in text: String) throws -> [String] {
    let context = AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_773_238_500),
      timeZone: try #require(TimeZone(identifier: "America/New_York")), locale: Locale(identifier: "en_US"))
    return try OwnCaseFamily.analyzer.get().detections(in: text, context: context)
      .filter { $0.type == .dateTime }.map(\.text)
  }
}
