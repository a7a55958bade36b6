import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// Cases of spans as data, and the detectors that they are for.
enum SpanCases {
  static func context(_ locale: String?) -> AnalysisContext {
    AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_773_000_000), timeZone: .gmt,
      locale: Locale(identifier: locale ?? "en_US"))
  }

  /// What a detector finds, in order of position.
  static func detections(
    of detector: some Detector, in text: String, locale: String? = nil
  ) -> [(text: String, candidate: Candidate)] {
    let document = Document(text)
    var findings = Findings()
    detector.detect(in: document, context: context(locale), into: &findings)
    return findings.candidates.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { (document.text($0.range), $0) }
  }

  /// The detectors of quantities and places.
  static func detectors() throws -> [any Detector] {
    let (shared, english) = (try LanguageImage.shared(), try LanguageImage.english())
    return [
      try NumberDetector(shared: shared, english: english),
      try MoneyDetector(shared: shared, english: english),
      try QuantityDetector(shared: shared, english: english),
      try AddressDetector(shared: shared, english: english),
      try PlaceDetector(shared: shared, english: english),
    ]
  }
}
