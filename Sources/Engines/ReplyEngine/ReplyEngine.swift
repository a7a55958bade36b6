import Conversations
import Embeddings
import Foundation
import LanguageData
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// An engine that suggests short replies to the last message of a thread: at most three that fit what was
/// asked and differ in stance, or the reason for none.
///
/// Replies come from a curated bank and from values of the thread; models rank and tell situations apart, and
/// never write. The text of a message is data: nothing in it is followed. A value that can be used from any
/// thread; digests are kept by the analyzer, so that a thread which grew by a message costs one analysis.
public struct ReplyEngine: Sendable {
  let analyzer: ConversationAnalyzer
  let bank: ReplyBank
  let words: ReplyWords
  let styleWords: Lexicon
  let templates: LongReplyTemplates
  let mailPhrases: Lexicon
  let elaborationCheck: ElaborationCheck
  private let model: SituationModel
  private let reader: SituationFeatureReader
  private let languages: LanguageIdentifier
  private let sensitiveThresholds: Distribution<SensitiveTopic>?

  /// The rules for which threads get replies.
  public var eligibility = ReplyEligibility()

  /// The messages of a thread before the last that are looked at.
  public static let threadLimit = 20
  /// The messages of one person in a row among which the one that asks is looked for.
  private static let openMessages = 3

  /// Creates an engine with the weights that come with the package.
  ///
  /// - Parameters:
  ///   - analyzer: what analyses messages and keeps their digests.
  ///   - sensitiveThresholds: from which probabilities on a message is about a sensitive topic, as the
  ///     understander says; nil to work without.
  /// - Throws: `ReplyEngineError`, or what the language data or the word vectors throw, where one is damaged.
  public init(analyzer: ConversationAnalyzer, sensitiveThresholds: Distribution<SensitiveTopic>?) throws {
    try self.init(
      analyzer: analyzer, sensitiveThresholds: sensitiveThresholds,
      weights: ReplyWeights(contentsOf: try ReplyEngine.bundledWeights()), vectors: try WordVectors.bundled())
  }

  package init(
    analyzer: ConversationAnalyzer, sensitiveThresholds: Distribution<SensitiveTopic>?,
    weights: ReplyWeights, vectors: WordVectors?
  ) throws {
    let image = try LanguageImage.english()
    self.analyzer = analyzer
    self.sensitiveThresholds = sensitiveThresholds
    bank = try ReplyBank(image)
    words = try ReplyWords(image)
    styleWords = try image.required("replyStyleWords")
    templates = try LongReplyTemplates(image)
    mailPhrases = try image.required("replyMailPhrases")
    elaborationCheck = try ElaborationCheck(image)
    model = SituationModel(weights)
    reader = try SituationFeatureReader(vectors: vectors)
    languages = try LanguageIdentifier()
    guard weights.record.situations == bank.situations.map(\.name) else {
      throw ReplyEngineError(
        .wrongVersion, "the reply weights are of other situations than the bank; run beckon train-replies")
    }
  }

  /// Returns the address of the weights that come with the package.
  /// - Throws: `ReplyEngineError` where they are missing.
  public static func bundledWeights() throws -> URL {
    guard let url = Bundle.module.url(forResource: "replies-en", withExtension: "weights") else {
      throw ReplyEngineError(
        .unreadable, "no replies-en.weights beside the program (expected in \(Bundle.module.bundlePath))")
    }
    return url
  }

  /// The number of replies in the bank.
  public var replyCount: Int { bank.count }

  /// Returns the replies to a thread, or the reason for none.
  ///
  /// Linear in the thread's latest messages, whose digests are kept.
  /// - Parameters:
  ///   - context: the reader, now.
  ///   - stance: the one stance that is wanted; nil for different ones.
  ///   - tone: the tone that is wanted; nil for that of the person's own messages.
  /// - Throws: where the data that mail is read with is missing.
  public func replies(
    to thread: ReplyThread, context: AnalysisContext, stance: ReplyStance? = nil, tone: ReplyTone? = nil
  ) throws -> SuggestedReplies {
    if let silence = eligibility.silence(for: thread, now: context.referenceDate) { return .none(silence) }
    guard let last = thread.entries.lastIndex(where: { !$0.isOwn }) else { return .none(.ownMessageLast) }
    let isMail = thread.kind == .mail
    func digest(_ entry: ReplyThread.Entry) throws -> MessageDigest {
      try analyzer.digest(of: entry.message, isMail: isMail, context: context)
    }
    let earlier = thread.entries[..<last].suffix(ReplyEngine.threadLimit)
    var answered = (digest: try digest(thread.entries[last]), place: last)
    var (reading, silence) = read(answered.digest)
    // "Can you pick me up at 6?" and then "thanks!" still wants an answer.
    var place = last - 1
    while silence == .nothingAsked, !isMail, place >= 0, last - place < ReplyEngine.openMessages,
      !thread.entries[place].isOwn,
      thread.entries[place].message.sender == thread.entries[last].message.sender
    {
      let before = try digest(thread.entries[place])
      let (other, otherSilence) = read(before)
      if otherSilence == nil, bank.isAsking(other.probabilities) {
        answered = (before, place)
        (reading, silence) = (other, nil)
      } else if let otherSilence, otherSilence != .nothingAsked {
        silence = otherSilence
      }
      place -= 1
    }
    let situations = bank.likeliest(reading.probabilities)
    if let silence { return .none(silence, situations) }
    let own = earlier.filter(\.isOwn).suffix(WriterTone.looked).map { Document($0.message.body) }
    let previous = try thread.entries[..<answered.place].suffix(SuggestionEngine.previousMessagesLimit)
      .map(digest)
    let plan = analyzer.openPlans(at: answered.digest, after: previous).last { !$0.isCancelled }
    let values = ThreadValues(
      of: answered.digest, plan: plan, context: context.asOf(answered.digest.message.date), words: words)
    let composer = ReplyComposer(
      bank: bank, values: values,
      tone: WriterTone(
        own: own, last: answered.digest.document, kind: thread.kind, asked: tone, words: words,
        styleWords: styleWords),
      asksForMoney: bank.asksForMoney(reading.probabilities)
        || bank.isAsking(reading.probabilities)
          && answered.digest.detections.contains { $0.type == .money }
    )
    let replies = composer.replies(
      bank.adjusted(reading.probabilities, for: values), stance: stance)
    guard let best = replies.first else {
      return .none(stance == nil ? .lowConfidence : .noSuchStance, situations)
    }
    guard best.confidence >= Double(model.thresholds.reply) else { return .none(.lowConfidence, situations) }
    return SuggestedReplies(replies: replies, silence: nil, situations: situations)
  }

  // MARK: One message

  /// The situations that a message may be.
  func reading(of digest: MessageDigest) -> SituationReading {
    SituationReading(digest, bank: bank, model: model, reader: reader)
  }

  /// What a message is, and why it gets no reply where that is so.
  private func read(_ digest: MessageDigest) -> (SituationReading, ReplySilence?) {
    let reading = reading(of: digest)
    return (reading, silence(of: digest, reading) ?? reading.silence)
  }

  /// The reasons that need no model of situations.
  private func silence(of digest: MessageDigest, _ reading: SituationReading) -> ReplySilence? {
    if digest.document.tokens.isEmpty { return .notText }
    if let handle = digest.message.sender?.handle, words.isService(handle: handle) { return .automated }
    if digest.detections.contains(where: { $0.type == .oneTimeCode }) { return .code }
    if let thresholds = sensitiveThresholds, let understanding = digest.understanding,
      reading.gravity >= model.thresholds.gravity
    {
      for topic in SensitiveTopic.allCases where understanding.sensitive[topic] >= thresholds[topic] {
        return reading.silence ?? (topic == .fraud ? .fraud : .sensitive)
      }
    }
    if let guess = languages.identify(digest.document), guess.code != "en" { return .unsupportedLanguage }
    switch words.servicePhrase(in: digest.document) {
    case 1: return .advertisement
    case 2: return .automated
    default: break
    }
    return digest.isForSomebodyElse ? .notForReader : nil
  }
}
