import Foundation
import LanguageData
import TextAnalysis

/// Money that one side owes the other, only where the words say so, and what a person says they will pay or
/// ask for.
struct MoneyRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    for role in [PhraseRole.pay, .requestMoney, .bill] {
      let matches = input.matches(role)
      for (place, match) in matches.enumerated() where !isPassed(match, by: matches[(place + 1)...].prefix(3))
      {
        guard let index = match.match.spans.first,
          let money = MoneyRule.amount(input.reading.spans[index], input)
        else { continue }
        // Whoever is asked to pay reads "pay"; in one's own words the sides are exchanged.
        let pays = (role == .requestMoney) == input.isOwn
        guard role != .bill || !input.isOwn else {
          proposals.suppress(.pay, match.tokens, rule: match.entry.name, .notForReader, input)
          continue
        }
        let payment = PaymentValues(
          money: money,
          person: role == .bill
            ? input.signature?.firm ?? input.otherName
            : input.otherName
              ?? input.addressed(inSentence: input.reading.sentence(of: match.tokens.lowerBound)),
          purpose: purpose(after: match.tokens.upperBound, input))
        propose(payment, pays: pays, match, words: [], input, into: &proposals)
      }
    }
    if input.isOwn { intentions(input, into: &proposals) }
    proposePlain(input, into: &proposals)
  }

  /// Whether the words of a match belong to another amount: in "it was £16, you owe me £8" to the one behind.
  private func isPassed(_ match: PhraseBook.Match, by others: ArraySlice<PhraseBook.Match>) -> Bool {
    others.contains {
      $0.tokens.lowerBound > match.tokens.lowerBound && $0.tokens.overlaps(match.tokens)
        && $0.match.spans.first != match.match.spans.first
    }
  }

  private func propose(
    _ payment: PaymentValues, pays: Bool, _ match: PhraseBook.Match, words: [Range<Int>], _ input: RuleInput,
    into proposals: inout Proposals
  ) {
    // A bare number is sure of itself once the words make it an amount.
    let span = match.match.spans.first.map { input.reading.spans[$0].detection }
    let sureness = span.map { $0.type == .number ? 0.95 : $0.confidence } ?? 1
    proposals.add(
      input.action(
        pays ? .pay(payment) : .requestMoney(payment), match.entry.confidence * sureness,
        rule: match.entry.name, words: words + match.match.evidence),
      pays ? .pay : .requestMoney, rule: match.entry.name, tokens: match.tokens,
      // "You owe me £9 for yesterday's cab": what is owed isn't over because what it was for is.
      honouring: match.entry.rule == .payOwe || match.entry.rule == .requestOwe
        ? Requests.masks : .unlessReal, input)
  }

  /// Proposes the payments and requests that a person announces: "I'll venmo you $15", "I need to send Dan
  /// $40".
  private func intentions(_ input: RuleInput, into proposals: inout Proposals) {
    let matches = (input.matches(.ownPayment) + input.matches(.ownRequest)).prefix(RuleInput.longestList)
    guard !matches.isEmpty else { return }
    let requests = Requests(input)
    for match in matches {
      guard let request = requests.request(at: match.tokens.lowerBound), let index = match.match.spans.first,
        let money = MoneyRule.amount(input.reading.spans[index], input)
      else { continue }
      let pays = match.entry.role == .ownPayment
      // "Venmo me $20" asks for it.
      let next = match.match.evidence.first?.upperBound ?? match.tokens.lowerBound + 1
      if pays, next < match.tokens.upperBound, MoneyRule.writers.contains(input.reading.tokens[next].hash) {
        continue
      }
      // "Can you pay Bob $5" is no intention of one's own.
      if match.entry.has(.you), request.kind == .asked { continue }
      let person = person(match.tokens, input)
      let payment = PaymentValues(
        money: money, person: person?.name ?? (match.entry.has(.you) ? input.otherName : nil),
        purpose: purpose(after: match.tokens.upperBound, input))
      propose(
        payment, pays: pays, match, words: request.words + (person.map { [$0.tokens] } ?? []), input,
        into: &proposals)
    }
  }

  /// Returns the person whom the money goes to or comes from: "to Bob", "from my sister"; "send Dan $40".
  private func person(_ tokens: Range<Int>, _ input: RuleInput) -> RuleInput.Person? {
    let sentence = input.reading.sentences[input.reading.sentence(of: tokens.lowerBound)]
    let end = min(sentence.upperBound, tokens.upperBound + 8)
    for index in tokens.lowerBound + 1..<max(tokens.lowerBound + 1, end) {
      if MoneyRule.leads.contains(input.reading.tokens[index].hash) || index == tokens.lowerBound + 1 {
        let start =
          index == tokens.lowerBound + 1 && !MoneyRule.leads.contains(input.reading.tokens[index].hash)
          ? index : index + 1
        if let person = input.person(startingAt: start) { return person }
      }
    }
    return nil
  }

  /// "Subs are £60. Please pay me by the 15th": the one amount of the message.
  private func proposePlain(_ input: RuleInput, into proposals: inout Proposals) {
    guard !proposals.actions.contains(where: { $0.kind == .pay || $0.kind == .requestMoney }),
      let match = input.matches(.payPlain).first,
      input.reading.mask(match.tokens, honouring: [.unlessReal, .thirdParty]) == nil
    else { return }
    var spans = input.spans(of: .money)
    if spans.isEmpty {
      spans = input.spans(of: .number).filter {
        MoneyRule.looksLikePrice(input.reading.spans[$0].detection.text)
          || isResult(input.reading.spans[$0], before: match.tokens, input)
      }
    }
    // "R950 in all, so R190 per person, EFT please": each one's share of several.
    guard
      let place = spans.count == 1
        ? spans[0] : spans.first(where: { isShare(input.reading.spans[$0], input) })
    else { return }
    let span = input.reading.spans[place]
    guard let money = MoneyRule.amount(span, input),
      input.reading.mask(span.tokens, honouring: .unlessReal) == nil
    else { return }
    let values = PaymentValues(
      money: money, person: input.otherName, purpose: purpose(after: span.tokens.upperBound, input))
    proposals.actions.append(
      input.action(
        input.isOwn ? .requestMoney(values) : .pay(values), 0.74, rule: match.entry.name,
        words: [span.tokens] + match.match.evidence))
  }

  /// "6 of us so 400. gpay me": the number that a clause ends with, directly before the words that ask for it.
  private func isResult(_ span: MessageReading.Span, before match: Range<Int>, _ input: RuleInput) -> Bool {
    let start = span.tokens.lowerBound
    guard start > 0, span.tokens.upperBound <= match.lowerBound,
      match.lowerBound - span.tokens.upperBound <= 2,
      input.reading.endsClause(before: span.tokens.upperBound)
    else { return false }
    return MoneyRule.results.contains(input.reading.tokens[start - 1].hash)
      || input.reading.isSign(start - 1, "=")
  }

  /// "R190 per person", "24 each".
  private func isShare(_ span: MessageReading.Span, _ input: RuleInput) -> Bool {
    (span.tokens.upperBound..<min(span.tokens.upperBound + 2, input.reading.tokens.count)).contains {
      MoneyRule.shares.contains(input.reading.tokens[$0].hash)
    }
  }

  private static let results = Set(
    ["so", "is", "makes", "that's", "thats", "its", "it's"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let shares = Set(
    ["each", "per", "apiece", "pp", "head"].flatMap { PhrasePattern.hashes(of: $0) })

  /// "62.47", "45,000": written as amounts are.
  private static func looksLikePrice(_ text: String) -> Bool {
    let parts = text.split { $0 == "." || $0 == "," }
    return parts.count >= 2 && (parts.last?.count == 2 || parts.last?.count == 3)
  }

  /// The amount of a span; a bare number counts in the reader's own currency.
  static func amount(_ span: MessageReading.Span, _ input: RuleInput) -> MoneyValue? {
    switch span.detection.value {
    case .money(let money): return money.amount > 0 ? money : nil
    case .number(let number):
      guard number > 0, number < 1e9, isWhole(span, input) else { return nil }
      return MoneyValue(amount: Decimal(number), currency: input.context.locale.currency?.identifier)
    default: return nil
    }
  }

  /// Whether nothing that the number could count follows: "venmo me 20", not "pay me 20 visits".
  private static func isWhole(_ span: MessageReading.Span, _ input: RuleInput) -> Bool {
    let next = span.tokens.upperBound
    guard input.reading.tokens.indices.contains(next) else { return true }
    let token = input.reading.tokens[next]
    return token.startsLine || token.kind == .sign && token.value != Int32(UInt8(ascii: "%"))
      || input.phrases.titleStop.value(of: token) != nil
  }

  /// What the amount is for: behind it, else elsewhere in the message.
  private func purpose(after token: Int, _ input: RuleInput) -> String? {
    let purpose = MoneyPurpose(input: input)
    return purpose.behind(token) ?? purpose.inMessage
  }

  private static let writers = Set(["me", "us"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let leads = Set(["to", "from", "with"].flatMap { PhrasePattern.hashes(of: $0) })
}
