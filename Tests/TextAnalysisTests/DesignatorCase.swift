import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// A text and what one detector finds in it, in order.
struct DesignatorCase: Decodable, CustomTestStringConvertible {
  struct Expected: Decodable, Equatable {
    var text: String
    /// The number, designator or code.
    var value: String
    /// The likeliest courier, or the service; not compared where the case names none.
    var detail: String?
  }

  var text: String
  var expected: [Expected]

  var testDescription: String { text }

  static func load(_ name: String) throws -> [DesignatorCase] {
    try CaseFiles("TextAnalysis").json("\(name).json")
  }

  /// What a detector finds, in the form of the cases; details only where the case has them.
  func told(by detector: some Detector) -> [Expected] {
    let found = Self.detections(of: text, by: detector)
    return found.enumerated().map { index, item in
      let wanted = index < expected.count ? expected[index].detail : nil
      return Expected(text: item.text, value: item.value, detail: wanted == nil ? nil : item.detail)
    }
  }

  static func detections(of text: String, by detector: some Detector) -> [Expected] {
    let document = Document(text)
    var findings = Findings()
    detector.detect(in: document, context: context, into: &findings)
    return findings.candidates.map { candidate in
      let text = document.text(candidate.range)
      return switch candidate.value {
      case .trackingNumber(let value): Expected(text: text, value: value.number, detail: value.couriers.first)
      case .flight(let value): Expected(text: text, value: value.designator, detail: value.airlineName)
      case .oneTimeCode(let value): Expected(text: text, value: value.code, detail: value.service)
      default: Expected(text: text, value: "\(candidate.value)", detail: nil)
      }
    }
  }

  static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_773_400_000), timeZone: TimeZone(secondsFromGMT: 0)!)

  /// Runs a detector over random texts made of pieces, and checks that every range lies in the text, on the
  /// borders of code points, and that confidence and order hold.
  static func sweep(_ detector: some Detector, pieces: [String], seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        text += pieces.randomElement(using: &random)!
        if Bool.random(using: &random) { text += " " }
      }
      let document = Document(text)
      var findings = Findings(explaining: Bool.random(using: &random))
      detector.detect(in: document, context: context, into: &findings)
      for range in findings.candidates.map(\.range) + findings.rejections.map(\.range) {
        #expect(range.lowerBound >= 0 && range.upperBound <= document.bytes.count && !range.isEmpty)
        for edge in [range.lowerBound, range.upperBound] where edge < document.bytes.count {
          #expect(document.bytes[edge] & 0xC0 != 0x80, "inside a code point of \(text.debugDescription)")
        }
      }
      for candidate in findings.candidates { #expect((0...1).contains(candidate.confidence)) }
      for (a, b) in zip(findings.candidates, findings.candidates.dropFirst()) {
        #expect(a.range.upperBound <= b.range.lowerBound, "overlap in \(text.debugDescription)")
      }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same sequence on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
