import LanguageData
import TextAnalysis

/// A place that a message names, to which a ride may go: "how are you getting to OR Tambo?", "we're all at The
/// Alibi on 6th".
struct RidePlace {
  let input: RuleInput

  private var reading: MessageReading { input.reading }
  private static let longest = 7

  /// The first place that the message names.
  ///
  /// - Parameter goes: whether only a place to go to counts, as where the writer says where they are.
  func named(goes: Bool) -> Range<Int>? {
    for index in reading.tokens.indices.prefix(200) where RidePlace.leads.contains(reading.tokens[index].hash)
    {
      let isWay = reading.has(RidePlace.toWord, at: index, before: reading.tokens.count)
      guard isWay || !goes, let place = place(at: index + 1) else { continue }
      return place
    }
    guard !goes else { return nil }
    return (input.spans(of: .address) + input.spans(of: .place)).sorted().first.map {
      reading.spans[$0].tokens
    }
  }

  /// A name, an address or a word for a place that begins at a token, with its article.
  private func place(at start: Int) -> Range<Int>? {
    let tokens = reading.tokens
    guard tokens.indices.contains(start) else { return nil }
    let limit = reading.sentences[reading.sentence(of: start - 1)].upperBound
    if let span = reading.span(of: .address, at: start) ?? reading.span(of: .place, at: start) {
      return reading.spans[span].tokens
    }
    var noun = start
    while noun < limit, input.isArticle(noun) { noun += 1 }
    guard noun < limit else { return nil }
    if noun > start, let common = input.phrases.commonPlace.match(tokens, at: noun),
      noun + common.count <= limit
    {
      return start..<noun + common.count
    }
    guard isName(noun) else { return nil }
    var end = noun + 1
    var next = end
    while next < limit, next - noun < RidePlace.longest {
      if isName(next) || tokens[next].kind == .number && !tokens[next].startsLine
        || tokens[next].hash == PhrasePattern.possessive
      {
        next += 1
        end = next
      } else if RidePlace.inner.contains(tokens[next].hash) {
        next += 1
      } else {
        break
      }
    }
    if end < limit, input.phrases.commonPlace.match(tokens, at: end)?.count == 1 { end += 1 }
    return start..<end
  }

  private func isName(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    return token.kind == .word && token.capitalised && !token.startsLine && !input.isParticipant(index)
      && input.phrases.functionWord.value(of: token) == nil && input.phrases.notName.value(of: token) == nil
      && !reading.isInSpan(index, of: [.dateTime, .url, .email, .phone])
  }

  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.flatMap { PhrasePattern.hashes(of: $0) })
  }
  private static let leads = hashes(["to", "at", "in", "outside", "into"])
  private static let toWord = PhrasePattern.hashes(of: "to")
  private static let inner = hashes(["of", "the", "de", "la", "on"])
}
