import LanguageData

/// The tense of the clause that a time belongs to.
///
/// The verb nearest before the time decides, within its clause; where there is none, the one nearest after it.
/// What is reported or booked lies ahead although its verb is in the past: "I thought your flight was on
/// Monday", "the meeting got moved to Thursday". Looks at `reach` tokens on each side at the most.
struct ClauseTense {
  private static let reach = 16

  let vocabulary: TenseVocabulary
  let document: Document
  /// The tokens of the time.
  let span: Range<Int>
  private var tokens: [Token] { document.tokens }

  init(_ span: Range<Int>, in document: Document, vocabulary: TenseVocabulary) {
    self.span = span
    self.document = document
    self.vocabulary = vocabulary
  }

  /// Whether the clause speaks of the past.
  ///
  /// - Parameter meaning: what the time means: one does something for Christmas at Christmas, and only months
  ///   and longer times follow "in".
  func isPast(_ meaning: TimeMeaning) -> Bool {
    if !meaning.isOccasion, let before = preposition, vocabulary.goals.value(of: tokens[before]) != nil { return false }
    guard let (verb, index) = verbBefore() else { return isPastAfter(under: nil) }
    switch verb {
    case .future, .present: return false
    case .arranging: return meaning.isLong && isPreposition("in") && !isPassive(index)
    case .moving: return !isMoved(index, meaning)
    case .speech, .thought: return isPastReport(verb, at: index)
    case .past: return !isAhead(index) && !isParticiple(index)
    }
  }

  // MARK: Before the time

  /// The preposition directly before the time, or the first word inside it where that is one.
  private var preposition: Int? {
    var index = span.lowerBound - 1
    if index >= 0, vocabulary.articles.value(of: tokens[index]) != nil { index -= 1 }
    return index >= 0 && tokens[index].kind == .word ? index : nil
  }

  private func isPreposition(_ text: StaticString) -> Bool {
    guard let index = preposition else { return false }
    return spells(index, text)
  }

  /// The verb nearest before the time in its clause.
  private func verbBefore() -> (verb: TenseVocabulary.Verb, index: Int)? {
    var index = span.lowerBound - 1
    let first = max(0, span.lowerBound - Self.reach)
    var isBehindComma = false
    while index >= first {
      let token = tokens[index]
      if isBorder(index) { return nil }
      let isComma = token.isSign(",") || token.isSign("-") && token.spaced
      // "I had a look and Friday works"
      if index + 1 == span.lowerBound, goesOn, isComma || spells(index, "and") || spells(index, "that") { return nil }
      if isComma {
        if opensClause(index + 1) { return nil }
        // "sorry I missed you, dinner Friday?": what stands behind the comma is a clause without a verb.
        isBehindComma = isBehindComma || holdsNoun(index + 1..<span.lowerBound)
      }
      if let verb = self.verb(at: index), !isAuxiliary(index) {
        return isBehindComma && ![.present, .future].contains(verb) ? nil : (verb, index)
      }
      index -= 1
    }
    return nil
  }

  /// The verb at a token: a known one, or a word in "-ed" behind its subject.
  private func verb(at index: Int) -> TenseVocabulary.Verb? {
    let before = index > 0 ? tokens[index - 1] : nil
    if let known = vocabulary.verb(tokens, at: index) {
      // "the book", "our plan"
      let isNoun = known == .future && before.map { vocabulary.articles.value(of: $0) != nil } ?? false
      return isNoun ? nil : known
    }
    guard let before, tokens[index].kind == .word, vocabulary.subjects.value(of: before) != nil else { return nil }
    if ends(index, with: "ed"), !ends(index, with: "eed") { return .past }
    if isInverted(index - 1) { return nil }
    if vocabulary.unmarked.value(of: tokens[index]) != nil { return .past }
    // Any other word behind "we" is a verb in the present: "it turned out we fly on Friday".
    let isVerb = vocabulary.persons.value(of: before) != nil && tokens[index].end - tokens[index].start > 2
    return isVerb && index < span.lowerBound ? .present : nil
  }

  /// Whether a verb stands before its subject: "did you".
  private func isInverted(_ subject: Int) -> Bool {
    subject > 0 && vocabulary.verb(tokens, at: subject - 1) != nil
      && !(subject > 1 && isSubject(subject - 2) && !isCopula(subject - 1))
  }

  /// Whether something is moved to the time, and not at it.
  private func isMoved(_ index: Int, _ meaning: TimeMeaning) -> Bool {
    // The words of the time itself may begin with one: "delayed until Friday".
    if vocabulary.moved.value(of: tokens[span.lowerBound]) != nil || preposition == index { return true }
    if let preposition, preposition > index, vocabulary.moved.value(of: tokens[preposition]) != nil { return true }
    if isPassive(index) { return !(meaning.isLong && isPreposition("in") || isPreposition("on")) }
    return index + 1 < span.lowerBound
      && tokens[index + 1..<span.lowerBound].contains { vocabulary.bookings.value(of: $0) != nil }
  }

  /// Whether a verb in the present or future stands before a past form, which is then a participle: "is closed",
  /// "will be sent".
  private func isParticiple(_ index: Int) -> Bool {
    guard !isCopula(index), !spells(index, "had"), !spells(index, "did") else { return false }
    for before in stride(from: index - 1, through: max(0, index - 3), by: -1) {
      switch vocabulary.verb(tokens, at: before) {
      case .present, .future, .speech: return true
      case nil: break
      default: return false
      }
      if isBorder(before) || isSubject(before) || vocabulary.openers.value(of: tokens[before]) != nil { return false }
    }
    return false
  }

  /// Whether a word in the present only completes a past one: "what did you do".
  private func isAuxiliary(_ index: Int) -> Bool {
    (spells(index, "do") || spells(index, "have")) && asks(index)
  }

  private func isPassive(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return vocabulary.passives.value(of: tokens[index - 1]) != nil
      || index > 1 && ends(index - 1, with: "ly") && vocabulary.passives.value(of: tokens[index - 2]) != nil
  }

  /// Whether what is said or thought lies in the past.
  private func isPastReport(_ verb: TenseVocabulary.Verb, at index: Int) -> Bool {
    // "I told him on Friday", "I forgot my keys on Friday"; but "did you say on Friday?"
    if isPreposition("on"), !asks(index) {
      guard let preposition, index < preposition else { return false }
      return verb == .speech
        ? tokens[index + 1..<preposition].allSatisfy { vocabulary.objects.value(of: $0) != nil }
        : !clauseFollows(index + 1)
    }
    // "I heard a noise on Friday"
    let isThing = spells(index, "heard") && vocabulary.articles.value(of: tokens[index + 1]) != nil
    return isPastAfter(under: verb) || isThing && !goesOnAtAll
  }

  private func asks(_ index: Int) -> Bool {
    tokens[max(0, index - 3)..<index].contains { spells($0, "did") || spells($0, "didn't") }
  }

  /// Whether a clause with its own subject begins between a token and the time.
  private func clauseFollows(_ start: Int) -> Bool {
    guard start + 1 < span.lowerBound else { return false }
    return (start..<span.lowerBound).contains { spells($0, "that") || spells($0, "to") || isSubject($0) }
  }

  /// Whether a past verb before the time tells what was ahead then: in what somebody said or thought, of what
  /// one got for later, of what another time takes the place of.
  private func isAhead(_ index: Int) -> Bool {
    let between = tokens[index + 1..<span.lowerBound]
    // "I took Friday off"
    if span.upperBound < tokens.count, spells(span.upperBound, "off") { return true }
    if isSupposed(index) { return true }
    if isCopula(index) {
      let clause = tokens[max(0, index - 3)..<span.lowerBound]
      if isReported(index) || clause.contains(where: { vocabulary.plans.value(of: $0) != nil }) { return true }
      return between.count <= 2 && isReplaced
    }
    if spells(index, "did") || spells(index, "didn't") { return isPreposition("to") }
    guard vocabulary.getting.value(of: tokens[index]) != nil else { return false }
    return between.contains { vocabulary.bookings.value(of: $0) != nil }
  }

  /// Whether a past form supposes something: "what if we did Friday?"
  private func isSupposed(_ index: Int) -> Bool {
    (max(1, index - 3)..<max(1, index)).contains { spells($0, "if") && spells($0 - 1, "what") }
  }

  /// Whether something said or thought stands before a verb, in the same sentence.
  private func isReported(_ index: Int) -> Bool {
    var index = index - 1
    let first = max(0, index - Self.reach)
    while index >= first, !tokens[index].endsSentence, !tokens[index + 1].startsLine {
      switch vocabulary.verb(tokens, at: index) {
      case .speech, .thought: return true
      case .past, .present: return false
      default: index -= 1
      }
    }
    return false
  }

  /// Whether the next clause puts another time in the place of this one: "was Friday, now it's Sunday".
  private var isReplaced: Bool {
    guard span.upperBound < tokens.count else { return false }
    let next = tokens[span.upperBound..<min(tokens.count, span.upperBound + 6)]
    return next.prefix { !($0.isSign("?") || $0.isSign("!")) }
      .contains { vocabulary.replaced.value(of: $0) != nil }
  }

  // MARK: After the time

  /// Whether a verb in the present or future stands directly behind the time, of which it is then the subject.
  private var goesOn: Bool {
    guard span.upperBound < tokens.count else { return false }
    let verb = vocabulary.verb(tokens, at: span.upperBound)
    return verb == .present || verb == .future
  }

  /// Whether the clause goes on in the past behind the time.
  ///
  /// - Parameter report: what was said or thought before the time, of which it is a part.
  private func isPastAfter(under report: TenseVocabulary.Verb?) -> Bool {
    var index = span.upperBound
    let last = min(tokens.count, index + Self.reach / 2)
    // "On Friday, we went home"
    if index < last, tokens[index].isSign(","), report == nil { index += 1 }
    while index < last, !isBorder(index), !(tokens[index].isSign(",") && opensClause(index + 1)) {
      if spells(index, "and"), opensClause(index + 1) { return false }
      defer { index += 1 }
      switch verb(at: index) {
      case nil: continue
      // "Friday is when it broke"
      case .present where index + 1 < last && spells(index + 1, "when"): index += 1
      case .present, .future: return false
      case .arranging, .moving: return report == nil && !isPassive(index)
      case .speech, .thought: return index + 1 < last && !isBorder(index + 1)
      case .past: return isPastPredicate(index, under: report)
      }
    }
    return false
  }

  /// Whether a past verb behind the time tells what was.
  private func isPastPredicate(_ index: Int, under report: TenseVocabulary.Verb?) -> Bool {
    // "Friday was moved", "Friday got cancelled", "Friday was supposed to be fun"
    if isCopula(index) || spells(index, "got"), index + 1 < tokens.count {
      switch verb(at: index + 1) {
      case .arranging, .moving, .future: return false
      default: break
      }
    }
    guard isCopula(index), let report else { return true }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    return report == .thought && !(next.map { vocabulary.stated.value(of: $0) != nil } ?? false)
  }

  /// Whether any verb follows the time in its clause.
  private var goesOnAtAll: Bool {
    (span.upperBound..<min(tokens.count, span.upperBound + Self.reach / 2)).contains { verb(at: $0) != nil }
  }

  // MARK: Clauses

  /// Whether a clause ends at a token.
  private func isBorder(_ index: Int) -> Bool {
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
    if index + 1 < span.lowerBound, tokens[index + 1].startsLine, tokens[index + 1].capitalised { return true }
    if vocabulary.borders.value(of: token) != nil { return true }
    // "that" before a noun of its own begins a clause, before the time it points at it.
    if spells(index, "that"), index + 1 < span.lowerBound { return true }
    // "so Friday?", "so we"; but "so good on Friday"
    return spells(index, "so") && (index + 1 == span.lowerBound || isSubject(index + 1))
  }

  private func isSubject(_ index: Int) -> Bool {
    index < tokens.count && vocabulary.subjects.value(of: tokens[index]) != nil
  }

  private func opensClause(_ index: Int) -> Bool {
    guard index < tokens.count, !span.contains(index) else { return false }
    return isSubject(index) || vocabulary.openers.value(of: tokens[index]) != nil || isBorder(index)
  }

  /// Whether some tokens hold more than prepositions.
  private func holdsNoun(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = tokens[index]
      return token.kind == .word && token.end - token.start > 3 && !spells(index, "then")
        && vocabulary.borders.value(of: token) == nil
    }
  }

  private func isCopula(_ index: Int) -> Bool {
    spells(index, "was") || spells(index, "were") || spells(index, "wasn't") || spells(index, "weren't")
  }

  private func spells(_ index: Int, _ word: StaticString) -> Bool { spells(tokens[index], word) }

  /// Whether a token is a word, in any case; an apostrophe may be typographic.
  private func spells(_ token: Token, _ word: StaticString) -> Bool { token.hash == Token.hash(of: word) }

  private func ends(_ index: Int, with suffix: StaticString) -> Bool {
    let token = tokens[index]
    guard Int(token.end - token.start) > suffix.utf8CodeUnitCount + 1 else { return false }
    return suffix.withUTF8Buffer { suffix in
      zip(document.bytes[..<Int(token.end)].reversed(), suffix.reversed()).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
