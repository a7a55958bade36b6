import LanguageData
import TextAnalysis

/// The one word that a service wants for an answer ("Reply YES to confirm"), or that an answer is asked for.
struct ReplyRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    fixed(input, into: &proposals)
    // Where there is something else to do, doing it answers.
    guard proposals.actions.isEmpty, !input.isOwn else { return }
    for match in input.matches(.answer).prefix(RuleInput.longestList) {
      if match.entry.has(.mail), input.message.subject == nil { continue }
      let sentence = input.reading.sentence(of: match.tokens.lowerBound)
      guard input.matches(.offer, inSentence: sentence).isEmpty else { continue }
      proposals.add(
        input.action(
          SuggestedAction.Values(ReplyValues(text: nil, person: input.otherName)), match.entry.confidence,
          rule: match.entry.name, words: match.match.evidence),
        .reply, rule: match.entry.name, tokens: match.tokens, honouring: .unlessReal, input)
    }
  }

  private struct Option {
    var text: String
    var tokens: Range<Int>
    /// 1 says yes, 0 no, -1 that nothing is to come any more; nil for a word of the service's own.
    var value: Int?
  }

  private func fixed(_ input: RuleInput, into proposals: inout Proposals) {
    let matches = input.matches(.fixedAnswer).prefix(RuleInput.longestList)
    var options: [Option] = []
    var words: [Range<Int>] = []
    for match in matches {
      // What a text says of cancelling is what another word of it does; only "don't reply" rules it out.
      if isNegated(match, input) { continue }
      let found = self.options(after: match, input)
      if !found.isEmpty, options.isEmpty { words = match.match.evidence }
      options += found
    }
    guard let first = matches.first,
      let option = options.first(where: { $0.value == 1 }) ?? options.first(where: { $0.value == nil })
    else { return }
    guard !input.isOwn else {
      return proposals.suppress(.reply, option.tokens, rule: first.entry.name, .notForReader, input)
    }
    proposals.add(
      input.action(
        .reply(text: option.text), first.entry.confidence, rule: first.entry.name,
        words: words + [option.tokens]),
      .reply, rule: first.entry.name, tokens: option.tokens, honouring: [], input)
  }

  private func isNegated(_ match: PhraseBook.Match, _ input: RuleInput) -> Bool {
    let clause = input.reading.clause(of: match.tokens.lowerBound)
    return input.matches(.negation, inSentence: input.reading.sentence(of: match.tokens.lowerBound)).contains
    {
      clause.contains($0.tokens.lowerBound) && $0.tokens.lowerBound < match.tokens.lowerBound
    }
  }

  /// "YES to confirm, NO to cancel or STOP to opt out": each word that stands before "to".
  private func options(after match: PhraseBook.Match, _ input: RuleInput) -> [Option] {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: match.tokens.lowerBound)]
    let end = min(sentence.upperBound, match.tokens.upperBound + ReplyRule.reach)
    var options: [Option] = []
    var isOpen = true
    var index = match.tokens.upperBound
    while index < end {
      let token = reading.tokens[index]
      if isOpen, let option = option(at: index, input),
        isAnswer(index, before: end, isFirst: options.isEmpty, input)
      {
        options.append(option)
        isOpen = false
      } else if token.kind == .sign || ReplyRule.links.contains(token.hash) {
        isOpen = true
      } else if isOpen, options.isEmpty {
        return []
      } else {
        isOpen = false
      }
      index += 1
    }
    return options
  }

  private func option(at index: Int, _ input: RuleInput) -> Option? {
    let token = input.reading.tokens[index]
    let text = input.reading.text(index..<index + 1)
    let value = input.phrases.fixedAnswerWord.value(of: token)
    switch token.kind {
    case .word where value != nil && (token.capitalised || isQuoted(index, input)):
      return Option(text: text, tokens: index..<index + 1, value: value)
    case .word where token.upper || token.capitalised && text.count == 1:
      return Option(text: text, tokens: index..<index + 1, value: nil)
    case .number where token.digits <= 2: return Option(text: text, tokens: index..<index + 1, value: nil)
    default: return nil
    }
  }

  private func isQuoted(_ index: Int, _ input: RuleInput) -> Bool {
    input.reading.isSign(index - 1, "\"") || input.reading.isSign(index - 1, "'")
  }

  /// Whether "to" or "for" and what it does stand behind a word, another word to choose, or nothing; but no
  /// number to send it to.
  private func isAnswer(_ index: Int, before end: Int, isFirst: Bool, _ input: RuleInput) -> Bool {
    let reading = input.reading
    var next = index + 1
    while next < end, reading.isSign(next, "\"") || reading.isSign(next, "'") || reading.isSign(next, ")") {
      next += 1
    }
    guard next < end else { return true }
    let token = reading.tokens[next]
    if ReplyRule.purposes.contains(token.hash) {
      return !(next + 1 < end && reading.tokens[next + 1].kind == .number)
    }
    return token.kind == .sign || ReplyRule.links.contains(token.hash)
  }

  private static let reach = 40
  private static let links = Set(["or", "and", "with"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let purposes = Set(["to", "for", "if"].flatMap { PhrasePattern.hashes(of: $0) })
}
