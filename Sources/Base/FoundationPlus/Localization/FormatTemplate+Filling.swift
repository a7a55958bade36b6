import Foundation

extension FormatTemplate {
  /// The text with the values in their places.
  ///
  /// A place without a value keeps its specifier; a value of another kind than its place is shown by what it is.
  func filled(with arguments: [LocalizationArgument], locale: Locale) -> AttributedString {
    var result = AttributedString()
    for piece in pieces {
      switch piece {
      case .literal(let text): result += AttributedString(text)
      case .value(let index, let specifier):
        result +=
          arguments.indices.contains(index)
          ? specifier.text(of: arguments[index], locale: locale) : AttributedString(specifier.source)
      case .substitution(let name, _): result += AttributedString("%#@\(name)@")
      }
    }
    return result
  }
}

extension FormatTemplate.Specifier {
  /// A value as this specifier writes it.
  func text(of argument: LocalizationArgument, locale: Locale) -> AttributedString {
    if argument.content == .placeholder { return AttributedString(source) }
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      if let text = integer(argument.content, locale) { return AttributedString(text) }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if let text = real(argument.content, locale) { return AttributedString(text) }
    default: break
    }
    return argument.text(in: locale)
  }

  private func integer(_ content: LocalizationArgument.Content, _ locale: Locale) -> String? {
    switch content {
    case .integer(let number): written(number, signed: true, locale)
    case .unsigned(let number): written(number, signed: false, locale)
    case .real(let number): Int64(exactly: number.rounded()).map { written($0, signed: true, locale) }
    default: nil
    }
  }

  private func written<N: FixedWidthInteger & CVarArg>(_ number: N, signed: Bool, _ locale: Locale) -> String
  {
    if "xXoO".contains(conversion) {
      return String(format: pattern("ll" + conversion.lowercased(keeping: "X")), number)
    }
    if flags.contains("0"), let width {
      // Digits to a length are a code or a clock, not a quantity: no grouping.
      return number.formatted(
        IntegerFormatStyle<N>(locale: locale).precision(.integerLength(width...)).grouping(.never))
    }
    return String(format: pattern(signed ? "lld" : "llu"), locale: locale, number)
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

  /// The specifier as Foundation takes it, with the length that the value has.
  private func pattern(_ ending: String) -> String {
    "%" + flags.filter { $0 != "'" } + (width.map(String.init) ?? "")
      + (precision.map { ".\($0)" } ?? "") + ending
  }
}

extension Character {
  fileprivate func lowercased(keeping kept: Character) -> String {
    self == kept ? String(self) : lowercased()
  }
}
