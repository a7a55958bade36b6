import LanguageData

/// Marks the words that don't count: what isn't to be done, is over, might be, or is somebody else's.
enum Guards {
  static func apply(_ matches: [PhraseBook.Purpose: [PhraseBook.Match]], to reading: inout MessageReading) {
    var passed: Set<Int> = []
    for match in matches[.role(.pass)] ?? [] { passed.formUnion(match.tokens) }

    func marks(_ role: PhraseRole) -> [PhraseBook.Match] {
      (matches[.role(role)] ?? []).filter { match in !match.tokens.contains(where: passed.contains) }
    }
    for match in marks(.negation) {
      // What stands before a negation in its clause still holds: "call me, not him".
      let clause = reading.clause(of: match.tokens.lowerBound)
      reading.mask(match.tokens.lowerBound..<max(clause.upperBound, match.tokens.upperBound), as: .negated)
    }
    for match in marks(.cancellation) {
      let sentence = reading.sentences[reading.sentence(of: match.tokens.lowerBound)]
      // "Can't make Friday, how about Saturday?": what a later clause proposes holds.
      let clause = reading.clause(of: match.tokens.lowerBound)
      let proposed = [PhraseRole.proposal, .calendar, .invitation].flatMap { matches[.role($0)] ?? [] }
      let next = proposed.map(\.tokens.lowerBound).filter {
        $0 >= max(clause.upperBound, match.tokens.upperBound) && $0 < sentence.upperBound
      }.min()
      let end = next.map { reading.clause(of: $0).lowerBound } ?? sentence.upperBound
      reading.mask(sentence.lowerBound..<max(end, match.tokens.upperBound), as: .negated)
    }
    let clauseGuards: [(PhraseRole, Mask)] = [
      (.past, .past), (.hypothetical, .hypothetical), (.thirdParty, .thirdParty), (.writer, .writer),
      (.addressee, .addressee), (.asked, .asked),
    ]
    // A text that gives orders to whoever processes it: nothing of it counts.
    if let order = marks(.injection).first {
      reading.mask(order.tokens.lowerBound..<reading.tokens.count, as: .quoted)
      reading.mask(0..<order.tokens.lowerBound, as: .quoted)
    }
    for match in marks(.aside) {
      let clause = reading.clause(of: match.tokens.lowerBound)
      reading.mask(match.tokens.lowerBound..<max(clause.upperBound, match.tokens.upperBound), as: .aside)
    }
    for (role, mask) in clauseGuards {
      for match in marks(role) {
        let clause = reading.clause(of: match.tokens.lowerBound)
        reading.mask(clause.lowerBound..<max(clause.upperBound, match.tokens.upperBound), as: mask)
      }
    }
  }
}
