import CommandLineSurface
import Embeddings
import Foundation
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// The engines of one run, each loaded when it is first asked for.
struct Engines {
  private(set) lazy var analyzer = Result { try TextAnalyzer() }
  private(set) lazy var suggestions = Result { try SuggestionEngine(understander: usableUnderstander()) }
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

  /// What a message says by itself; of a mail only what was written for it counts.
  mutating func digest(of message: Message, isMail: Bool, context: AnalysisContext) throws -> MessageDigest {
    let text = isMail ? try parts(ofMail: message.body).replyText : nil
    let analysis = MessageAnalysis(
      of: message, text: text, by: try Engines.unwrapped(analyzer), context: context)
    return try Engines.unwrapped(suggestions).digest(of: analysis, context: context)
  }

  /// Analyses a message and those before it and suggests actions; ranges are those of the body.
  mutating func suggestions(
    for message: Message, after previous: [Message] = [], context: AnalysisContext
  ) throws -> Suggestions {
    let digests = try previous.suffix(SuggestionEngine.previousMessagesLimit).map {
      try digest(of: $0, isMail: $0.subject != nil, context: context)
    }
    return try suggestions(
      for: digest(of: message, isMail: message.subject != nil, context: context), after: digests,
      isMail: message.subject != nil)
  }

  mutating func suggestions(
    for digest: MessageDigest, after previous: [MessageDigest], isMail: Bool
  ) throws -> Suggestions {
    var found = try Engines.unwrapped(suggestions).suggestions(for: digest, after: previous)
    guard isMail else { return found }
    let body = try parts(ofMail: digest.message.body)
    for index in found.actions.indices {
      // Evidence from two pieces of an interleaved answer has no one place in the body: its first piece's.
      let range = found.actions[index].range
      found.actions[index].range =
        body.originalRange(of: range) ?? body.originalRange(of: range.lowerBound..<range.lowerBound)
        ?? 0..<digest.message.body.unicodeScalars.count
    }
    return found
  }

  /// The understander, or nil with a warning where its files are damaged: rules and spans work without it.
  private mutating func usableUnderstander() -> MessageUnderstander? {
    do {
      return try understander.get()
    } catch let error as EmbeddingError {
      Engines.warn("\(error); going on without word vectors")
      return try? MessageUnderstander(weights: MessageUnderstander.bundledWeights(), vectors: nil)
    } catch {
      Engines.warn("\(error); going on without what it tells of sentences")
      return nil
    }
  }

  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("beckon: \(text)\n".utf8))
  }

  /// Data that came with the program and can't be read is the program's fault, not the input's.
  private static func unwrapped<T>(_ result: Result<T, any Error>) throws -> T {
    do { return try result.get() } catch { throw CommandFailure(.internal, "\(error)") }
  }
}
