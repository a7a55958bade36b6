import LanguageData
import TextAnalysis

/// The purpose of an amount, as the structure of a message says it: "the curry came to 84", "invoice for the
/// gate motor repair", "who paid for the taxi?".
struct MoneyPurpose {
  let input: RuleInput

  private var reading: MessageReading { input.reading }
  private static let longest = 6

  /// What the words directly behind an amount say: "for the pizza".
  func behind(_ token: Int) -> String? {
    guard reading.tokens.indices.contains(token), token > 0,
      reading.has(MoneyPurpose.forWord, at: token, before: reading.tokens.count),
      reading.sentence(of: token) == reading.sentence(of: token - 1)
    else { return nil }
    return noun(from: token + 1)
  }

  /// What the message says elsewhere: its subject of cost, or what follows a verb of paying.
  var inMessage: String? { subject ?? paidFor ?? ofAmount }

  /// "The curry came to 84", "cabin was 412 total", "electric bill was nuts this month".
  private var subject: String? {
    for index in reading.tokens.indices.prefix(200) where index > 0 {
      guard let verb = input.phrases.offer.costVerb.match(reading.tokens, at: index),
        reading.sentence(of: index) == reading.sentence(of: index - 1)
      else { continue }
      let clause = reading.clause(of: index)
      var start = index
      while start > clause.lowerBound, index - start < MoneyPurpose.longest, isNounPart(start - 1) {
        start -= 1
      }
      while start < index, isLead(start) { start += 1 }
      guard start < index, (start..<index).contains(where: input.isContentWord), costs(index + verb.count),
        input.phrases.offer.shareWord.value(of: reading.tokens[index - 1]) == nil
      else { continue }
      return reading.text(start..<index)
    }
    return nil
  }

  /// Whether an amount follows a verb soon, or its clause tells how much it was: the only one that is judged.
  private func costs(_ token: Int) -> Bool {
    let end = min(token + 4, reading.tokens.count)
    guard token < end else { return false }
    return (token..<end).contains { reading.isInSpan($0, of: [.money, .number]) }
      || MoneyPurpose.bills.contains(reading.tokens[max(0, token - 2)].hash)
  }

  /// "Who paid for the taxi?", "what do I owe you for the curry", "invoice INV-2 for the gate motor".
  private var paidFor: String? {
    for index in reading.tokens.indices.prefix(200)
    where input.phrases.offer.paidVerb.match(reading.tokens, at: index) != nil {
      let end = reading.sentences[reading.sentence(of: index)].upperBound
      for next in (index + 1)..<max(index + 1, min(end, index + 10))
      where reading.has(MoneyPurpose.forWord, at: next, before: end) {
        if let noun = noun(from: next + 1) { return noun }
      }
    }
    return nil
  }

  /// "May maintenance of Rs 3,450 is pending".
  private var ofAmount: String? {
    for index in input.spans(of: .money) + input.spans(of: .number) {
      var start = reading.spans[index].tokens.lowerBound
      // "of Rs 3,450": the currency may stand apart from the number.
      if start > 2, !reading.has(MoneyPurpose.ofWord, at: start - 1, before: start),
        reading.tokens[start - 1].kind == .word, reading.tokens[start - 1].capitalised
      {
        start -= 1
      }
      guard start > 1, reading.has(MoneyPurpose.ofWord, at: start - 1, before: start) else { continue }
      var first = start - 1
      while first > 0, start - first < MoneyPurpose.longest, isNounPart(first - 1),
        !reading.startsClause(first)
      { first -= 1 }
      while first < start - 1, isLead(first) { first += 1 }
      if first < start - 1 { return reading.text(first..<start - 1) }
    }
    return nil
  }

  private func noun(from start: Int) -> String? {
    let end = input.phraseEnd(from: start, words: MoneyPurpose.longest)
    var noun = start
    while noun < end, input.isArticle(noun) || MoneyPurpose.leads.contains(reading.tokens[noun].hash) {
      noun += 1
    }
    guard noun < end, (noun..<end).contains(where: input.isContentWord),
      !reading.isInSpan(noun, of: [.money, .number, .dateTime]),
      input.phrases.offer.shareWord.value(of: reading.tokens[noun]) == nil,
      input.phrases.objectWord.value(of: reading.tokens[noun]) == nil
    else { return nil }
    return reading.text(noun..<end)
  }

  private func isNounPart(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    guard token.kind == .word, !reading.isInSpan(index, of: [.money, .url, .email]) else {
      return reading.isSign(index, "'") || reading.isSign(index, "-") && !token.spaced
    }
    return token.hash == PhrasePattern.possessive || input.isArticle(index)
      || input.phrases.titleStop.value(of: token) == nil && input.phrases.clauseWord.value(of: token) == nil
        && input.phrases.functionWord.value(of: token) == nil
  }

  private func isLead(_ index: Int) -> Bool {
    input.isArticle(index) || input.phrases.opener.value(of: reading.tokens[index]) != nil
      || MoneyPurpose.leads.contains(reading.tokens[index].hash)
      || reading.tokens[index].kind == .sign
  }

  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.flatMap { PhrasePattern.hashes(of: $0) })
  }
  private static let forWord = PhrasePattern.hashes(of: "for")
  private static let ofWord = PhrasePattern.hashes(of: "of")
  private static let leads = hashes(["the", "ur", "your", "this", "that", "yesterday's", "'s"])
  private static let bills = hashes(["bill", "rent", "total", "bills"])
}
