import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct PhonesTests {
  @Test(arguments: try CaseFiles("TextAnalysis").json("own-phones.json") as [PhoneCase])
  func findsNumbersAndNothingElse(_ item: PhoneCase) throws {
    let detector = try PhoneDetector(shared: .shared(), english: .english())
    let found = SequenceCases.detections(of: detector, in: item.text, region: item.region).compactMap {
      detection -> PhoneCase.Span? in
      guard case .phone(let value) = detection.value else { return nil }
      return PhoneCase.Span(
        text: detection.text, e164: value.e164, valid: value.isValid, extension: value.extension)
    }
    #expect(found == item.expected)
  }

  @Test func formatsForTheReader() throws {
    let detector = try PhoneDetector(shared: .shared(), english: .english())
    func formatted(_ text: String, region: String) -> String? {
      guard
        case .phone(let value) = SequenceCases.detections(of: detector, in: text, region: region).first?.value
      else { return nil }
      return "\(value.region ?? "-") \(value.formatted)"
    }
    #expect(formatted("+14155550132", region: "US") == "US (415) 555-0132")
    #expect(formatted("+14155550132", region: "DE") == "US +1 415-555-0132")
    #expect(formatted("02079460018", region: "GB") == "GB 020 7946 0018")
  }

  @Test func explainsWhatItRefuses() throws {
    let detector = try PhoneDetector(shared: .shared(), english: .english())
    var findings = Findings(explaining: true)
    detector.detect(
      in: Document("order no. 4155550132"), context: SequenceCases.context("US"), into: &findings)
    #expect(findings.candidates.isEmpty)
    #expect(findings.rejections.contains { $0.type == .phone })
  }

  @Test func anyTextKeepsTheRules() throws {
    let detector = try PhoneDetector(shared: .shared(), english: .english())
    let parts = [
      "1", "22", "415", "5550132", "+", "(", ")", "[", "]", "-", "–", "/", ".", " ", "\u{3000}", "～", "~",
      "x", "ext. ",
      "#", ",", ";ext=", "４１５", "٩٧١", "call ", "order ", "é", "日本", "\n", "$", "%", ":", "=", "４", "＋", "（",
      "）",
      "\u{200B}", "\u{AD}", "http://", "a",
    ]
    SequenceCases.sweep(parts: parts, rounds: 1_500, seed: 7) { text in
      SequenceCases.check(detector, on: text)
    }
  }

  @Test(arguments: ["1", "1 ", "12-", "(1", "+1", "415 555 0132 ", "x1", "1.", "/1", "call 1234567 ", "４"])
  func longTextsEnd(_ unit: String) throws {
    let detector = try PhoneDetector(shared: .shared(), english: .english())
    SequenceCases.check(detector, on: String(repeating: unit, count: 20_000 / unit.utf8.count))
  }

  @Test func threadsMayShareADetector() async throws {
    let detector = try PhoneDetector(shared: .shared(), english: .english())
    await withTaskGroup(of: Int.self) { group in
      for region in ["US", "GB", "DE", "FR", "JP", "IN", "BR", "AU"] {
        group.addTask {
          SequenceCases.detections(of: detector, in: "+14155550132 and +442079460018", region: region).count
        }
      }
      for await count in group { #expect(count == 2) }
    }
  }
}

/// A text read in a region and the phone numbers in it.
struct PhoneCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Span: Decodable, Sendable, Equatable {
    var text: String
    var e164: String
    var valid: Bool
    var `extension`: String?
  }

  var text: String
  var region: String
  var expected: [Span]

  var testDescription: String { "\(region): \(text)" }
}
