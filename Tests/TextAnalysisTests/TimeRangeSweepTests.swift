import Foundation
import Testing
import TextAnalysis

/// Properties of time detections that hold for any words in any order.
@Suite struct TimeRangeSweepTests {
  private static let words = [
    "tomorrow", "friday", "next", "last", "at", "7", "7pm", "half past", "march", "5th", "of", "2026", "the",
    "end",
    "week", "in", "two", "hours", "every", "other", "from", "to", "until", "-", "/", ":", "30", "noon",
    "tonight",
    "christmas", "q3", "fortnight", "ago", "before", "after", "1999", "february", "31", "9999", "0",
    "century",
    "EST", "(", ")", ",", "quarter", "\n", "\u{1F389}", "this", "morning",
  ]

  @Test(arguments: 0..<40) func spansStayInBounds(_ seed: Int) throws {
    let analyzer = try TextAnalyzer()
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<40 {
      let text = (0..<random(24)).map { _ in Self.words[random(Self.words.count)] }.joined(separator: " ")
      let context = AnalysisContext(
        referenceDate: Date(timeIntervalSince1970: Double(random(4_000_000)) * 3_600 - 5e9),
        timeZone: TimeZone(identifier: ["UTC", "America/New_York", "Australia/Lord_Howe"][random(3)]) ?? .gmt,
        locale: Locale(identifier: ["en_US", "en_GB"][random(2)]))
      let scalars = Array(text.unicodeScalars)
      var end = 0
      for detection in analyzer.detections(in: text, context: context) {
        #expect(detection.range.lowerBound >= end && detection.range.upperBound <= scalars.count)
        end = detection.range.upperBound
        var slice = String.UnicodeScalarView()
        slice.append(contentsOf: scalars[detection.range])
        #expect(String(slice) == detection.text)
        guard case .dateTime(let value) = detection.value else { continue }
        // An interval doesn't end before it begins.
        if let start = value.start, let finish = value.end, let a = start.date, let b = finish.date {
          #expect(
            (a, start.time?.secondOfDay ?? 0) <= (b, finish.time?.secondOfDay ?? 86_400), "\(detection.text)")
        }
        if value.form == .duration { #expect((value.seconds ?? -1) >= 0) }
        if value.form == .recurrence { #expect(value.rule?.hasPrefix("FREQ=") == true) }
      }
    }
  }

  @Test(arguments: [-1e18, -6.3e10, 2.6e11, 1e18, Double.infinity, Double.nan])
  func anyReferenceIsAnswered(_ seconds: Double) throws {
    let context = AnalysisContext(referenceDate: Date(timeIntervalSince1970: seconds), timeZone: .gmt)
    let text = "tomorrow at 7, next friday, in 300 years, every monday, may 5 to 8, by christmas 9999"
    _ = try TextAnalyzer().detections(in: text, context: context)
  }
}
