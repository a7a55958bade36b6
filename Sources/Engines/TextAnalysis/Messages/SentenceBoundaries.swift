import LanguageData

/// The boundaries by which a text is cut into sentences.
package enum SentenceBoundaries {
  /// Token ranges that together are all tokens; a new line begins a sentence.
  ///
  /// - Parameters:
  ///   - kept: token ranges that no boundary falls into: the points of "7 p.m." end nothing.
  ///   - abbreviations: words whose point is no end: "Dr. Smith".
  package static func sentences(
    in tokens: [Token], keeping kept: [Range<Int>], abbreviations: Lexicon
  ) -> [Range<Int>] {
    var inside = [Bool](repeating: false, count: tokens.count)
    for range in kept where range.count > 1 {
      for token in range.dropFirst() where inside.indices.contains(token) { inside[token] = true }
    }
    var sentences: [Range<Int>] = []
    var start = 0
    for token in tokens.indices.dropFirst()
    where !inside[token] && ends(before: token, tokens, abbreviations) {
      sentences.append(start..<token)
      start = token
    }
    if start < tokens.count { sentences.append(start..<tokens.count) }
    return sentences
  }

  private static func ends(before token: Int, _ tokens: [Token], _ abbreviations: Lexicon) -> Bool {
    if tokens[token].startsLine { return true }
    let previous = tokens[token - 1]
    guard previous.kind == .sign, tokens[token].spaced else { return false }
    switch UInt8(clamping: previous.value) {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "."):
      guard token >= 2 else { return true }
      let before = tokens[token - 2]
      return before.kind != .word || abbreviations.value(of: before) == nil
    default: return false
    }
  }
}
