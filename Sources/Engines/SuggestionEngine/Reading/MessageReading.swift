import Conversations
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A text as the rules read it: tokens, sentences and clauses, spans by token, and the parts that don't
/// count.
struct MessageReading: Sendable {
  let document: Document
  typealias Span = TurnSpan
  /// In order of position.
  private(set) var spans: [Span] = []
  /// Token ranges; together they are all tokens.
  private(set) var sentences: [Range<Int>] = []
  /// The numbers of all sentences.
  private(set) var sentenceNumbers: Set<Int> = []
  /// For each token the index of its sentence, and the first token of its clause.
  private var sentenceIndex: [Int32] = []
  private var clauseStart: [Int32] = []
  private var clauseEnd: [Int32] = []
  /// For each sentence the spans that begin in it.
  private var spansBySentence: [[Int]] = []
  /// The spans of each type, by their index, in order.
  private var spansByType: [DetectionType: [Int]] = [:]
  /// For each token the types of the spans it lies in, one bit each.
  private var coveringTypes: [UInt32] = []
  private var spanStart: [Int: [Int]] = [:]
  /// For each token why it doesn't count; empty for most.
  private var masks: [Mask]

  var tokens: [Token] { document.tokens }

  init(_ analysis: MessageAnalysis, phrases: PhraseBook) {
    document = Document(analysis.text)
    masks = Array(repeating: [], count: document.tokens.count)
    place(analysis.detections)
    cutSentences(phrases, names: MessageReading.names(of: analysis.message))
    indexSpans()
    maskQuotations()
  }

  // MARK: Text

  func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : document.text(byteRange(range))
  }

  /// Code points of a token range.
  func scalarRange(_ range: Range<Int>) -> Range<Int> {
    range.isEmpty ? 0..<0 : document.scalarRange(byteRange(range))
  }

  private func byteRange(_ range: Range<Int>) -> Range<Int> {
    Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }

  func has(_ hashes: [UInt64], at token: Int, before end: Int) -> Bool {
    guard !hashes.isEmpty, token + hashes.count <= end else { return false }
    for (offset, hash) in hashes.enumerated() where tokens[token + offset].hash != hash { return false }
    return true
  }

  func isSign(_ token: Int, _ sign: Character) -> Bool {
    tokens.indices.contains(token) && tokens[token].kind == .sign
      && tokens[token].value == Int32(sign.asciiValue ?? 0)
  }

  // MARK: Parts

  func sentence(of token: Int) -> Int {
    tokens.indices.contains(token) ? Int(sentenceIndex[token]) : max(0, sentences.count - 1)
  }

  func startsClause(_ token: Int) -> Bool {
    tokens.indices.contains(token) && Int(clauseStart[token]) == token
  }

  /// The clause around a token, within its sentence.
  func clause(of token: Int) -> Range<Int> {
    guard tokens.indices.contains(token) else { return token..<token }
    return Int(clauseStart[token])..<Int(clauseEnd[token])
  }

  /// The spans that begin in a sentence, by their index, in order.
  func spans(inSentence sentence: Int) -> [Int] {
    spansBySentence.indices.contains(sentence) ? spansBySentence[sentence] : []
  }

  /// The spans of a type, by their index, in order.
  func spans(of type: DetectionType) -> [Int] { spansByType[type] ?? [] }

  /// The span of a type that begins at a token, the longest if there are more.
  func span(of type: DetectionType, at token: Int) -> Int? {
    guard liesInSpan(token), let found = spanStart[token] else { return nil }
    var longest: Int?
    for index in found where spans[index].detection.type == type {
      if spans[index].tokens.count > longest.map({ spans[$0].tokens.count }) ?? 0 { longest = index }
    }
    return longest
  }

  private func liesInSpan(_ token: Int) -> Bool {
    coveringTypes.indices.contains(token) && coveringTypes[token] != 0
  }

  /// The types of the spans that begin at a token, each once.
  func spanTypes(at token: Int) -> [DetectionType] {
    guard liesInSpan(token), let found = spanStart[token] else { return [] }
    var types: [DetectionType] = []
    for index in found where !types.contains(spans[index].detection.type) {
      types.append(spans[index].detection.type)
    }
    return types
  }

  /// Whether a token lies in a span of one of some types.
  func isInSpan(_ token: Int, of types: Set<DetectionType>) -> Bool {
    guard coveringTypes.indices.contains(token) else { return false }
    let covering = coveringTypes[token]
    return covering != 0 && types.contains { covering & MessageReading.bit($0) != 0 }
  }

  // MARK: What doesn't count

  /// Returns the reason for which a token range doesn't count under some masks, or nil where all its tokens
  /// count.
  func mask(_ range: Range<Int>, honouring honoured: Mask) -> Suggestions.Silence? {
    var all: Mask = []
    for token in range.clamped(to: 0..<masks.count) { all.formUnion(masks[token]) }
    return all.intersection(honoured).cause
  }

  /// The reasons for which a token doesn't count, as bits.
  func maskBits(at token: Int) -> UInt16 { masks[token].rawValue }

  mutating func mask(_ range: Range<Int>, as mask: Mask) {
    for token in range.clamped(to: 0..<masks.count) { masks[token].formUnion(mask) }
  }

  /// Masks all tokens that lie in one of some ranges. Each token is visited once, however many ranges hold it.
  mutating func mask(_ ranges: [Range<Int>], as mask: Mask) {
    for range in RuleInput.merged(ranges) { self.mask(range, as: mask) }
  }

  // MARK: Making

  private mutating func place(_ detections: [Detection]) {
    spans = TurnSpan.spans(detections, in: document)
    for (index, span) in spans.enumerated() { spanStart[span.tokens.lowerBound, default: []].append(index) }
  }

  private static func bit(_ type: DetectionType) -> UInt32 { bits[type] ?? 0 }

  private static let bits = Dictionary(
    uniqueKeysWithValues: DetectionType.allCases.enumerated().map { ($1, UInt32(1) << UInt32($0)) })

  private mutating func indexSpans() {
    sentenceNumbers = Set(sentences.indices)
    spansBySentence = Array(repeating: [], count: sentences.count)
    coveringTypes = Array(repeating: 0, count: tokens.count)
    for (index, span) in spans.enumerated() {
      spansBySentence[sentence(of: span.tokens.lowerBound)].append(index)
      spansByType[span.detection.type, default: []].append(index)
      let bit = MessageReading.bit(span.detection.type)
      for token in span.tokens { coveringTypes[token] |= bit }
    }
    clauseEnd = Array(repeating: Int32(clamping: tokens.count), count: tokens.count)
    for token in tokens.indices.reversed().dropFirst() {
      clauseEnd[token] = clauseStart[token + 1] == token + 1 ? Int32(token + 1) : clauseEnd[token + 1]
    }
  }

  /// The hashes of the first names of those who take part.
  private static func names(of message: Message) -> Set<UInt64> {
    let people = [message.sender].compactMap { $0 } + message.recipients.prefix(64)
    return Set(people.compactMap { $0.name.flatMap { Document($0).tokens.first?.hash } })
  }

  private mutating func cutSentences(_ phrases: PhraseBook, names: Set<UInt64>) {
    let count = tokens.count
    sentenceIndex = Array(repeating: 0, count: count)
    clauseStart = Array(repeating: 0, count: count)
    let kept = spans.map(\.tokens)
    sentences = SentenceBoundaries.sentences(in: tokens, keeping: kept, abbreviations: phrases.abbreviation)
    var inside = [Bool](repeating: false, count: count)
    for range in kept where range.count > 1 {
      for token in range.dropFirst() { inside[token] = true }
    }
    for (index, sentence) in sentences.enumerated() {
      var clause = sentence.lowerBound
      for token in sentence {
        if token > clause, !inside[token],
          isClauseMark(token - 1) || phrases.clauseWord.value(of: tokens[token]) != nil
            || phrases.clauseStart.match(tokens, at: token) != nil
            // "Jules send me a photo": whom it is said to.
            || token == sentence.lowerBound + 1 && names.contains(tokens[token - 1].hash)
              && tokens[token].kind == .word && tokens[token].hash != PhrasePattern.possessive
        {
          clause = token
        }
        sentenceIndex[token] = Int32(clamping: index)
        clauseStart[token] = Int32(clamping: clause)
      }
    }
  }

  private func isClauseMark(_ token: Int) -> Bool {
    let sign = tokens[token]
    guard sign.kind == .sign else { return false }
    // Emoji part what they stand between.
    if sign.value >= 0x2600 { return true }
    switch UInt8(clamping: sign.value) {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"):
      return true
    case UInt8(ascii: "-"):
      return sign.spaced && token + 1 < tokens.count && tokens[token + 1].spaced
    default: return false
    }
  }

  /// Quoted lines (">"), quotations of three words or more, and code between backticks.
  private mutating func maskQuotations() {
    var opened: [Int32: Int] = [:]
    var line = 0
    while line < tokens.count {
      var end = line + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      if isSign(line, ">") { mask(line..<end, as: .quoted) }
      line = end
    }
    for token in tokens.indices where tokens[token].kind == .sign {
      let sign = tokens[token].value
      guard sign == 0x22 || sign == 0x60 else { continue }
      if let start = opened.removeValue(forKey: sign) {
        if sign == 0x60 || token - start > 3 { mask(start..<token + 1, as: .quoted) }
      } else {
        opened[sign] = token
      }
    }
    // A backtick without a partner opens a block that goes on to the end only where three stand together.
    if let start = opened[0x60], start >= 2, isSign(start - 1, "`"), isSign(start - 2, "`") {
      mask(start..<tokens.count, as: .quoted)
    }
  }
}

/// The reasons for which words don't count.
struct Mask: OptionSet, Sendable {
  let rawValue: UInt16

  static let quoted = Mask(rawValue: 1)
  static let negated = Mask(rawValue: 2)
  static let past = Mask(rawValue: 4)
  static let hypothetical = Mask(rawValue: 8)
  /// About somebody who isn't part of the conversation.
  static let thirdParty = Mask(rawValue: 16)
  /// About the writer's own affairs.
  static let writer = Mask(rawValue: 32)
  /// About the other side's affairs, in the reader's own words.
  static let addressee = Mask(rawValue: 64)

  /// Asked about: the writer doesn't know it.
  static let asked = Mask(rawValue: 128)

  /// Beside what the sentence is about: "before you head home for Christmas".
  static let aside = Mask(rawValue: 256)

  static let always: Mask = [.quoted, .negated]
  static let unlessReal: Mask = [.quoted, .negated, .past, .hypothetical]

  /// The reason to give, the most telling first.
  var cause: Suggestions.Silence? {
    if contains(.quoted) { return .quoted }
    if contains(.negated) { return .negated }
    if contains(.past) { return .past }
    if contains(.hypothetical) { return .hypothetical }
    if contains(.asked) { return .ambiguous }
    return isEmpty ? nil : .notForReader
  }
}
