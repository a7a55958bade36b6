import LanguageData
import TextAnalysis

/// A named place to go to, or whose way or address is asked: "how do I get to Pier 39?", "meet me at Blue
/// Bottle".
struct RouteRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    for match in input.matches(.route).prefix(RuleInput.longestList) {
      var start = match.tokens.upperBound
      let reading = input.reading
      let sentence = reading.sentences[reading.sentence(of: match.tokens.lowerBound)]
      while start < sentence.upperBound, input.phrases.determiner.value(of: reading.tokens[start]) != nil {
        start += 1
      }
      // Places that are known as such, and addresses, are another rule's.
      guard start < sentence.upperBound, reading.span(of: .place, at: start) == nil,
        reading.span(of: .address, at: start) == nil, let name = placeName(at: start, sentence, input)
      else { continue }
      guard !input.isOwn else {
        proposals.suppress(.openMap, match.tokens, rule: match.entry.name, .notForReader, input)
        continue
      }
      let query = reading.text(name)
      // An event at the place has the map with it.
      let isPlaceOfEvent = proposals.actions.contains { action in
        action.values.of(EventValues.self)?.place?.contains(query) ?? false
      }
      guard !isPlaceOfEvent else { continue }
      proposals.add(
        input.action(
          .openMap(query: query), match.entry.confidence, rule: match.entry.name,
          words: match.match.evidence + [name]),
        .openMap, rule: match.entry.name, tokens: match.tokens, honouring: .unlessReal, input)
    }
  }

  /// Capitalised words and numbers, with the small words between them: "Museum of Modern Art", "Pier 39".
  private func placeName(at start: Int, _ sentence: Range<Int>, _ input: RuleInput) -> Range<Int>? {
    let reading = input.reading
    guard reading.tokens[start].kind == .word, reading.tokens[start].capitalised,
      input.phrases.functionWord.value(of: reading.tokens[start]) == nil,
      input.phrases.notName.value(of: reading.tokens[start]) == nil,
      !reading.isInSpan(start, of: [.dateTime, .url, .email])
    else { return nil }
    var end = start + 1
    var index = end
    while index < sentence.upperBound, index - start < 7 {
      let token = reading.tokens[index]
      let isPart =
        token.kind == .word && token.capitalised || token.kind == .number
        || token.hash == PhrasePattern.possessive || reading.isSign(index, "&")
      guard !reading.isInSpan(index, of: [.dateTime, .phone]) else { break }
      if isPart {
        index += 1
        end = index
      } else if RouteRule.inner.contains(token.hash) {
        index += 1
      } else {
        break
      }
    }
    // "The address of the HR website": the name belongs to something else.
    if end < sentence.upperBound, reading.tokens[end].kind == .word,
      input.phrases.functionWord.value(of: reading.tokens[end]) == nil,
      input.phrases.titleStop.value(of: reading.tokens[end]) == nil, !reading.isInSpan(end, of: [.dateTime])
    {
      return nil
    }
    return start..<end
  }

  private static let inner = Set(["of", "the", "de", "la", "and"].flatMap { PhrasePattern.hashes(of: $0) })
}
