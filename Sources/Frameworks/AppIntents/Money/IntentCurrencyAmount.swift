/// An amount of money in one currency.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// How much.
  public let amount: Decimal

  /// The ISO 4217 code of the currency, such as `EUR`.
  public let currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue, DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(formatted(in: .current))")
  }

  /// The amount as it is written in a place, with the symbol of its currency.
  package func formatted(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}
