import LanguageData
import TextAnalysis

/// A rule for calls that the reader is asked to make where no number stands: "call me when you can", "can you
/// ring mum?".
struct CallRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let matches = (input.matches(.callWriter) + input.matches(.callPerson)).prefix(RuleInput.longestList)
    // Of several numbers each says whom to call by itself.
    let phones = input.spans(of: .phone)
    guard !matches.isEmpty, phones.count <= 1 else { return }
    let requests = Requests(input)
    for match in matches {
      var words = match.match.evidence
      if !match.entry.has(.free) {
        guard let request = requests.request(at: match.tokens.lowerBound), request.kind == .asked else {
          continue
        }
        words = request.words + words
      }
      let name: String?
      let end: Int
      if match.entry.role == .callWriter {
        end = match.tokens.upperBound
        // "Call me old-fashioned" isn't a call.
        guard match.entry.has(.whole) || isTail(end, input) else { continue }
        name = input.otherName
      } else {
        guard let person = input.person(startingAt: match.tokens.upperBound) else { continue }
        end = person.tokens.upperBound
        guard match.entry.has(.given) ? isCall(end, input) : isTail(end, input) else { continue }
        words.append(person.tokens)
        name = person.name
      }
      propose(match, name, words, input, into: &proposals)
    }
  }

  private func propose(
    _ match: PhraseBook.Match, _ name: String?, _ words: [Range<Int>], _ input: RuleInput,
    into proposals: inout Proposals
  ) {
    guard !input.isOwn else {
      return proposals.suppress(.call, match.tokens, rule: match.entry.name, .notForReader, input)
    }
    // "If you have any questions, call me": an offer.
    let sentence = input.reading.sentence(of: match.tokens.lowerBound)
    if input.matches(.offer, inSentence: sentence).contains(where: {
      !$0.tokens.overlaps(match.tokens.lowerBound..<match.tokens.lowerBound + 1)
    }) {
      return proposals.suppress(.call, match.tokens, rule: match.entry.name, .hypothetical, input)
    }
    // "Call me at five": to be reminded of; a call now would be early.
    if case .moment(var moment) = MomentReader(input: input).moment(
      inSentence: sentence, claimed: [sentence - 1, sentence + 1])
    {
      moment.settleDay(after: input.reference)
      let isLater = moment.start.date.map { $0 > input.reference.date } ?? false
      if isLater || moment.start.time.map({ $0 > input.reference.time }) ?? false {
        return proposals.suppress(.call, match.tokens, rule: match.entry.name, .lowConfidence, input)
      }
    }
    // "Ring me when you get this. 01632 ...": the one number of the message is the one to call.
    let span = input.spans(of: .phone).first.map { input.reading.spans[$0] }
    let known = proposals.actions.firstIndex { $0.kind == .call }
    if let span, case .phone(let phone) = span.detection.value {
      guard let known, var call = proposals.actions[known].values.of(CallValues.self) else { return }
      call.name = call.name ?? name
      if call.phone == phone { proposals.actions[known].values = .call(call) }
      return
    }
    proposals.add(
      input.action(
        .call(CallValues(phone: nil, name: name)), match.entry.confidence, rule: match.entry.name,
        words: words),
      .call, rule: match.entry.name, tokens: match.tokens, honouring: Requests.masks, input)
  }

  private func isTail(_ index: Int, _ input: RuleInput) -> Bool {
    input.reading.endsClause(before: index)
      || input.phrases.callTail.match(input.reading.tokens, at: index) != nil
      || input.reading.span(of: .dateTime, at: index) != nil
  }

  /// "a call", "a quick ring" behind "give mum".
  private func isCall(_ index: Int, _ input: RuleInput) -> Bool {
    guard input.reading.tokens.indices.contains(index), input.isArticle(index) else { return false }
    return (index + 1...index + 2).contains { next in
      input.reading.tokens.indices.contains(next)
        && CallRule.calls.contains(input.reading.tokens[next].hash)
    }
  }

  private static let calls = Set(
    ["call", "ring", "bell", "buzz", "shout"].flatMap { PhrasePattern.hashes(of: $0) })
}
