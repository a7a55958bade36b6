/// Marks the words that don't count: what isn't to be done, is over, might be, or is somebody else's.
enum Guards {
  static func apply(_ matches: [PhraseBook.Role: [PhraseBook.Match]], to reading: inout MessageReading) {
    var passed: Set<Int> = []
    for match in matches[.pass] ?? [] { passed.formUnion(match.tokens) }

    func marks(_ role: PhraseBook.Role) -> [PhraseBook.Match] {
      (matches[role] ?? []).filter { match in !match.tokens.contains(where: passed.contains) }
    }
    for match in marks(.negation) {
      // What stands before a negation in its clause still holds: "call me, not him".
      let clause = reading.clause(of: match.tokens.lowerBound)
      reading.mask(match.tokens.lowerBound..<max(clause.upperBound, match.tokens.upperBound), as: .negated)
    }
    for match in marks(.cancellation) {
      let sentence = reading.sentence(of: match.tokens.lowerBound)
      reading.mask(reading.sentences[sentence], as: .negated)
    }
    let clauseGuards: [(PhraseBook.Role, Mask)] = [
      (.past, .past), (.hypothetical, .hypothetical), (.thirdParty, .thirdParty), (.writer, .writer),
      (.addressee, .addressee), (.asked, .asked),
    ]
    for (role, mask) in clauseGuards {
      for match in marks(role) {
        let clause = reading.clause(of: match.tokens.lowerBound)
        reading.mask(clause.lowerBound..<max(clause.upperBound, match.tokens.upperBound), as: mask)
      }
    }
  }
}
