import Foundation
import Testing
import TextAnalysis

/// Days in sentences that are about the past or about what lies ahead, each sentence with each day.
@Suite struct TenseFrameTests {
  /// Words for a day, and what they mean where it lies ahead and where it is over; now is Wednesday,
  /// 11 March 2026.
  struct Day: Sendable {
    var words: String
    var ahead: String
    var past: String
  }

  private static let days = [
    Day(words: "Friday", ahead: "2026-03-13", past: "2026-03-06"),
    Day(words: "Monday", ahead: "2026-03-16", past: "2026-03-09"),
    Day(words: "Sunday at 5pm", ahead: "2026-03-15T17:00:00", past: "2026-03-08T17:00:00"),
    Day(words: "the 20th", ahead: "2026-03-20", past: "2026-02-20"),
    Day(words: "April 3rd", ahead: "2026-04-03", past: "2025-04-03"),
    Day(words: "2 May", ahead: "2026-05-02", past: "2025-05-02"),
    Day(words: "Tuesday evening", ahead: "2026-03-17T18:00:00", past: "2026-03-10T18:00:00"),
    Day(words: "Thursday 7pm", ahead: "2026-03-12T19:00:00", past: "2026-03-05T19:00:00"),
  ]

  struct Frames: Decodable, Sendable {
    var ahead: [String]
    var past: [String]
  }

  private static let frames = Result {
    try OwnCaseFamily.files.json("tense-frames.json", as: Frames.self)
  }

  @Test func theClauseSaysWhichDayIsMeant() throws {
    let frames = try Self.frames.get()
    #expect(frames.ahead.count + frames.past.count >= 200)
    var wrong: [String] = []
    var right = 0
    for (list, wanted) in [(frames.ahead, \Day.ahead), (frames.past, \Day.past)] {
      for frame in list {
        for day in Self.days {
          let text = frame.replacing("{}", with: day.words)
          let found = try moments(in: text)
          if found.contains(day[keyPath: wanted]) { right += 1 } else { wrong.append("\(text): \(found)") }
        }
      }
    }
    // What is left says nothing by its clause: "we left {}" of a plan, "I thought {} was great" of a rumour.
    let share = Double(right) / Double(right + wrong.count)
    #expect(
      share >= 0.99, "\(right) of \(right + wrong.count) right; wrong:\n\(wrong.joined(separator: "\n"))")
  }

  /// The beginnings and ends of the times in a text.
  private func moments(in text: String) throws -> [String] {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let context = AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_773_238_500), timeZone: zone,
      locale: Locale(identifier: "en_US"))
    return try OwnCaseFamily.analyzer.get().detections(in: text, context: context).flatMap { detection in
      guard case .dateTime(let value) = detection.value else { return [String]() }
      return [value.start, value.end].compactMap { $0?.description }
    }
  }
}
