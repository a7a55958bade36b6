import Conversations
import Embeddings
import Foundation
import Interchange
import Measuring
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// Suggesting for one message after ten others, with everything loaded.
struct Benchmark {
  private let analyzer: TextAnalyzer
  private let engine: SuggestionEngine
  private let understander: MessageUnderstander
  private let mailBodies: MailBodyParser

  init() throws {
    analyzer = try TextAnalyzer()
    understander = try MessageUnderstander()
    engine = try SuggestionEngine(understander: understander)
    mailBodies = try MailBodyParser()
  }

  /// A message with those before it, and what was kept of them.
  struct Case {
    var message: Message
    var previous: [Message]
    var digests: [MessageDigest]
    var context: AnalysisContext
  }

  func cases(_ moments: [Conversations.Moment]) -> [Case] {
    moments.map { message, previous, context in
      Case(
        message: message, previous: previous, digests: previous.map { digest(of: $0, context: context) },
        context: context)
    }
  }

  private func analysis(of message: Message, context: AnalysisContext) -> MessageAnalysis {
    let text = message.subject == nil ? nil : mailBodies.parse(message.body).replyText
    return MessageAnalysis(of: message, text: text, by: analyzer, context: context)
  }

  private func digest(of message: Message, context: AnalysisContext) -> MessageDigest {
    engine.digest(of: analysis(of: message, context: context), context: context)
  }

  /// What is measured, by the names it has in the report and in thresholds.json; the parts of the work
  /// behind the two that have budgets.
  var parts: [(name: String, work: (Case) -> Int)] {
    [
      (
        "suggest.warm",
        { item in
          engine.suggestions(for: digest(of: item.message, context: item.context), after: item.digests)
            .actions.count
        }
      ),
      (
        "suggest.cold",
        { item in
          let earlier = item.previous.map { digest(of: $0, context: item.context) }
          return engine.suggestions(for: digest(of: item.message, context: item.context), after: earlier)
            .actions.count
        }
      ),
      ("suggest.analyse", { analysis(of: $0.message, context: $0.context).detections.count }),
      ("suggest.understand", { understander.understand($0.message.body).sentences.count }),
      ("suggest.digest", { digest(of: $0.message, context: $0.context).text.utf8.count }),
      (
        "suggest.fold",
        { item in
          guard let last = item.digests.last else { return 0 }
          return engine.suggestions(for: last, after: item.digests).actions.count
        }
      ),
    ]
  }

  func measure(_ cases: [Case], rounds: Int, into report: inout Report) {
    report.messages = cases.count
    for (name, work) in parts {
      var results = 0
      report.message[name] = Distribution.over(cases, rounds: rounds) { results &+= work($0) }
      blackHole(results)
    }
  }

  /// Runs one part over and over, for a profiler.
  func repeatedly(_ name: String, _ cases: [Case], seconds: Double) {
    guard let part = parts.first(where: { $0.name == name }) else { return }
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      for item in cases { blackHole(part.work(item)) }
    }
  }
}
