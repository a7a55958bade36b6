import LanguageData

/// An identifier of the language in which a short message is written, reliable enough to tell where to stay
/// silent when only English is understood.
///
/// Scripts decide first; among languages of one script, their frequent words and letters do. Texts with too
/// little evidence have no guess, and an English reading is preferred where two are close. At most the first
/// 4,096 bytes are read.
public struct LanguageIdentifier: Sendable {
  private let tables: LanguageTables

  /// An identifier over the language data that comes with the package.
  /// - Throws: where that data is missing or damaged.
  public init() throws {
    try self.init(shared: LanguageImage.shared())
  }

  package init(shared: LanguageImage) throws {
    tables = try LanguageTables(shared)
  }

  /// The language of a text, or nil where it can't be told: nothing but numbers, names, signs, a word or two.
  public func identify(_ text: String) -> LanguageGuess? {
    identify(Document(text))
  }

  package func identify(_ document: Document) -> LanguageGuess? {
    var latin = 0
    var scripts: [UInt8: Int] = [:]
    count(document, latin: &latin, scripts: &scripts)
    let others = scripts.values.reduce(0, +)
    // A letter of these scripts says more than one of ours, and English words stand in many such texts.
    if others >= 2, others * 2 >= latin { return identify(scripts, others, latin, document) }
    return latin > 0 ? identifyLatin(document) : nil
  }

  /// Returns whether a word is a frequent one of any language.
  package func knows(_ token: Token) -> Bool { tables.languages(withWord: token.hash) != 0 }

  /// Returns whether a message that may pass for English is partly or wholly in another language of Latin script:
  /// words of one that English lacks, two among some that it has, or one where there is nothing else; or none that
  /// are known, with the letters of another. A guess isn't needed where the answer is silence.
  package func isPartlyForeign(_ document: Document) -> Bool {
    let ofEnglish: UInt64 = 1 << UInt64(tables.english)
    var counts = [Int](repeating: 0, count: tables.codes.count)
    var scores = [Double](repeating: 0, count: tables.codes.count)
    var words = 0
    var english = 0
    var isNamed = false
    for (index, token) in document.tokens.enumerated() {
      guard Int(token.end) <= Self.longest else { break }
      if token.kind == .sign, document.bytes[Int(token.start)] >= 0x80,
        tables.languages(withLetter: LanguageTables.scalar(document.bytes, at: Int(token.start)).scalar) != 0
      {
        return true
      }
      guard token.kind == .word else { continue }
      let mask = tables.languages(withWord: token.hash)
      // Names are of any language.
      if token.capitalised, index > 0, mask & ofEnglish == 0 {
        isNamed = true
        continue
      }
      words += 1
      if mask & ofEnglish != 0 {
        english += 1
      } else if mask != 0 {
        for language in counts.indices where mask & (1 << UInt64(language)) != 0 { counts[language] += 1 }
      } else {
        addGrams(of: token, document, to: &scores)
      }
    }
    let most = counts.max() ?? 0
    if most >= 2, most * Self.mixture >= words { return true }
    guard english == 0 else { return false }
    if most > 0 { return true }
    let (best, ofUs) = Self.leaders(scores, english: tables.english)
    return words >= 2 && !isNamed && scores[best] >= 0.5 && scores[best] > ofUs * 2
  }

  /// The words of a message of which one at least is foreign where it mixes languages.
  private static let mixture = 4
  private static let longest = 4_096

  /// Letters by script.
  private func count(_ document: Document, latin: inout Int, scripts: inout [UInt8: Int]) {
    for token in document.tokens {
      guard Int(token.end) <= Self.longest else { return }
      guard token.kind == .word else { continue }
      var index = Int(token.start)
      let end = Int(token.end)
      while index < end {
        let (scalar, length) = LanguageTables.scalar(document.bytes, at: index)
        index += length
        if scalar < 0x370 {
          latin += 1
        } else if let script = tables.script(of: scalar) {
          scripts[script, default: 0] += 1
        }
      }
    }
  }

  // MARK: Other scripts

  private func identify(
    _ scripts: [UInt8: Int], _ others: Int, _ latin: Int, _ document: Document
  ) -> LanguageGuess? {
    let kana = scripts[tables.kana] ?? 0
    let isJapanese = kana > 0 && kana * 8 >= scripts[tables.han] ?? 0
    let best = scripts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let script = isJapanese ? tables.kana : best?.key else { return nil }
    let share = Double(others) / Double(others + latin)
    // The script's usual language is told unless another shows a letter of its own or several words.
    var scores: [Int: Double] = [:]
    if let usual = tables.row(ofUsual: script) { scores[usual] = 1.2 }
    for token in document.tokens where token.kind == .word && Int(token.end) <= Self.longest {
      for row in tables.languages(of: script, withWord: token.hash) { scores[row, default: 0] += 1 }
      var index = Int(token.start)
      while index < Int(token.end) {
        let (scalar, length) = LanguageTables.scalar(document.bytes, at: index)
        index += length
        for row in tables.languages(of: script, withLetter: scalar) { scores[row, default: 0] += 3 }
      }
    }
    let winner = scores.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let code = winner.map { tables.code(ofScriptRow: $0.key) } ?? tables.code(of: script)
    return LanguageGuess(code: code, confidence: (winner == nil ? 0.8 : 0.9) * share)
  }

  // MARK: Latin script

  private func identifyLatin(_ document: Document) -> LanguageGuess? {
    var scores = [Double](repeating: 0, count: tables.codes.count)
    var masks: [UInt64] = []
    var unknown: [Token] = []
    let ofEnglish: UInt64 = 1 << UInt64(tables.english)
    for token in document.tokens where token.kind == .word && Int(token.end) <= Self.longest {
      var mask = tables.languages(withWord: token.hash)
      if mask == 0, let squeezed = LanguageTables.squeezedHash(document.bytes[token.range]) {
        mask = tables.languages(withWord: squeezed)
      }
      if mask == 0 { unknown.append(token) }
      // A word that English has too says little for another language.
      let weight = LanguageTables.weight(mask)
      Self.add(mask, mask & ofEnglish == 0 || mask == ofEnglish ? weight : weight * 0.6, to: &scores)
      masks.append(mask | addLetters(of: token, document, to: &scores))
    }
    guard !masks.isEmpty else { return nil }
    var (best, english) = Self.leaders(scores, english: tables.english)
    if abs(scores[best] - english) < 1, unknown.count <= 64 {
      for token in unknown { addGrams(of: token, document, to: &scores) }
      (best, english) = Self.leaders(scores, english: tables.english)
    }
    let foreign = scores[best]
    let ofBest: UInt64 = 1 << UInt64(best)
    let forBest = masks.count { $0 & ofBest != 0 }
    let notEnglish = masks.count { $0 != 0 && $0 & ofEnglish == 0 }
    let onlyEnglish = masks.count { $0 & ofEnglish != 0 && $0 & ofBest == 0 }
    let isLeading =
      foreign >= 1.2 && foreign > english * 1.6 + 0.5 && forBest >= 2 && forBest > onlyEnglish
      && forBest * 10 >= masks.count * 3
    let isUnlikeEnglish = foreign >= 0.9 && notEnglish >= 2 && onlyEnglish * 3 <= notEnglish
    // Three words of which English has none, and one or more that speak for another language.
    let knowsNoEnglish = masks.count >= 3 && !masks.contains { $0 & ofEnglish != 0 }
    let isElsewhere = knowsNoEnglish && forBest >= 1 && foreign >= 0.9 && foreign > english * 2
    if isLeading || isUnlikeEnglish || isElsewhere {
      return LanguageGuess(code: tables.codes[best], confidence: foreign / (foreign + english + 0.5))
    }
    guard english > 0.25, english >= foreign * 0.75 else { return nil }
    return LanguageGuess(
      code: tables.codes[tables.english], confidence: english / (english + max(0, foreign - english) + 0.5))
  }

  /// The best language that is not English, and the score of English.
  private static func leaders(_ scores: [Double], english: Int) -> (best: Int, english: Double) {
    var best = english == 0 ? 1 : 0
    for index in scores.indices where index != english && scores[index] > scores[best] { best = index }
    return (best, scores[english])
  }

  private static func add(_ mask: UInt64, _ weight: Double, to scores: inout [Double]) {
    var rest = mask
    while rest != 0 {
      scores[rest.trailingZeroBitCount] += weight
      rest &= rest - 1
    }
  }

  /// Counts the letters of a word that few languages have; answers the languages they speak for.
  private func addLetters(of token: Token, _ document: Document, to scores: inout [Double]) -> UInt64 {
    var found: UInt64 = 0
    var index = Int(token.start)
    while index < Int(token.end) {
      if document.bytes[index] < 0x80 {
        index += 1
        continue
      }
      let (scalar, length) = LanguageTables.scalar(document.bytes, at: index)
      index += length
      let mask = tables.languages(withLetter: scalar)
      // Names carry foreign letters into English.
      let isName = token.capitalised && !token.startsLine
      Self.add(mask, LanguageTables.weight(mask) * (isName ? 0.2 : 0.6), to: &scores)
      if !isName { found |= mask }
    }
    return found
  }

  /// Beginnings, ends and inner parts of words that are frequent in a language.
  private func addGrams(of token: Token, _ document: Document, to scores: inout [Double]) {
    guard token.range.count <= 24 else { return }
    var word: [UInt8] = [UInt8(ascii: "_")]
    for byte in document.bytes[token.range] { word.append((65...90).contains(byte) ? byte | 0x20 : byte) }
    word.append(UInt8(ascii: "_"))
    for start in word.indices {
      var fold = Tokenizer.Fold()
      for end in start..<min(word.count, start + tables.longestGram) {
        fold.add(word[end])
        guard end > start, let mask = tables.languages(withGram: fold.value) else { continue }
        Self.add(mask, LanguageTables.weight(mask) * 0.25, to: &scores)
      }
    }
  }
}
