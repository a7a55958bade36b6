import LanguageData
import TextAnalysis

/// Events that no list knows, by where their name stands: "your registration for the 9th Public Health
/// Congress, from 10 to 12 September", "the traditional marriage of Obinna is Saturday, 11am", "mam's 60th".
struct NamedEvent {
  let input: RuleInput

  private static let longestName = 8

  func cue(inSentence sentence: Int) -> EventDraft.Cue? {
    let reading = input.reading
    let tokens = reading.sentences[sentence]
    if let occasion = occasion(within: tokens) {
      return cue(occasion, words: [occasion], confidence: 0.7)
    }
    let times = reading.spans(inSentence: sentence).filter { reading.spans[$0].detection.type == .dateTime }
    guard let first = times.first, !reading.isSign(tokens.upperBound - 1, "?"),
      case .moment(let moment) = MomentReader(input: input).moment(inSentence: sentence),
      moment.namesDay, !moment.isDayPart, moment.start.time != nil || moment.end != nil
    else { return nil }
    let time = reading.spans[first].tokens
    var announced: EventDraft.Cue?
    for index in tokens where index < time.lowerBound {
      guard let found = input.phrases.plan.announcement.match(reading.tokens, at: index) else { continue }
      let name = name(from: index + found.count, in: tokens)
      // "Confirm your registration for the congress": the last says what.
      if isName(name) {
        announced = cue(name, words: [index..<index + found.count, name], confidence: 0.74)
      }
    }
    if let announced { return announced }
    for index in tokens {
      guard let found = input.phrases.plan.takesPlace.match(reading.tokens, at: index),
        index > tokens.lowerBound
      else { continue }
      let end = index + found.count
      // A word that stands anywhere counts only right before the time.
      if found.value == 1, !(end...end + 1).contains(time.lowerBound) && !time.contains(index) { continue }
      let name = name(before: index, in: tokens)
      guard isName(name) else { continue }
      if found.value == 1, !isMarked(name) || !opensClause(name) && !hasArticle(name) { continue }
      return cue(name, words: [name, index..<end], confidence: found.value == 2 ? 0.74 : 0.64)
    }
    let before = name(before: time.lowerBound, in: tokens)
    if isName(before), isMarked(before), opensClause(before) {
      return cue(before, words: [before], confidence: 0.6)
    }
    return nil
  }

  /// Whether nothing but an article or a greeting stands before a name in its clause.
  private func opensClause(_ name: Range<Int>) -> Bool {
    let clause = input.reading.clause(of: name.lowerBound)
    return (clause.lowerBound..<max(clause.lowerBound, name.lowerBound)).allSatisfy {
      input.isArticle($0) || isSkipped($0)
    }
  }

  private func cue(_ name: Range<Int>, words: [Range<Int>], confidence: Double) -> EventDraft.Cue {
    EventDraft.Cue(
      name: EventName(title: input.reading.text(name), input: input), kind: nil,
      rule: EngineRule.eventNamed.rawValue, confidence: confidence, isProposed: false, isTogether: false,
      words: words, allowsWholeDay: true)
  }

  /// "Mam's 60th", "Leo's 5th".
  private func occasion(within tokens: Range<Int>) -> Range<Int>? {
    let reading = input.reading
    for index in tokens
    where reading.tokens[index].kind == .ordinal && index >= tokens.lowerBound + 2
      && reading.tokens[index - 1].hash == PhrasePattern.possessive
      && !reading.isInSpan(index, of: [.dateTime])
    {
      return index - 2..<index + 1
    }
    return nil
  }

  // MARK: Names

  /// The words of a name from a token on: without its article, up to a time, a place or a verb.
  private func name(from start: Int, in sentence: Range<Int>) -> Range<Int> {
    var start = start
    while start < sentence.upperBound,
      input.isArticle(start) || isNumbering(start) == false && isSkipped(start)
    {
      start += 1
    }
    var end = start
    while end < sentence.upperBound, end - start < NamedEvent.longestName, isPart(end, after: start) {
      end += 1
    }
    return trimmed(start..<end)
  }

  /// The words of a name up to a token, from the beginning of its clause or the last word that is none of it.
  private func name(before end: Int, in sentence: Range<Int>) -> Range<Int> {
    var end = end
    while end > sentence.lowerBound, isSkipped(end - 1) { end -= 1 }
    var start = end
    while start > sentence.lowerBound, end - start < NamedEvent.longestName, isPart(start - 1, after: -1),
      !(start < end && input.reading.tokens[start].startsLine)
    { start -= 1 }
    return trimmed(start..<end)
  }

  private func isNumbering(_ index: Int) -> Bool { input.reading.tokens[index].kind == .ordinal }

  private func isSkipped(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    return token.kind == .sign || token.kind == .word && input.phrases.plan.vocative.value(of: token) != nil
      || token.kind == .word && input.phrases.clockWord.value(of: token) != nil
  }

  private func isPart(_ index: Int, after start: Int) -> Bool {
    let reading = input.reading
    let token = reading.tokens[index]
    if reading.isInSpan(index, of: [.url, .email, .phone, .money]) { return false }
    if isNumbering(index) { return true }
    if reading.isInSpan(index, of: [.dateTime]) { return false }
    if token.hash == PhrasePattern.possessive { return true }
    if token.kind == .sign {
      return token.isSign("&") || token.isSign("+") || token.isSign("-") && !token.spaced
    }
    if token.kind == .number { return start >= 0 && index > start || token.spaced }
    if NamedEvent.joints.contains(token.hash) { return true }
    return input.isContentWord(index)
      || token.capitalised && input.phrases.titleStop.value(of: token) == nil
        && input.phrases.functionWord.value(of: token) == nil
      || input.phrases.event(reading.tokens, at: index) != nil
  }

  private static let joints = Set(["of", "and", "for", "the", "in"].flatMap { PhrasePattern.hashes(of: $0) })

  private func trimmed(_ run: Range<Int>) -> Range<Int> {
    var run = run
    func isLoose(_ index: Int) -> Bool {
      let token = input.reading.tokens[index]
      return NamedEvent.joints.contains(token.hash) || input.isArticle(index) || token.kind == .sign
        || input.phrases.plan.vocative.value(of: token) != nil
    }
    while let last = run.last, isLoose(last) { run = run.lowerBound..<last }
    while let first = run.first, isLoose(first) { run = first + 1..<run.upperBound }
    return run
  }

  private func isName(_ name: Range<Int>) -> Bool {
    name.contains { input.isContentWord($0) || input.reading.tokens[$0].capitalised }
      && !name.contains { input.phrases.eventVerb.value(of: input.reading.tokens[$0]) != nil }
      && !name.allSatisfy { input.isParticipant($0) || input.reading.tokens[$0].kind != .word }
  }

  private func hasArticle(_ name: Range<Int>) -> Bool {
    name.lowerBound > 0
      && input.phrases.article.value(of: input.reading.tokens[name.lowerBound - 1]) != nil
  }

  /// Whether a name has more than common words: a capital within the sentence, an owner, a number.
  private func isMarked(_ name: Range<Int>) -> Bool {
    let reading = input.reading
    let opens = reading.tokens[name.lowerBound]
    let isOwned =
      name.count > 1 && reading.tokens[name.lowerBound + 1].hash == PhrasePattern.possessive
    guard opens.capitalised || isOwned || hasArticle(name) else { return false }
    return name.contains { index in
      let token = input.reading.tokens[index]
      return token.hash == PhrasePattern.possessive || token.kind == .ordinal
        || token.capitalised && !input.reading.startsClause(index) && !token.upper
    }
  }
}
