import CommandLineSurface
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// The engines of one run, each loaded when it is first asked for.
struct Engines {
  private(set) lazy var analyzer = Result { try TextAnalyzer() }
  private(set) lazy var suggestions = Result { try SuggestionEngine() }
  private(set) lazy var understander = Result { try MessageUnderstander() }
  private(set) lazy var mailBodies = Result { try MailBodyParser() }

  mutating func detections(in text: String, context: AnalysisContext) throws -> [Detection] {
    try Engines.unwrapped(analyzer).detections(in: text, context: context)
  }

  mutating func explain(_ text: String, context: AnalysisContext) throws -> Explanation {
    try Engines.unwrapped(analyzer).explain(text, context: context)
  }

  /// Whether the sender of a text waits for a reply or an action, and how likely that is.
  mutating func needsReply(_ text: String) throws -> (answer: Bool, probability: Double) {
    let understander = try Engines.unwrapped(understander)
    let probability = understander.understand(text).needsReply
    return (probability >= understander.needsReplyThreshold, probability)
  }

  mutating func parts(ofMail body: String) throws -> MailBody {
    try Engines.unwrapped(mailBodies).parse(body)
  }

  mutating func suggestions(for analysis: MessageAnalysis, context: AnalysisContext) throws -> Suggestions {
    try Engines.unwrapped(suggestions).suggestions(for: analysis, context: context)
  }

  /// Analyses a message and suggests actions; of a mail only what was written for it counts, and ranges
  /// are those of the body.
  mutating func suggestions(
    for message: Message, isMail: Bool, context: AnalysisContext
  ) throws -> Suggestions {
    let analyzer = try Engines.unwrapped(analyzer)
    guard isMail else {
      return try suggestions(
        for: MessageAnalysis(of: message, by: analyzer, context: context), context: context)
    }
    let body = try parts(ofMail: message.body)
    var found = try suggestions(
      for: MessageAnalysis(of: message, text: body.replyText, by: analyzer, context: context),
      context: context)
    for index in found.actions.indices {
      // Evidence from two pieces of an interleaved answer has no one place in the body: its first piece's.
      let range = found.actions[index].range
      found.actions[index].range =
        body.originalRange(of: range) ?? body.originalRange(of: range.lowerBound..<range.lowerBound)
        ?? 0..<message.body.unicodeScalars.count
    }
    return found
  }

  /// Data that came with the program and can't be read is the program's fault, not the input's.
  private static func unwrapped<T>(_ result: Result<T, any Error>) throws -> T {
    do { return try result.get() } catch { throw CommandFailure(.internal, "\(error)") }
  }
}
