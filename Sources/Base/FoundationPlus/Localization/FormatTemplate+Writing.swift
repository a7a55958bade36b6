import Foundation

extension FormatTemplate {
  /// Returns the number of fraction digits with which the text shows a value.
  func fractionDigits(of index: Int) -> Int {
    var next = 0
    for case .value(let position, let specifier) in pieces {
      let place = position ?? next
      if position == nil { next += 1 }
      if place == index, "fF".contains(specifier.conversion) { return specifier.precision ?? 6 }
    }
    return 0
  }
}

extension FormatTemplate.Specifier {
  /// Returns a value as formatted by this specifier.
  func text(of argument: LocalizationArgument, locale: Locale) -> WrittenValue {
    switch (argument.content, conversion) {
    case (.placeholder, _): return .plain(source)
    case (_, "d"), (_, "D"), (_, "i"), (_, "u"), (_, "U"), (_, "x"), (_, "X"), (_, "o"), (_, "O"):
      if let text = integer(argument.content, locale) { return .plain(text) }
    case (_, "f"), (_, "F"), (_, "e"), (_, "E"), (_, "g"), (_, "G"), (_, "a"), (_, "A"):
      if let text = real(argument.content, locale) { return .plain(text) }
    default: break
    }
    return argument.written(in: locale)
  }

  private func integer(_ content: LocalizationArgument.Content, _ locale: Locale) -> String? {
    switch content {
    case .integer(let number): written(number, "lld", locale)
    case .unsigned(let number): written(number, "llu", locale)
    case .real(let number): Int64(exactly: number.rounded()).map { written($0, "lld", locale) }
    default: nil
    }
  }

  private func written<N: FixedWidthInteger & CVarArg>(_ number: N, _ ending: String, _ locale: Locale)
    -> String
  {
    if "xXoO".contains(conversion) {
      return String(format: pattern("ll" + (conversion == "X" ? "X" : conversion.lowercased())), number)
    }
    if flags.contains("0"), let width {
      // Padded digits are a code or a time, not a quantity: no grouping.
      return number.formatted(
        IntegerFormatStyle<N>(locale: locale).precision(.integerLength(width...)).grouping(.never))
    }
    if width == nil && precision == nil && flags.isEmpty || Int64(exactly: number) == nil {
      return number.formatted(IntegerFormatStyle<N>(locale: locale))
    }
    return String(format: pattern(ending), locale: locale, number)
  }

  private func real(_ content: LocalizationArgument.Content, _ locale: Locale) -> String? {
    let number: Double
    switch content {
    case .integer(let value): number = Double(value)
    case .unsigned(let value): number = Double(value)
    case .real(let value): number = value
    default: return nil
    }
    return String(format: pattern(String(conversion)), locale: locale, number)
  }

  /// Returns the specifier in Foundation's form, with the length modifier of the value.
  private func pattern(_ ending: String) -> String {
    "%" + flags.filter { $0 != "'" } + (width.map(String.init) ?? "")
      + (precision.map { ".\($0)" } ?? "") + ending
  }
}
