import LanguageData
import MessageUnderstanding
import SuggestionEngine

/// The situations that a message may be: those of its whole text and of the sentence that calls for an answer
/// most, together.
struct SituationReading: Sendable {
  /// The probability of each situation of the bank.
  private(set) var probabilities: [Float]
  /// The probabilities by sentence, and the place of the first of these among those of the message; none where
  /// there is one sentence.
  private var parts: [[Float]] = []
  private var first = 0
  /// The likelihood that the message is about something that replies are out of place for.
  private(set) var gravity: Float
  /// The reason why the message gets no reply, where the model tells one.
  private(set) var silence: ReplySilence?

  /// The sentences up to which a message is read as a whole too.
  private static let longest = 4
  /// The sentences that are read one by one, the last ones.
  private static let sentenceLimit = 8

  init(_ digest: MessageDigest, bank: ReplyBank, model: SituationModel, reader: SituationFeatureReader) {
    let thresholds = model.thresholds
    let document = digest.document
    let understood = digest.understanding?.sentences ?? []
    // Empty ones aren't understood, and have no place among those that are.
    let sentences = digest.sentences.filter { !$0.isEmpty }
    first = max(0, sentences.count - SituationReading.sentenceLimit)
    func read(_ range: Range<Int>, _ understood: [SentenceUnderstanding]) -> [Float] {
      model.probabilities(of: reader.features(of: range, in: document, understood: understood))
    }
    if sentences.count > 1 {
      for (index, sentence) in sentences.enumerated().dropFirst(first) {
        parts.append(read(sentence, understood.indices.contains(index) ? [understood[index]] : []))
      }
    }
    // What asks many things is none of the messages that were learned from as a whole: its sentences are.
    let whole =
      parts.count > SituationReading.longest
      ? SituationReading.mean(of: parts) : read(document.tokens.indices, understood)
    probabilities = whole
    gravity = zip(whole, bank.situations).reduce(0) { sum, each in
      if case .silence(let reason) = each.1.call, reason.isGrave { sum + each.0 } else { sum }
    }
    if let place = SituationReading.mostCalling(parts, bank) {
      for index in probabilities.indices {
        probabilities[index] =
          (1 - thresholds.sentenceShare) * whole[index] + thresholds.sentenceShare * parts[place][index]
      }
    }
    silence =
      SituationReading.grave(whole, from: thresholds.grave, bank)
      ?? parts.lazy.compactMap { SituationReading.grave($0, from: thresholds.graveSentence, bank) }.first
      ?? SituationReading.quiet(probabilities, whole, from: thresholds.quiet, bank)
  }

  private static func mean(of parts: [[Float]]) -> [Float] {
    let sums = parts.dropFirst().reduce(parts[0]) { sums, part in zip(sums, part).map { $0 + $1 } }
    return sums.map { $0 / Float(parts.count) }
  }

  /// The place of the sentence that is a situation most, among those of the message.
  ///
  /// - Parameter situation: one that has a probability here, and so no form of questions.
  func sentence(of situation: Int) -> Int {
    parts.indices.max { parts[$0][situation] < parts[$1][situation] }.map { first + $0 } ?? 0
  }

  /// The part that calls for an answer more than others; of equals the later one.
  private static func mostCalling(_ parts: [[Float]], _ bank: ReplyBank) -> Int? {
    parts.indices.max { (calling(parts[$0], bank), $0) < (calling(parts[$1], bank), $1) }
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
    // A message that might be anything is a little of each: only one reason by itself counts.
    return ReplySilence.allCases.max { sums[$0] ?? 0 < sums[$1] ?? 0 }
      .flatMap { sums[$0] ?? 0 >= threshold ? $0 : nil }
  }

  /// Nothing asked, or no matter for a reply.
  private static func quiet(
    _ joint: [Float], _ whole: [Float], from threshold: Float, _ bank: ReplyBank
  ) -> ReplySilence? {
    var sums: [ReplySilence: Float] = [:]
    for (index, situation) in bank.situations.enumerated() {
      guard case .silence(let reason) = situation.call else { continue }
      // What a service writes shows in the whole; a sentence of it may well ask something.
      sums[reason, default: 0] += reason == .nothingAsked ? joint[index] : whole[index]
    }
    guard sums.values.reduce(0, +) >= threshold else { return nil }
    let likeliest = ReplySilence.allCases.max { sums[$0] ?? 0 < sums[$1] ?? 0 }
    // A little of everything is a sign of nothing known, and not of something grave.
    let gravity = sums.reduce(0) { $0 + ($1.key.isGrave ? $1.value : 0) }
    if let likeliest, likeliest.isGrave, sums[likeliest] ?? 0 < leastGrave, gravity < mostGrave {
      return .lowConfidence
    }
    return likeliest
  }

  /// The likelihood from which on a reason that would hurt is the one that is told.
  private static let leastGrave: Float = 0.25
  /// The likelihood of all of them together from which on it is told anyway.
  private static let mostGrave: Float = 0.3
}

extension ReplySilence {
  /// Whether a wrong reply would hurt: then less likelihood is enough for silence.
  var isGrave: Bool {
    switch self {
    case .sensitive, .fraud, .secret, .affection, .advice: true
    default: false
    }
  }
}
