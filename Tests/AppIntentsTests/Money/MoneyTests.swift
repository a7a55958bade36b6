import AppIntents
import Testing

struct MoneyTests {
  @Test func amountsAreWrittenAsInAPlace() {
    let amount = IntentCurrencyAmount(amount: Decimal(string: "1234.5")!, currencyCode: "EUR")
    #expect(amount.formatted(in: Locale(identifier: "en_US")) == "€1,234.50")
    #expect(
      amount.formatted(in: Locale(identifier: "de_DE")).replacingOccurrences(of: "\u{A0}", with: " ")
        == "1.234,50 €")
    #expect(String(localized: amount.displayRepresentation.title).contains("234"))
    #expect(String(localized: IntentCurrencyAmount.typeDisplayRepresentation.name) == "Currency Amount")
    #expect(Set([amount, amount]).count == 1)
  }

  @Test func waysToPayAreShownByNameOrKind() {
    let card = IntentPaymentMethod(
      type: .credit, name: "House Card", identificationHint: "4242", icon: .init(systemName: "creditcard"))
    #expect(String(localized: card.displayRepresentation.title) == "House Card")
    #expect(card.displayRepresentation.subtitle.map { String(localized: $0) } == "4242")
    #expect(card.paymentType == .credit && card.identificationHint == "4242")
    #expect(card.name.map { String(localized: $0) } == "House Card" && card.icon != nil)
    let kinds: [IntentPaymentMethod.PaymentType] = [
      .unknown, .checking, .savings, .brokerage, .debit, .credit, .prepaid, .store, .applePay,
    ]
    let names = kinds.map { String(localized: IntentPaymentMethod(type: $0).displayRepresentation.title) }
    #expect(Set(names).count == kinds.count)
    #expect(names[5] == "Credit Card")
    #expect(String(localized: IntentPaymentMethod.typeDisplayRepresentation.name) == "Payment Method")
  }
}
