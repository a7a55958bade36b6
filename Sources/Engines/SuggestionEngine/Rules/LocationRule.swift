import LanguageData
import TextAnalysis

/// Questions where the reader is, and requests to share it.
struct LocationRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    for match in input.matches(.whereabouts).prefix(RuleInput.longestList) {
      propose(match, to: input.otherName, words: [], input, into: &proposals)
    }
    let requests = Requests(input)
    for match in input.matches(.location).prefix(RuleInput.longestList) {
      guard let request = requests.request(at: match.tokens.lowerBound) else { continue }
      // "Share this address with Priya": one's own words ask no one else for it.
      let other = recipient(after: match.tokens.upperBound, input)
      let isShared = match.entry.has(.shared)
      // An address that somebody else asks to pass on isn't where the reader is.
      if match.entry.has(.own), !input.isOwn { continue }
      if isShared, other == nil, input.isOwn || request.kind != .asked { continue }
      let words = request.words + (other.map { [$0.tokens] } ?? [])
      if input.isOwn {
        guard match.entry.has(.mine) || other != nil else {
          proposals.suppress(.shareLocation, match.tokens, rule: match.entry.name, .notForReader, input)
          continue
        }
      } else if request.kind != .asked || match.entry.has(.mine) {
        continue
      }
      propose(match, to: other?.name ?? input.otherName, words: words, isAsked: true, input, into: &proposals)
    }
  }

  private func propose(
    _ match: PhraseBook.Match, to person: String?, words: [Range<Int>], isAsked: Bool = false,
    _ input: RuleInput, into proposals: inout Proposals
  ) {
    guard !input.isOwn || isAsked else {
      return proposals.suppress(.shareLocation, match.tokens, rule: match.entry.name, .notForReader, input)
    }
    proposals.add(
      input.action(
        .shareLocation(to: person), match.entry.confidence, rule: match.entry.name,
        words: match.match.evidence + words),
      .shareLocation, rule: match.entry.name, tokens: match.tokens,
      honouring: Requests.masks.union(.past), input)
  }

  /// "with Priya", "to my friend Walter" behind it.
  private func recipient(after end: Int, _ input: RuleInput) -> RuleInput.Person? {
    guard end > 0, input.reading.tokens.indices.contains(end) else { return nil }
    let sentence = input.reading.sentences[input.reading.sentence(of: end - 1)]
    for index in end..<max(end, min(sentence.upperBound, end + 8))
    where LocationRule.leads.contains(input.reading.tokens[index].hash) {
      if let person = input.person(startingAt: index + 1) {
        // "my friend Walter": the name says more.
        return input.name(startingAt: person.tokens.upperBound).map {
          RuleInput.Person(name: input.reading.text($0), tokens: person.tokens.lowerBound..<$0.upperBound)
        } ?? person
      }
    }
    return nil
  }

  private static let leads = Set(["to", "with"].flatMap { PhrasePattern.hashes(of: $0) })
}
