import Conversations
import Foundation
import MessageUnderstanding
import Synchronization
import TextAnalysis

/// An analyzer that suggests actions for the messages of conversations, from their plain values; it analyses
/// each once and keeps what it says by itself, so that a new message costs one analysis.
///
/// Safe to use from any thread; what is kept is bounded, and the oldest is dropped.
public final class ConversationAnalyzer: Sendable {
  private let analyzer: TextAnalyzer
  private let engine: SuggestionEngine
  /// Read from its data with the first mail.
  private let mailBodies = Mutex<MailBodyParser?>(nil)
  private let kept = Mutex(DigestCache())

  /// Creates an analyzer.
  ///
  /// - Parameters:
  ///   - analyzer: what finds dates, numbers and the like.
  ///   - understander: what tells the acts of sentences and sensitive topics; nil to work without.
  ///   - turns: what tells the days, times, places and names of plans from others; nil to work without.
  /// - Throws: where language data is missing or damaged.
  public init(analyzer: TextAnalyzer, understander: MessageUnderstander?, turns: TurnModel? = nil) throws {
    self.analyzer = analyzer
    engine = try SuggestionEngine(understander: understander, turns: turns)
  }

  /// Returns the digest of a message, read by itself, as of when it was sent.
  ///
  /// - Parameter isMail: whether the body may carry quotations and a signature; only what was written for
  ///   this message counts then.
  /// - Throws: where the data that mail is read with is missing.
  public func digest(of message: Message, isMail: Bool, context: AnalysisContext) throws -> MessageDigest {
    let key = DigestCache.Key(message, isMail: isMail, context)
    if let digest = kept.withLock({ $0.digest(for: key) }) { return digest }
    let analysis =
      try isMail
      ? MessageAnalysis(of: message, mail: mailBody(message.body), by: analyzer, context: context)
      : MessageAnalysis(of: message, by: analyzer, context: context)
    let digest = engine.digest(of: analysis, context: context)
    kept.withLock { $0.keep(digest, for: key) }
    return digest
  }

  /// The actions of a message after earlier ones; a message with a subject is mail. Ranges are those of the
  /// body.
  ///
  /// - Parameter dropsRepeats: whether what an earlier message shows is left out.
  /// - Throws: where the data that mail is read with is missing.
  public func suggestions(
    for message: Message, after previous: [Message] = [], context: AnalysisContext, dropsRepeats: Bool = true
  ) throws -> Suggestions {
    let digests = try SuggestionEngine.considered(previous, before: message).map {
      try digest(of: $0, isMail: $0.subject != nil, context: context)
    }
    let isMail = message.subject != nil
    return try suggestions(
      for: digest(of: message, isMail: isMail, context: context), after: digests, isMail: isMail,
      dropsRepeats: dropsRepeats)
  }

  /// The same from digests, of a message that may be mail without a subject.
  public func suggestions(
    for digest: MessageDigest, after previous: [MessageDigest], isMail: Bool, dropsRepeats: Bool = true
  ) throws -> Suggestions {
    var found = engine.suggestions(for: digest, after: previous, dropsRepeats: dropsRepeats)
    guard isMail, !found.actions.isEmpty else { return found }
    let body = try mailBody(digest.message.body)
    for index in found.actions.indices {
      // Evidence from two pieces of an interleaved answer has no one place in the body: its first piece's.
      let range = found.actions[index].range
      found.actions[index].range =
        body.originalRange(of: range) ?? body.originalRange(of: range.lowerBound..<range.lowerBound)
        ?? 0..<digest.message.body.unicodeScalars.count
    }
    return found
  }

  /// Returns the plans that are open at a message, the latest last.
  public func openPlans(at digest: MessageDigest, after previous: [MessageDigest]) -> [OpenPlan] {
    engine.openPlans(at: digest, after: previous)
  }

  /// Returns what the model of plans weighs at a message; nil without a model, and where there is nothing to weigh.
  public func planOutlook(at digest: MessageDigest, after previous: [MessageDigest]) -> PlanOutlook? {
    engine.planOutlook(at: digest, after: previous)
  }

  private func mailBody(_ body: String) throws -> MailBody {
    let parser = try mailBodies.withLock { parser in
      let loaded = try parser ?? MailBodyParser()
      parser = loaded
      return loaded
    }
    return parser.parse(body)
  }
}

/// Digests by message and reader, the oldest dropped first.
private struct DigestCache {
  struct Key: Hashable {
    var message: Message
    var isMail: Bool
    /// The reader, at the moment the message was sent; where it doesn't say when, at the moment it is read.
    var context: AnalysisContext

    init(_ message: Message, isMail: Bool, _ context: AnalysisContext) {
      self.message = message
      self.isMail = isMail
      self.context = context.asOf(message.date)
    }
  }

  /// Enough for the conversations on a screen; a digest takes some ten kilobytes.
  private static let limit = 512
  /// A longer message isn't kept: it costs more memory than time.
  private static let longestText = 16 << 10

  private var digests: [Key: MessageDigest] = [:]
  private var order: [Key] = []
  private var next = 0

  func digest(for key: Key) -> MessageDigest? { digests[key] }

  mutating func keep(_ digest: MessageDigest, for key: Key) {
    guard key.message.body.utf8.count <= DigestCache.longestText, digests[key] == nil else { return }
    if order.count < DigestCache.limit {
      order.append(key)
    } else {
      digests[order[next]] = nil
      order[next] = key
      next = (next + 1) % DigestCache.limit
    }
    digests[key] = digest
  }
}
