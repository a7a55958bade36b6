import CommandLineSurface
import Conversations
import Embeddings
import Foundation
import MessageUnderstanding
import ReplyEngine
import SuggestionEngine
import TextAnalysis

/// The engines of one run, each loaded when it is first asked for.
struct Engines {
  private(set) lazy var analyzer = Result { try TextAnalyzer() }
  private(set) lazy var conversations = Result {
    let understander = usableUnderstander()
    return try ConversationAnalyzer(
      analyzer: analyzer.get(), understander: understander, turns: understander == nil ? nil : usableTurns())
  }
  private(set) lazy var understander = Result { try MessageUnderstander() }
  private(set) lazy var replyEngine = Result {
    let understander = usableUnderstander()
    return try ReplyEngine(
      analyzer: conversations.get(), sensitiveThresholds: understander?.sensitiveThresholds)
  }
  private(set) lazy var ranker = Result { try ReplyRanker() }
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

  /// What a message says by itself; of a mail only what was written for it counts.
  mutating func digest(of message: Message, isMail: Bool, context: AnalysisContext) throws -> MessageDigest {
    try Engines.unwrapped(conversations).digest(of: message, isMail: isMail, context: context)
  }

  /// Analyses a message and those before it and suggests actions; ranges are those of the body.
  mutating func suggestions(
    for message: Message, after previous: [Message] = [], context: AnalysisContext
  ) throws -> Suggestions {
    try Engines.unwrapped(conversations).suggestions(for: message, after: previous, context: context)
  }

  mutating func suggestions(
    for digest: MessageDigest, after previous: [MessageDigest], isMail: Bool
  ) throws -> Suggestions {
    try Engines.unwrapped(conversations).suggestions(for: digest, after: previous, isMail: isMail)
  }

  /// The plans that are open at a message, the latest last.
  mutating func openPlans(at digest: MessageDigest, after previous: [MessageDigest]) throws -> [OpenPlan] {
    try Engines.unwrapped(conversations).openPlans(at: digest, after: previous)
  }

  /// What the model of plans weighs at a message; nil where there is nothing to weigh.
  mutating func planOutlook(
    at digest: MessageDigest, after previous: [MessageDigest]
  ) throws -> PlanOutlook? {
    try Engines.unwrapped(conversations).planOutlook(at: digest, after: previous)
  }

  /// The replies to a thread, or why there are none.
  mutating func replies(
    to thread: ReplyThread, context: AnalysisContext, stance: ReplyStance? = nil, tone: ReplyTone? = nil
  ) throws -> SuggestedReplies {
    try Engines.unwrapped(replyEngine).replies(to: thread, context: context, stance: stance, tone: tone)
  }

  /// A mail made of a short reply.
  mutating func longReply(
    from reply: SuggestedReply, to thread: ReplyThread, context: AnalysisContext, length: ReplyLength,
    tone: ReplyTone?
  ) throws -> LongReply? {
    try Engines.unwrapped(replyEngine).longReply(
      from: reply, to: thread, context: context, length: length, tone: tone)
  }

  /// The places of candidates for the next message, the best first.
  mutating func ranking(
    of candidates: [String], after turns: [(text: String, isOwn: Bool)]
  ) throws -> [Int] {
    try Engines.unwrapped(ranker).ranking(of: candidates, after: turns)
  }

  /// The model of turns. It isn't used without the understander, whose answers are among its features.
  private func usableTurns() -> TurnModel? {
    do {
      return try TurnModel.shared()
    } catch {
      Engines.warn("\(error); going on without what it tells of turns")
      return nil
    }
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

  static func warn(_ text: String) {
    FileHandle.standardError.write(Data("beckon: \(text)\n".utf8))
  }

  /// Data that came with the program and can't be read is the program's fault, not the input's.
  private static func unwrapped<T>(_ result: Result<T, any Error>) throws -> T {
    do { return try result.get() } catch { throw CommandFailure(.internal, "\(error)") }
  }
}
