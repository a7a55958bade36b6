import Foundation
import LanguageData

/// An analyzer that finds what a text states outright: dates, phone numbers, links, addresses, codes and so
/// on.
///
/// A value that can be shared and used from any thread; the language data behind it is mapped once.
public struct TextAnalyzer: Sendable {
  let detectors: [any Detector]

  /// An analyzer over the language data that comes with the package.
  /// - Throws: where that data is missing or damaged.
  public init() throws {
    let shared = try LanguageImage.shared()
    let english = try LanguageImage.english()
    detectors = [
      try LinkDetector(shared: shared, english: english),
      try PhoneDetector(shared: shared, english: english),
      try ParcelDetector(shared: shared, english: english),
      try FlightDetector(shared: shared, english: english),
      try OneTimeCodeDetector(shared: shared, english: english),
      try AddressDetector(shared: shared, english: english),
      try PlaceDetector(shared: shared, english: english),
      try MoneyDetector(shared: shared, english: english),
      try DateTimeDetector(shared: shared, english: english),
      try QuantityDetector(shared: shared, english: english),
      try NumberDetector(shared: shared, english: english),
    ]
  }

  /// An analyzer of some detectors; tests leave one out.
  init(detectors: [any Detector]) {
    self.detectors = detectors
  }

  /// The spans of a text, in order of position. Linear in the text.
  public func detections(in text: String, context: AnalysisContext) -> [Detection] {
    let document = Document(text)
    var findings = Findings()
    for detector in detectors { detector.detect(in: document, context: context, into: &findings) }
    return Arbiter.settle(findings.candidates, length: document.bytes.count).map { candidate in
      Detection(
        range: document.scalarRange(candidate.range), text: document.text(candidate.range),
        value: candidate.value, confidence: candidate.confidence, rule: candidate.rule)
    }
  }
}

extension LanguageImage {
  /// The data that every language shares (`Resources/any`).
  package static func shared() throws -> LanguageImage { try any.get() }

  /// The data of English (`Resources/en`).
  package static func english() throws -> LanguageImage { try en.get() }

  // Mapped once: each mapping counts as memory of its own.
  private static let any = Result { try bundled("any") }
  private static let en = Result { try bundled("en") }

  private static func bundled(_ name: String) throws -> LanguageImage {
    guard let url = Bundle.module.url(forResource: name, withExtension: "language") else {
      throw LanguageDataError(
        .unreadable, "no \(name).language beside the program (expected in \(Bundle.module.bundlePath))")
    }
    return try LanguageImage(contentsOf: url)
  }
}
