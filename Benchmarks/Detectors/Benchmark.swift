import Embeddings
import Foundation
import LanguageData
import Measuring
import TextAnalysis

/// The parts of the text engine that are measured, over one fixed context.
struct Benchmark {
  let analyzer: TextAnalyzer
  let dates: DateTimeDetector
  let languages: LanguageIdentifier
  /// Nil where none are installed; then they are not measured.
  let vectors: WordVectors?
  let context: AnalysisContext

  /// Loads everything and analyses one message, so that what is made at first use is made.
  init(first message: String) throws {
    analyzer = try TextAnalyzer()
    dates = try DateTimeDetector(shared: LanguageImage.shared(), english: LanguageImage.english())
    languages = try LanguageIdentifier()
    vectors = try WordVectors.bundled()
    // Wednesday, 11 March 2026, 10:15 in New York.
    context = AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_773_238_500),
      timeZone: TimeZone(identifier: "America/New_York") ?? .gmt)
    _ = analyzer.detections(in: message, context: context)
  }

  /// The parts, by the names they have in the report and in thresholds.json.
  private var parts: [(name: String, work: (String) -> Int)] {
    var parts: [(name: String, work: (String) -> Int)] = [
      ("tokenise", { Document($0).tokens.count }),
      ("dates", datesFound),
      ("detections", { analyzer.detections(in: $0, context: context).count }),
      ("explain", { analyzer.explain($0, context: context).detections.count }),
      ("language", { languages.identify($0) == nil ? 0 : 1 }),
    ]
    if let vectors { parts.append(("vectors", { vectors.vector(of: $0).count })) }
    return parts
  }

  /// The date detector alone, from text to candidates.
  private func datesFound(_ text: String) -> Int {
    var findings = Findings()
    dates.detect(in: Document(text), context: context, into: &findings)
    return findings.candidates.count
  }

  func measure(_ messages: [String], quick: Bool, into report: inout Report) {
    report.messages = messages.count
    report.peakMemory["loaded"] = Memory.peak
    for (name, work) in parts {
      var results = 0
      report.message[name] = Distribution.over(messages, rounds: quick ? 5 : 41) { results &+= work($0) }
      blackHole(results)
    }
    report.detections = messages.reduce(0) { $0 + analyzer.detections(in: $1, context: context).count }
    report.peakMemory["messages"] = Memory.peak
    let lengths = quick ? [1_000, 10_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000]
    for shape in TextShape.all(messages: messages) {
      report.growth.append(growth(of: shape, lengths: lengths))
    }
    report.peakMemory["long texts"] = Memory.peak
  }

  private func growth(of shape: TextShape, lengths: [Int]) -> Report.Growth {
    let samples = lengths.map { length in
      let text = shape.text(bytes: length)
      let seconds = Stopwatch.least(of: length >= 1_000_000 ? 2 : length >= 100_000 ? 7 : 15) {
        blackHole(analyzer.detections(in: text, context: context).count)
      }
      return Report.Growth.Sample(bytes: text.utf8.count, seconds: seconds)
    }
    let rates = samples.suffix(2).map { $0.seconds / Double($0.bytes) }
    return Report.Growth(shape: shape.name, seconds: samples, linearity: rates[1] / rates[0])
  }

  /// Runs one part over and over, for a profiler.
  func repeatedly(_ name: String, messages: [String], seconds: Double) {
    guard let part = parts.first(where: { $0.name == name }) else { return }
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      for message in messages { blackHole(part.work(message)) }
    }
  }
}
