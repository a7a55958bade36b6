import LanguageData

/// Flights by the name of their airline.
extension FlightDetector {
  /// "Lufthansa 454", "Delta flight 89", "flight 1234 on United" around a number.
  func named(at index: Int, _ document: Document) -> (candidate: Candidate, next: Int)? {
    let tokens = document.tokens
    guard tokens[index].kind == .number, index > 0, isFlightNumber(index, document), !tokens[index].startsLine
    else { return nil }
    let glued = tokens[index - 1]
    if !tokens[index].spaced, glued.value != Int32(UInt8(ascii: "#")) { return nil }
    let noun = nounSpan(endingAt: index, document)
    let nameEnd = noun ?? index
    if let name = name(endingAt: nameEnd, document) {
      let isPlain = noun == nil
      if isPlain {
        if followsUnit(index, document) { return nil }
        let isYear = tokens[index].digits == 4 && (1900...2099).contains(tokens[index].value)
        let isBoarding = tokens[index].digits >= 3 && !isYear && isBoarding(before: name.first, document)
        if name.isWordlike || tokens[index].digits < 3 || isYear, !isBoarding,
          !hasContext(around: name.first..<index + 1, document)
        {
          return nil
        }
        if name.isWordlike {
          let isCapitalised = tokens[name.first].capitalised
          guard tokens[index].digits >= (isCapitalised ? 2 : 3) else { return nil }
        }
      }
      let range = Int(tokens[name.first].start)..<Int(tokens[index].end)
      return (candidate(range, row: name.row, Int(tokens[index].value), isPlain ? 0.75 : 0.95), index + 1)
    }
    guard let noun, let row = nameAfter(index, document) else { return nil }
    let range = Int(tokens[noun].start)..<Int(tokens[index].end)
    return (candidate(range, row: row, Int(tokens[index].value), 0.85), index + 1)
  }

  /// The start of "flight", "flight number", "flight #" that ends before a token.
  private func nounSpan(endingAt end: Int, _ document: Document) -> Int? {
    for start in max(0, end - 3)..<end {
      guard let count = noun(at: start, document) else { continue }
      var next = start + count
      while next < end, document.tokens[next].kind == .sign,
        "#:.".utf8.contains(UInt8(truncatingIfNeeded: document.tokens[next].value))
      {
        next += 1
      }
      if next == end { return start }
    }
    return nil
  }

  /// The airline whose name ends before a token.
  private func name(endingAt end: Int, _ document: Document) -> (row: Int, first: Int, isWordlike: Bool)? {
    for start in max(0, end - 5)..<max(0, end) {
      if let match = names.match(document.tokens, at: start), start + match.count == end {
        return (match.row, start, false)
      }
    }
    for start in max(0, end - 2)..<max(0, end) {
      guard let match = wordlikeNames.match(document.tokens, at: start), start + match.count == end else {
        continue
      }
      if document.tokens[end - 1].capitalised || commonNouns.match(document.tokens, at: start) == nil {
        return (match.row, start, true)
      }
    }
    return nil
  }

  /// Whether "on", "catching", "booked on" and the like stand directly before a token.
  func isBoarding(before end: Int, _ document: Document) -> Bool {
    (max(0, end - 2)..<max(0, end)).contains { start in
      boarding.match(document.tokens, at: start).map { start + $0.count == end } ?? false
    }
  }

  /// The airline named within five tokens after "flight 1234": "with", "on", "by" it.
  private func nameAfter(_ index: Int, _ document: Document) -> Int? {
    let tokens = document.tokens
    for next in (index + 1)..<max(index + 1, min(tokens.count, index + 6)) {
      if tokens[next].startsLine { return nil }
      if let match = names.match(tokens, at: next) { return match.row }
      if tokens[next].capitalised, let match = wordlikeNames.match(tokens, at: next) { return match.row }
    }
    return nil
  }

  /// Whether the airline's own name stands within five tokens before.
  func isNamed(_ row: Int, before index: Int, _ document: Document) -> Bool {
    for start in max(0, index - 6)..<index {
      if names.match(document.tokens, at: start)?.row == row { return true }
      if wordlikeNames.match(document.tokens, at: start)?.row == row { return true }
    }
    return false
  }
}
