import LanguageData

/// Where clauses begin and end, and what stands at a token.
extension ClauseTense {
  /// Whether a clause ends at a token.
  func isBorder(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .sign {
      switch UInt8(truncatingIfNeeded: token.value) {
      case UInt8(ascii: "."): return index + 1 >= tokens.count || tokens[index + 1].spaced
      case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: ":"), 0:
        return true
      default: return false
      }
    }
    if index >= span.upperBound, token.startsLine, token.capitalised { return true }
    if index + 1 < span.lowerBound, tokens[index + 1].startsLine, tokens[index + 1].capitalised {
      return true
    }
    if vocabulary.borders.value(of: token) != nil { return true }
    // "that" before a noun of its own begins a clause, before the time it points at it.
    if spells(index, "that"), index + 1 < span.lowerBound { return true }
    // "so Friday?", "so we"; but "so good on Friday"
    return spells(index, "so") && (index + 1 == span.lowerBound || isSubject(index + 1))
  }

  func isSubject(_ index: Int) -> Bool {
    index < tokens.count && vocabulary.subjects.value(of: tokens[index]) != nil
  }

  func opensClause(_ index: Int) -> Bool {
    guard index < tokens.count, !span.contains(index) else { return false }
    return isSubject(index) || vocabulary.openers.value(of: tokens[index]) != nil || isBorder(index)
  }

  /// Whether some tokens hold more than prepositions.
  func holdsNoun(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = tokens[index]
      return token.kind == .word && token.end - token.start > 3 && !spells(index, "then")
        && vocabulary.borders.value(of: token) == nil
    }
  }

  func isCopula(_ index: Int) -> Bool {
    spells(index, "was") || spells(index, "were") || isNegativeCopula(index)
  }

  func isNegativeCopula(_ index: Int) -> Bool {
    spells(index, "wasn't") || spells(index, "weren't") || spells(index, "wasnt") || spells(index, "werent")
  }

  func isDid(_ token: Token) -> Bool {
    spells(token, "did") || spells(token, "didn't") || spells(token, "didnt")
  }

  func spells(_ index: Int, _ word: StaticString) -> Bool { spells(tokens[index], word) }

  /// Whether a token is a word, in any case; an apostrophe may be typographic.
  func spells(_ token: Token, _ word: StaticString) -> Bool { token.hash == Token.hash(of: word) }

  func ends(_ index: Int, with suffix: StaticString) -> Bool {
    let token = tokens[index]
    guard Int(token.end - token.start) > suffix.utf8CodeUnitCount + 1 else { return false }
    return suffix.withUTF8Buffer { suffix in
      let end = Int(token.end)
      return zip(document.bytes[end - suffix.count..<end], suffix).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
