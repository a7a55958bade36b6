import LanguageData
import TextAnalysis

/// A reader of what frauds have in common, whatever they pretend: somebody who speaks for an authority or a
/// company, presses, and wants a word, a link followed, or a secret. The lexicon `replyFraudMarks` has the
/// words; none of them by itself is one.
struct FraudReader: Sendable {
  /// The classes of the lexicon.
  private enum Mark: Int {
    /// "Final notice", "suspended".
    case pressure = 1
    /// Whom frauds speak for, and about what: "toll", "customs".
    case organisation
    /// "You have won".
    case lure
    /// "One time password".
    case secret
    /// "Reply", "text".
    case order
    /// The word that is to be replied: "YES".
    case word
    /// "Tell me", "read me".
    case disclosure
  }

  private let marks: Lexicon

  /// The words behind an order among which the word that is to be replied stands.
  private static let reach = 3
  /// The same for an alternative: "YES or NO".
  private static let alternative = 8
  /// The same for a secret that is asked for.
  private static let secretReach = 8
  private static let no: Set<UInt64> = [Token.hash(of: "no"), Token.hash(of: "n"), Token.hash(of: "or")]
  private static let to = Token.hash(of: "to")

  init(_ image: LanguageImage) throws { marks = try image.required("replyFraudMarks") }

  /// Returns the reason why a message gets no reply; nil where it has too little of a fraud.
  func silence(of document: Document, _ detections: [Detection]) -> ReplySilence? {
    var counts: [Mark: Int] = [:]
    var wantsWord = false
    var disclosure: Int?
    var index = 0
    let tokens = document.tokens
    while index < tokens.count {
      guard let found = marks.match(tokens, at: index), let mark = Mark(rawValue: found.value) else {
        index += 1
        continue
      }
      counts[mark, default: 0] += 1
      switch mark {
      case .order:
        if isOneWord(tokens, behind: index) { wantsWord = true }
        disclosure = index
      case .disclosure: disclosure = index
      case .secret:
        if let disclosure, index - disclosure <= FraudReader.secretReach { return .secret }
      default: break
      }
      index += found.count
    }
    let pressure = counts[.pressure] ?? 0
    let isOfficial = counts[.organisation] != nil
    let lures = counts[.lure] != nil
    let hasLink = detections.contains { $0.type == .url }
    if wantsWord, pressure > 0 || isOfficial || lures { return .fraud }
    if isOfficial, pressure > 0, hasLink || pressure > 1 { return .fraud }
    return lures && hasLink ? .fraud : nil
  }

  /// Whether one certain word is ordered, in capitals or in order to something, and no other is left.
  private func isOneWord(_ tokens: [Token], behind order: Int) -> Bool {
    let near = tokens[min(order + 1, tokens.count)..<min(order + 1 + FraudReader.reach, tokens.count)]
    guard
      let word = near.firstIndex(where: { marks.value(of: $0) == Mark.word.rawValue }),
      tokens[word].upper || tokens[word].capitalised || tokens[word].end - tokens[word].start == 1
        || tokens.indices.contains(word + 1) && tokens[word + 1].hash == FraudReader.to
    else { return false }
    let rest = tokens[(word + 1)..<min(word + 1 + FraudReader.alternative, tokens.count)]
    return !rest.contains {
      FraudReader.no.contains($0.hash) && ($0.upper || $0.hash != Token.hash(of: "or"))
    }
  }
}
