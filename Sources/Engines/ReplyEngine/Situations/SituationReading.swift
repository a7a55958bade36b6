import LanguageData
import MessageUnderstanding
import SuggestionEngine

/// The situations that a message may be: those of its whole text and of the sentence that calls for an answer
/// most, together.
struct SituationReading: Sendable {
  /// The probability of each situation of the bank.
  private(set) var probabilities: [Float]
  /// The reason why the message gets no reply, where the model tells one.
  private(set) var silence: ReplySilence?

  /// The sentences that are read one by one, the last ones.
  private static let sentenceLimit = 8
  /// What the sentence that calls for an answer counts beside the whole.
  private static let sentenceShare: Float = 0.6
  /// The probability from which on nothing is asked.
  private static let quiet: Float = 0.5
  /// The probability from which on a message is about what replies are out of place for: of the whole, and of
  /// a sentence by itself.
  private static let grave: (whole: Float, sentence: Float) = (0.4, 0.6)

  init(_ digest: MessageDigest, bank: ReplyBank, model: SituationModel, reader: SituationFeatureReader) {
    let document = digest.document
    let understood = digest.understanding?.sentences ?? []
    let sentences = digest.sentences.filter { !$0.isEmpty }
    func read(_ range: Range<Int>, _ understood: [SentenceUnderstanding]) -> [Float] {
      model.probabilities(of: reader.features(of: range, in: document, understood: understood))
    }
    let whole = read(document.tokens.indices, understood)
    probabilities = whole
    var parts: [[Float]] = []
    if sentences.count > 1 {
      for (index, sentence) in sentences.enumerated().suffix(SituationReading.sentenceLimit) {
        parts.append(read(sentence, understood.indices.contains(index) ? [understood[index]] : []))
      }
      if let best = SituationReading.mostCalling(parts, bank) {
        for index in probabilities.indices {
          probabilities[index] =
            (1 - SituationReading.sentenceShare) * whole[index] + SituationReading.sentenceShare
            * best[index]
        }
      }
    }
    silence =
      SituationReading.grave(whole, from: SituationReading.grave.whole, bank)
      ?? parts.lazy.compactMap { SituationReading.grave($0, from: SituationReading.grave.sentence, bank) }
      .first
      ?? SituationReading.quiet(probabilities, whole, bank)
  }

  /// The part that calls for an answer more than others; of equals the later one.
  private static func mostCalling(_ parts: [[Float]], _ bank: ReplyBank) -> [Float]? {
    parts.enumerated().max { (calling($0.1, bank), $0.0) < (calling($1.1, bank), $1.0) }?.1
  }

  private static func calling(_ part: [Float], _ bank: ReplyBank) -> Int {
    guard let top = part.indices.max(by: { part[$0] < part[$1] }) else { return 0 }
    switch bank.situations[top].call {
    case .answer: return 3
    case .response: return 2
    case .opening: return 1
    case .silence: return 0
    }
  }

  private static func grave(_ part: [Float], from threshold: Float, _ bank: ReplyBank) -> ReplySilence? {
    var sums: [ReplySilence: Float] = [:]
    for (index, situation) in bank.situations.enumerated() {
      guard case .silence(let reason) = situation.call, reason.isGrave else { continue }
      sums[reason, default: 0] += part[index]
    }
    guard sums.values.reduce(0, +) >= threshold else { return nil }
    return ReplySilence.allCases.max { sums[$0] ?? 0 < sums[$1] ?? 0 }
  }

  /// Nothing asked, or no matter for a reply.
  private static func quiet(_ joint: [Float], _ whole: [Float], _ bank: ReplyBank) -> ReplySilence? {
    var sums: [ReplySilence: Float] = [:]
    for (index, situation) in bank.situations.enumerated() {
      guard case .silence(let reason) = situation.call else { continue }
      // What a service writes shows in the whole; a sentence of it may well ask something.
      sums[reason, default: 0] += reason == .nothingAsked ? joint[index] : whole[index]
    }
    guard sums.values.reduce(0, +) >= quiet else { return nil }
    return ReplySilence.allCases.max { sums[$0] ?? 0 < sums[$1] ?? 0 }
  }
}

extension ReplySilence {
  /// Whether a wrong reply would hurt: then less likelihood is enough for silence.
  fileprivate var isGrave: Bool {
    switch self {
    case .sensitive, .fraud, .secret, .affection, .advice: true
    default: false
    }
  }
}
