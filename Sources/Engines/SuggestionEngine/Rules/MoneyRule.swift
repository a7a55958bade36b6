import Foundation
import TextAnalysis

/// Money that one side owes the other, only where the words say so.
struct MoneyRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    for role in [PhraseBook.Role.pay, .requestMoney, .bill] {
      for match in input.matches(role) {
        guard let index = match.match.spans.first, let money = MoneyRule.amount(input.reading.spans[index], input) else {
          continue
        }
        // Whoever is asked to pay reads "pay"; in one's own words the sides are exchanged.
        let pays = (role == .requestMoney) == input.isOwn
        let kind: ActionKind = pays ? .pay : .requestMoney
        guard role != .bill || !input.isOwn else {
          proposals.suppress(.pay, match.tokens, rule: match.entry.name, .notForReader, input)
          continue
        }
        let person = role == .bill ? nil : input.otherName
        let values = PaymentValues(
          money: money, person: person, purpose: purpose(after: match.tokens.upperBound, input))
        let amount = input.titles.money(money)
        let title =
          pays
          ? "Pay " + (person.map { "\($0) \(amount)" } ?? amount)
          : person.map { "Ask \($0) for \(amount)" } ?? "Request \(amount)"
        let confidence = match.entry.confidence * input.reading.spans[index].detection.confidence
        proposals.add(
          input.action(
            pays ? .pay(values) : .requestMoney(values), title, confidence, rule: match.entry.name,
            words: match.match.evidence),
          kind, rule: match.entry.name, tokens: match.tokens, honouring: .unlessReal, input)
      }
    }
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

  /// "for the pizza": what follows the amount, up to the clause's end, five words at most.
  private func purpose(after token: Int, _ input: RuleInput) -> String? {
    let reading = input.reading
    guard reading.tokens.indices.contains(token), token > 0,
      reading.has(MoneyRule.forWord, at: token, before: reading.tokens.count),
      reading.sentence(of: token) == reading.sentence(of: token - 1)
    else { return nil }
    let end = input.phraseEnd(from: token + 1, words: 5)
    var start = token + 1
    while start < end, input.isArticle(start) { start += 1 }
    return start < end ? reading.text(start..<end) : nil
  }

  private static let forWord = PhrasePattern.hashes(of: "for")
}
