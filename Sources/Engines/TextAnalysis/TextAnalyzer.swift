/// Finds what a text states outright: dates, phone numbers, links, addresses, codes and so on.
///
/// A value that can be shared and used from any thread; the language data behind it is mapped once.
public struct TextAnalyzer: Sendable {
  let detectors: [any Detector]

  /// An analyzer over the language data that comes with the package.
  /// - Throws: where that data is missing or damaged.
  public init() throws {
    detectors = []
  }

  /// The spans of a text, in order of position. Linear in the text.
  public func detections(in text: String, context: AnalysisContext) -> [Detection] {
    let document = Document(text)
    var findings = Findings()
    for detector in detectors { detector.detect(in: document, context: context, into: &findings) }
    return Arbiter.settle(findings.candidates).map { candidate in
      Detection(
        range: document.scalarRange(candidate.range), text: document.text(candidate.range),
        value: candidate.value, confidence: candidate.confidence, rule: candidate.rule)
    }
  }
}
