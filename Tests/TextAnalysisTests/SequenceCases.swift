import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// What the tests of links and phone numbers share.
enum SequenceCases {
  static func context(_ region: String) -> AnalysisContext {
    AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_790_000_000), timeZone: .gmt,
      locale: Locale(identifier: "en_US"), phoneRegion: region)
  }

  static func detections(of detector: some Detector, in text: String, region: String = "US") -> [Detection] {
    let document = Document(text)
    var findings = Findings()
    detector.detect(in: document, context: context(region), into: &findings)
    return findings.candidates.map {
      Detection(
        range: document.scalarRange($0.range), text: document.text($0.range), value: $0.value,
        confidence: $0.confidence, rule: $0.rule)
    }
  }

  /// Ranges lie in the text, begin and end between code points, hold something and don't overlap.
  static func check(_ detector: some Detector, on text: String) {
    let document = Document(text)
    var findings = Findings(explaining: true)
    detector.detect(in: document, context: context("US"), into: &findings)
    var end = 0
    for candidate in findings.candidates {
      let range = candidate.range
      #expect(
        range.lowerBound >= end && range.upperBound <= document.bytes.count && !range.isEmpty,
        "\(text.debugDescription)")
      guard range.upperBound <= document.bytes.count else { return }
      for place in [range.lowerBound, range.upperBound] where place < document.bytes.count {
        #expect(document.bytes[place] & 0xC0 != 0x80, "\(text.debugDescription)")
      }
      #expect((0...1).contains(candidate.confidence))
      end = range.upperBound
    }
  }

  /// Texts of random parts, the same for the same seed.
  static func sweep(parts: [String], rounds: Int, seed: UInt64, _ body: (String) -> Void) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<rounds {
      body((0..<random(24) + 1).map { _ in parts[random(parts.count)] }.joined())
    }
  }
}
