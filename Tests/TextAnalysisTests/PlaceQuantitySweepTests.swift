import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// Random texts: no detector traps, and every span lies in bounds on the borders of code points.
@Suite struct PlaceQuantitySweepTests {
  /// SplitMix64 (Steele, Lea, Flood), so that a seed gives the same texts everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let pieces = [
    "1", "12", "345", "1,000", "1.5", "½", "１２", "99999999999999999999999", "twenty", "hundred", "million",
    "and", "a", "half", "quarter", "third", "dozen", "point", "minus", "of", "k", "m", "-", "–", "/", ".",
    ",",
    "'", "\"", "’s", "'s", "$", "US$", "€", "£", "₹", "zł", "USD", "eur", "TRY", "dollars", "pounds", "cents",
    "p", "grand", "bucks", "km", "kg", "°", "°C", "%", "ft", "in", "lbs", "years old", "Main", "St", "Street",
    "Ave", "Court", "Flat", "Apt", "#", "Unit", "Floor", "6th", "5th", "London", "Oakland", "CA", "NY", "IN",
    "EC1N 8FH", "H3Z 2Y7", "D02 X285", "94789", "2000", "PO Box", "corner", "&", "United Kingdom", "at",
    "the",
    "near", "to", "in front of", "Luigi", "starbucks", "gym", "cafe", "Pier", "@", "Highway", "on", "x", "é",
    "日本", "👍🏽", "\u{200D}", "\u{301}", "\n", "\r\n", "\u{2028}", "\u{A0}", "\u{202F}", "\0", "(", ")",
  ]

  static func text(_ generator: inout Generator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...24, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<3, using: &generator) > 0 { text += " " }
    }
    return text
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func spansLieInBounds(seed: UInt64) throws {
    let detectors = try SpanCases.detectors()
    var generator = Generator(state: seed)
    let contexts = ["en_US", "en_GB", "de_DE", "en"].map { SpanCases.context($0) }
    for round in 0..<1500 {
      let text = Self.text(&generator)
      let document = Document(text)
      var findings = Findings(explaining: true)
      for detector in detectors {
        detector.detect(in: document, context: contexts[round % contexts.count], into: &findings)
      }
      for candidate in findings.candidates {
        let range = candidate.range
        #expect(
          !range.isEmpty && range.lowerBound >= 0 && range.upperBound <= document.bytes.count, "\(text)")
        let isOnBorders = [range.lowerBound, range.upperBound].allSatisfy {
          $0 == document.bytes.count || document.bytes[$0] & 0xC0 != 0x80
        }
        #expect(isOnBorders, "\(text)")
        #expect((0...1).contains(candidate.confidence))
      }
    }
  }

  /// Texts made of one thing repeated, the way a reader that looks ahead too far would be slowest.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "1,", "1.", "100,", "100.", "1 ", "a ", "half ", "and ", "hundred ", "one hundred and ", "$", "$1", "-",
      "1-",
      "A, ", "Main ", "St ", "12 Main ", "London, ", "EC1N ", "at ", "at the ", "Luigi's ", "at Luigi's ",
      "5th and ",
      "12A", "#1", "1/", "five dollars and ", "1\n", "A1 ", "No. ", "94789 ", "CA 94789 ",
    ])
  func repetitionIsReadInOnePass(piece: String) throws {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let document = Document(text)
    for detector in try SpanCases.detectors() {
      var findings = Findings()
      detector.detect(in: document, context: SpanCases.context(nil), into: &findings)
      for candidate in findings.candidates { #expect(candidate.range.upperBound <= document.bytes.count) }
    }
  }
}
