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
  let formWords: FormWords
  private let frauds: FraudReader
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
  /// The messages among which the question is looked for that somebody is called on to answer.
  private static let turnLimit = 8

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
    formWords = try FormWords(image)
    frauds = try FraudReader(image)
    styleWords = try image.required("replyStyleWords")
    templates = try LongReplyTemplates(image)
    mailPhrases = try image.required("replyMailPhrases")
    elaborationCheck = try ElaborationCheck(image)
    model = SituationModel(weights)
    reader = try SituationFeatureReader(vectors: vectors)
    languages = try LanguageIdentifier()
    guard weights.record.situations == bank.situations.prefix(bank.modelled).map(\.name) else {
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
  ///   - habits: what the person chose before, which changes the order of what fits.
  /// - Throws: where the data that mail is read with is missing.
  public func replies(
    to thread: ReplyThread, context: AnalysisContext, stance: ReplyStance? = nil, tone: ReplyTone? = nil,
    habits: ReplyHabits = ReplyHabits()
  ) throws -> SuggestedReplies {
    if let silence = eligibility.silence(for: thread, now: context.referenceDate) { return .none(silence) }
    guard let last = thread.entries.lastIndex(where: { !$0.isOwn }) else { return .none(.ownMessageLast) }
    let isMail = thread.kind == .mail
    func digest(_ entry: ReplyThread.Entry) throws -> MessageDigest {
      try analyzer.digest(of: entry.message, isMail: isMail, context: context)
    }
    let earlier = thread.entries[..<last].suffix(ReplyEngine.threadLimit)
    var answered = Reading(try digest(thread.entries[last]), last, self, isMail: isMail)
    let address = AddressReader(thread.entries[last].message, words, formWords)
    if !isMail, answered.silence?.isGrave != true,
      address.isForSomebodyElse(answered.digest, knows: languages.knows)
    {
      return .none(.notForReader, bank.likeliest(answered.reading.probabilities))
    }
    // The model knows no names: what names the reader is for them.
    if answered.silence == .notForReader, address.names(answered.digest) { answered.silence = nil }
    var place = last - 1
    if !isMail, address.isTurn(answered.digest), answered.silence?.isGrave != true {
      // "Gwyn?" asks what was asked of all.
      answered.silence = nil
      answered.form = FormReading(form: .turn, isExplicit: true)
      while place >= 0, last - place <= ReplyEngine.turnLimit {
        defer { place -= 1 }
        guard !thread.entries[place].isOwn else { continue }
        let before = Reading(try digest(thread.entries[place]), place, self, isMail: isMail)
        if let silence = before.silence, silence.isGrave { return .none(silence) }
        guard before.form != nil || before.choice.options.count > 1 else { continue }
        answered = before
        answered.silence = nil
        break
      }
    } else {
      // "Can you pick me up at 6?" and then "thanks!" still wants an answer; so does "say yes, Donna".
      let isNamed = address.names(answered.digest)
      while answered.silence == .nothingAsked, !isMail, place >= 0, last - place < ReplyEngine.openMessages,
        !thread.entries[place].isOwn,
        isNamed || thread.entries[place].message.sender == thread.entries[last].message.sender
      {
        let before = Reading(try digest(thread.entries[place]), place, self, isMail: isMail)
        if before.silence == nil, before.form != nil || bank.isAsking(before.reading.probabilities) {
          answered = before
        } else if let silence = before.silence, silence != .nothingAsked {
          answered.silence = silence
        }
        place -= 1
      }
    }
    let reading = answered.reading
    let situations = bank.likeliest(reading.probabilities)
    if let silence = answered.silence { return .none(silence, situations) }
    if answered.choice.isUnanswerable { return .none(.lowConfidence, situations) }
    // A courtesy that returns the person's own is the end of it: "night" behind "night".
    if !isMail, last > 0, thread.entries[last - 1].isOwn, answered.form == nil,
      let courtesy = bank.courtesy(reading.probabilities),
      try courtesy == bank.courtesy(self.reading(of: digest(thread.entries[last - 1])).probabilities)
    {
      return .none(.nothingAsked, situations)
    }
    let own = earlier.filter(\.isOwn).suffix(WriterTone.looked).map { Document($0.message.body) }
    let previous = try thread.entries[..<answered.place].suffix(SuggestionEngine.previousMessagesLimit)
      .map(digest)
    let plan = analyzer.openPlans(at: answered.digest, after: previous).last { !$0.isCancelled }
    let open = try thread.entries[..<last].suffix(ReplyEngine.openMessages).reversed()
      .prefix { !$0.isOwn && $0.message.sender == thread.entries[last].message.sender }.map(digest)
    let values = ThreadValues(
      of: answered.digest, others: open, plan: plan, choice: answered.choice,
      context: context.asOf(answered.digest.message.date), isMail: isMail, words: words)
    let composer = ReplyComposer(
      bank: bank, values: values,
      tone: WriterTone(
        own: own, last: answered.digest.document, kind: thread.kind, asked: tone, words: words,
        styleWords: styleWords),
      asksForMoney: answered.form?.form.asksBack != true
        && (bank.asksForMoney(reading.probabilities)
          || bank.isAsking(reading.probabilities)
            && answered.digest.detections.contains { $0.type == .money }),
      habits: habits,
      said: Set(
        earlier.filter(\.isOwn).suffix(ReplyEngine.openMessages).map { ReplyBank.key(of: $0.message.body) }))
    let replies = composer.replies(
      bank.mix(
        reading.probabilities, for: values, form: answered.choice.form ?? answered.form?.form), stance: stance
    )
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

  /// A message with what it is and asks, and why it gets no reply where that is so.
  private struct Reading {
    let digest: MessageDigest
    let place: Int
    let reading: SituationReading
    let choice: ChoiceReader
    var form: FormReading?
    var silence: ReplySilence?

    init(_ digest: MessageDigest, _ place: Int, _ engine: ReplyEngine, isMail: Bool) {
      self.digest = digest
      self.place = place
      reading = engine.reading(of: digest)
      form = FormReader(engine.formWords, of: digest.document).form(of: digest, isMail: isMail)
      choice = ChoiceReader(digest, engine.words, engine.formWords, asked: form)
      let asks = form?.isExplicit ?? false
      silence = engine.silence(of: digest, reading, asks: asks || choice.options.count > 1)
      // What plainly asks isn't the end of a talk, whatever its words are like.
      let isSoft: Bool =
        switch reading.silence {
        case .nothingAsked, .lowConfidence: true
        case .sensitive: reading.gravity < ReplyEngine.gravityOfQuestions
        default: false
        }
      if silence == nil, let other = reading.silence, !(asks || choice.options.count > 1) || !isSoft {
        silence = other
      }
    }
  }

  /// The reasons that need no model of situations.
  private func silence(
    of digest: MessageDigest, _ reading: SituationReading, asks: Bool
  ) -> ReplySilence? {
    if digest.document.tokens.isEmpty { return .notText }
    if let handle = digest.message.sender?.handle, words.isService(handle: handle) { return .automated }
    if let silence = frauds.silence(of: digest.document, digest.detections) { return silence }
    if digest.detections.contains(where: { $0.type == .oneTimeCode }) { return .code }
    if let thresholds = sensitiveThresholds, let understanding = digest.understanding,
      reading.gravity >= model.thresholds.gravity
    {
      // What asks the reader something by its form needs more to be taken for grave.
      let isGrave = !asks || reading.gravity >= ReplyEngine.gravityOfQuestions
      for topic in SensitiveTopic.allCases where understanding.sensitive[topic] >= thresholds[topic] {
        if isGrave || topic == .fraud { return reading.silence ?? (topic == .fraud ? .fraud : .sensitive) }
      }
    }
    if let guess = languages.identify(digest.document), guess.code != "en" { return .unsupportedLanguage }
    if languages.isPartlyForeign(digest.document) { return .unsupportedLanguage }
    switch words.servicePhrase(in: digest.document) {
    case 1: return .advertisement
    case 2: return .automated
    default: break
    }
    return digest.isForSomebodyElse ? .notForReader : nil
  }

  /// The likelihood of something grave at which dialogue acts are believed of a message that plainly asks.
  private static let gravityOfQuestions: Float = 0.3
}
