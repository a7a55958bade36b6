import LanguageData

/// The tense of the clause that a time belongs to.
///
/// The verb nearest before the time decides, within its clause; where there is none, the one nearest behind.
/// What is reported or booked lies ahead although its verb is in the past: "I thought your flight was on
/// Monday", "the meeting got moved to Thursday". Looks at `reach` tokens on each side at the most.
struct ClauseTense {
  static let reach = 16

  let vocabulary: TenseVocabulary
  let document: Document
  /// The tokens of the time.
  let span: Range<Int>
  var tokens: [Token] { document.tokens }

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
    if !meaning.isOccasion, let before = preposition, vocabulary.goals.value(of: tokens[before]) != nil {
      return false
    }
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

  func isPreposition(_ text: StaticString) -> Bool {
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
      if index + 1 == span.lowerBound, goesOn, isComma || spells(index, "and") || spells(index, "that") {
        return nil
      }
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
  func verb(at index: Int) -> TenseVocabulary.Verb? {
    let before = index > 0 ? tokens[index - 1] : nil
    if let known = vocabulary.verb(tokens, at: index) {
      // "the book", "our plan"
      let isNoun = known == .future && before.map { vocabulary.articles.value(of: $0) != nil } ?? false
      return isNoun ? nil : known
    }
    if index < span.lowerBound, isGoal(index) { return .future }
    guard let before, tokens[index].kind == .word, vocabulary.subjects.value(of: before) != nil else {
      return nil
    }
    if ends(index, with: "ed"), !ends(index, with: "eed") { return .past }
    if isInverted(index - 1) { return nil }
    if vocabulary.unmarked.value(of: tokens[index]) != nil { return .past }
    // Any other word behind "we" is a verb in the present: "it turned out we fly on Friday".
    let isVerb = vocabulary.persons.value(of: before) != nil && tokens[index].end - tokens[index].start > 2
    return isVerb && index < span.lowerBound ? .present : nil
  }

  /// Whether a verb without a tense of its own aims at the time: "had to move it to Friday", "managed to get
  /// a table on Friday".
  private func isGoal(_ index: Int) -> Bool {
    if vocabulary.toMove.value(of: tokens[index]) != nil {
      return preposition.map { $0 > index && vocabulary.moved.value(of: tokens[$0]) != nil } ?? false
    }
    return vocabulary.toGet.value(of: tokens[index]) != nil && holdsBooking(index + 1)
  }

  /// Whether what one gets for later stands between a token and the time: tickets, a table.
  private func holdsBooking(_ start: Int) -> Bool {
    (start..<max(start, span.lowerBound)).contains { vocabulary.bookings.value(of: tokens[$0]) != nil }
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
    if let preposition, preposition > index, vocabulary.moved.value(of: tokens[preposition]) != nil {
      return true
    }
    if isPassive(index) { return !(meaning.isLong && isPreposition("in") || isPreposition("on")) }
    return holdsBooking(index + 1)
  }

  /// Whether a verb in the present or future stands before a past form, which is then a participle: "is
  /// closed", "will be sent".
  private func isParticiple(_ index: Int) -> Bool {
    guard !isCopula(index), !spells(index, "had"), !isDid(tokens[index]) else { return false }
    for before in stride(from: index - 1, through: max(0, index - 3), by: -1) {
      switch vocabulary.verb(tokens, at: before) {
      case .present, .future, .speech: return true
      case nil: break
      default: return false
      }
      if isBorder(before) || isSubject(before) || vocabulary.openers.value(of: tokens[before]) != nil {
        return false
      }
    }
    return false
  }

  /// Whether a word in the present only completes a past one: "what did you do".
  private func isAuxiliary(_ index: Int) -> Bool {
    (spells(index, "do") || spells(index, "have")) && asks(index)
  }

  func isPassive(_ index: Int) -> Bool {
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
    tokens[max(0, index - 3)..<index].contains { isDid($0) }
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
      if isReported(index) || clause.contains(where: { vocabulary.plans.value(of: $0) != nil }) {
        return true
      }
      return asksAgain(index) || between.count <= 2 && isReplaced
    }
    if isDid(tokens[index]) { return isPreposition("to") }
    // "they gave us Friday"
    if spells(index, "gave"), between.count == 1,
      between.allSatisfy({ vocabulary.objects.value(of: $0) != nil })
    {
      return true
    }
    return vocabulary.getting.value(of: tokens[index]) != nil && holdsBooking(index + 1)
  }

  /// Whether one asks what had been agreed: "wasn't the deadline Friday?", "weren't we meeting on Friday?"
  private func asksAgain(_ index: Int) -> Bool {
    guard isNegativeCopula(index), !(index > 0 && opensClause(index - 1)) else { return false }
    let end = span.upperBound
    return end < tokens.count && tokens[end].isSign("?")
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
}
