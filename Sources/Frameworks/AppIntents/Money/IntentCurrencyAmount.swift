/// An amount of money in one currency.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// The amount, in units of the currency.
  public let amount: Decimal

  /// The ISO 4217 code of the currency, such as `EUR`.
  public let currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue, DisplayRepresentable {
  /// The display name of the type, "Currency Amount".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }

  /// The amount as title, formatted for the current locale.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(formatted(in: .current))")
  }

  /// Returns the amount formatted for a locale, with the currency symbol.
  package func formatted(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}
