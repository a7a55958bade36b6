import LanguageData

/// A detection before it leaves the engine: its place in bytes, and what decides between overlapping ones.
package struct Candidate: Sendable {
  /// The range of the candidate, in bytes of the document.
  package var range: Range<Int>
  package var value: Detection.Value
  package var confidence: Double
  package var rule: String

  package init(range: Range<Int>, value: Detection.Value, confidence: Double, rule: String) {
    self.range = range
    self.value = value
    self.confidence = confidence
    self.rule = rule
  }
}

/// A candidate that was looked at and refused; only `explain` collects them.
package struct Rejection: Sendable {
  package var range: Range<Int>
  package var type: DetectionType
  package var rule: String
  /// The reason, for a person: "no check digit of a known courier fits".
  package var reason: String
}

/// The candidates and rejections that detectors collect.
package struct Findings: Sendable {
  package var candidates: [Candidate] = []
  /// Filled only where `explaining`.
  package var rejections: [Rejection] = []
  package let explaining: Bool

  package init(explaining: Bool = false) {
    self.explaining = explaining
  }

  package mutating func reject(
    _ range: Range<Int>, as type: DetectionType, rule: String, because reason: @autoclosure () -> String
  ) {
    guard explaining else { return }
    rejections.append(Rejection(range: range, type: type, rule: rule, reason: reason()))
  }
}

/// A detector that finds spans of one family in a document. Linear in the text; never traps on any bytes.
package protocol Detector: Sendable {
  func detect(in document: Document, context: AnalysisContext, into findings: inout Findings)
}
