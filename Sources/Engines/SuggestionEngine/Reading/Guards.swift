import LanguageData

/// The guards that mask the words that don't count: what isn't to be done, is over, might be, or is somebody
/// else's.
enum Guards {
  static func apply(_ matches: [PhraseBook.Purpose: [PhraseBook.Match]], to reading: inout MessageReading) {
    var passed: Set<Int> = []
    for match in matches[.role(.pass)] ?? [] { passed.formUnion(match.tokens) }

    func marks(_ role: PhraseRole) -> [PhraseBook.Match] {
      (matches[.role(role)] ?? []).filter { match in !match.tokens.contains(where: passed.contains) }
    }
    // A text may be one clause with thousands of such words: the ranges are collected and masked at once.
    var negated: [Range<Int>] = marks(.negation).map { match in
      // What stands before a negation in its clause still holds: "call me, not him".
      let clause = reading.clause(of: match.tokens.lowerBound)
      return match.tokens.lowerBound..<max(clause.upperBound, match.tokens.upperBound)
    }
    let proposed = [PhraseRole.proposal, .calendar, .invitation].flatMap { matches[.role($0)] ?? [] }
      .map(\.tokens.lowerBound).sorted()
    negated += marks(.cancellation).map { match in
      let sentence = reading.sentences[reading.sentence(of: match.tokens.lowerBound)]
      // "Can't make Friday, how about Saturday?": what a later clause proposes holds.
      let clause = reading.clause(of: match.tokens.lowerBound)
      let behind = max(clause.upperBound, match.tokens.upperBound)
      let next = proposed.partitionPoint { $0 < behind }
      let end =
        next < proposed.count && proposed[next] < sentence.upperBound
        ? reading.clause(of: proposed[next]).lowerBound : sentence.upperBound
      return sentence.lowerBound..<max(end, match.tokens.upperBound)
    }
    reading.mask(negated, as: .negated)
    let clauseGuards: [(PhraseRole, Mask)] = [
      (.past, .past), (.hypothetical, .hypothetical), (.thirdParty, .thirdParty), (.writer, .writer),
      (.addressee, .addressee), (.asked, .asked),
    ]
    // A text that gives orders to whoever processes it: nothing of it counts.
    if let order = marks(.injection).first {
      reading.mask(order.tokens.lowerBound..<reading.tokens.count, as: .quoted)
      reading.mask(0..<order.tokens.lowerBound, as: .quoted)
    }
    let asides: [Range<Int>] = marks(.aside).map { match in
      let clause = reading.clause(of: match.tokens.lowerBound)
      return match.tokens.lowerBound..<max(clause.upperBound, match.tokens.upperBound)
    }
    reading.mask(asides, as: .aside)
    for (role, mask) in clauseGuards {
      let clauses: [Range<Int>] = marks(role).map { match in
        let clause = reading.clause(of: match.tokens.lowerBound)
        return clause.lowerBound..<max(clause.upperBound, match.tokens.upperBound)
      }
      reading.mask(clauses, as: mask)
    }
  }
}
