import Foundation
import LanguageData

/// The findings of an analysis, and the candidates that it refused, with the reasons.
public struct Explanation: Sendable, Hashable {
  /// The spans that `detections(in:context:)` gives.
  public var detections: [Detection]
  /// The refused candidates, in order of position.
  public var rejections: [Rejected]
  /// The language whose patterns were applied (BCP 47).
  public var language: String

  /// A span that is not a detection.
  public struct Rejected: Sendable, Hashable {
    /// The range of the span, in Unicode code points of the analysed text.
    public var range: Range<Int>
    /// The text of the span.
    public var text: String
    /// The type of the value that it was taken for.
    public var type: DetectionType
    /// The rule that looked at it.
    public var rule: String
    /// The reason, for a person.
    public var reason: String

    /// Creates the record of a refused candidate.
    public init(range: Range<Int>, text: String, type: DetectionType, rule: String, reason: String) {
      self.range = range
      self.text = text
      self.type = type
      self.rule = rule
      self.reason = reason
    }
  }

  /// Creates an explanation.
  public init(detections: [Detection], rejections: [Rejected], language: String) {
    self.detections = detections
    self.rejections = rejections
    self.language = language
  }
}

extension TextAnalyzer {
  /// The spans of a text with what was refused: by a detector, or because a better span covers it.
  /// Linear in the text; slower than `detections(in:context:)`.
  public func explain(_ text: String, context: AnalysisContext) -> Explanation {
    let document = Document(text)
    var findings = Findings(explaining: true)
    for detector in detectors { detector.detect(in: document, context: context, into: &findings) }
    let settled = Arbiter.settle(findings.candidates, length: document.bytes.count)

    var rejections = findings.rejections.map { rejection in
      Explanation.Rejected(
        range: document.scalarRange(rejection.range), text: document.text(rejection.range),
        type: rejection.type, rule: rejection.rule, reason: rejection.reason)
    }
    let kept = Set(settled.map { Key($0) })
    // Which of those that stand covers a byte, so that a text with many candidates costs no more.
    var owner = [Int32](repeating: -1, count: document.bytes.count)
    for (index, candidate) in settled.enumerated() {
      for byte in candidate.range { owner[byte] = Int32(clamping: index) }
    }
    for candidate in findings.candidates where !kept.contains(Key(candidate)) {
      let winner = candidate.range.first { owner[$0] >= 0 }.map { settled[Int(owner[$0])] }
      let reason =
        winner.map { "gives way to \($0.value.type.rawValue) \"\(document.text($0.range))\" (\($0.rule))" }
        ?? "not sure enough to stand alone"
      rejections.append(
        Explanation.Rejected(
          range: document.scalarRange(candidate.range), text: document.text(candidate.range),
          type: candidate.value.type, rule: candidate.rule, reason: reason))
    }
    rejections.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return Explanation(
      detections: settled.map { candidate in
        Detection(
          range: document.scalarRange(candidate.range), text: document.text(candidate.range),
          value: candidate.value, confidence: candidate.confidence, rule: candidate.rule)
      }, rejections: rejections, language: "en")
  }

  /// The key that tells candidates apart.
  private struct Key: Hashable {
    var range: Range<Int>
    var type: DetectionType
    var rule: String

    init(_ candidate: Candidate) {
      range = candidate.range
      type = candidate.value.type
      rule = candidate.rule
    }
  }
}

extension TextAnalyzer {
  /// The names of data files that are not what was built; reads them whole.
  /// - Throws: where one is missing or can't be read at all.
  public static func damagedData() throws -> [String] {
    let images = [("any", try LanguageImage.shared()), ("en", try LanguageImage.english())]
    return images.filter { !$0.1.isIntact }.map(\.0)
  }
}
