extension IntentCurrencyAmount: ConvertibleIntentValue {
  /// Returns an amount from text (`12.50 EUR`, `€12.50`), from a number in the currency of the parameter or
  /// locale, or from the parts `amount` and `currencyCode`.
  package static func converted(
    from value: any Sendable, for traits: ParameterTraits?, in conversion: ParameterConversion
  ) -> IntentCurrencyAmount? {
    if let parts = ValueParts(value) {
      let code = parts.text("currencyCode", "currency").flatMap { currency($0, conversion) }
      guard let code, let amount = parts["amount"] ?? parts["value"] else { return nil }
      return decimal(amount, conversion).map { IntentCurrencyAmount(amount: $0, currencyCode: code) }
    }
    if let text = value as? String {
      guard text.utf8.count <= 256 else { return nil }
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let first = trimmed.firstIndex(where: \.isNumber), let last = trimmed.lastIndex(where: \.isNumber)
      else { return nil }
      var before = trimmed[..<first].trimmingCharacters(in: .whitespaces)
      let sign = before.first.map { "-−+".contains($0) } == true ? String(before.removeFirst()) : ""
      let after = trimmed[trimmed.index(after: last)...].trimmingCharacters(in: .whitespaces)
      guard before.isEmpty || after.isEmpty,
        let amount = NumberText(sign + trimmed[first...last], in: conversion.locale)?.decimal
      else { return nil }
      let written = before.isEmpty ? after : before
      let code = written.isEmpty ? usual(traits, conversion) : currency(written, conversion)
      return code.map { IntentCurrencyAmount(amount: amount, currencyCode: $0) }
    }
    guard let amount = decimal(value, conversion), let code = usual(traits, conversion) else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }

  private static func decimal(_ value: any Sendable, _ conversion: ParameterConversion) -> Decimal? {
    switch value {
    case let number as Decimal: number
    case let number as Int: Decimal(number)
    // The shortest decimal that represents the number: 0.1, not the nearest binary fraction.
    case let number as Double: number.isFinite ? Decimal(string: "\(number)") : nil
    case let text as String: NumberText(text, in: conversion.locale)?.decimal
    default: nil
    }
  }

  /// Returns the currency of a parameter that accepts only one, else that of the locale.
  private static func usual(_ traits: ParameterTraits?, _ conversion: ParameterConversion) -> String? {
    let local = conversion.locale.currency?.identifier.uppercased()
    guard case .currency(let codes, _) = traits, let first = codes.first else { return local }
    return codes.contains { $0 == local } ? local : first
  }

  /// Returns the code that a code or symbol stands for. An ambiguous symbol such as that of dollar, krona or
  /// yen means the currency of the locale if that uses it.
  private static func currency(_ text: String, _ conversion: ParameterConversion) -> String? {
    let code = text.uppercased()
    if code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) { return code }
    if text == conversion.locale.currencySymbol { return conversion.locale.currency?.identifier.uppercased() }
    let symbols = [
      "€": "EUR", "$": "USD", "US$": "USD", "£": "GBP", "¥": "JPY", "円": "JPY", "元": "CNY", "₹": "INR",
      "₩": "KRW", "₽": "RUB", "₺": "TRY", "₴": "UAH", "₪": "ILS", "₫": "VND", "zł": "PLN", "Kč": "CZK",
      "Ft": "HUF", "R$": "BRL", "C$": "CAD", "A$": "AUD", "kr": "SEK", "CA$": "CAD",
    ]
    return symbols[text]
  }
}
