/// A number written in digits of any script, with the separators of a locale.
///
/// Reading takes linear time; a text of more than 64 characters is no number.
package struct NumberText {
  /// The number in ASCII digits, with an optional minus sign and decimal point.
  private let plain: String

  /// Reads a number, or returns nil if the text is none.
  ///
  /// Grouping separators are recognised by the lengths of the groups: `1.234` is over a thousand in German,
  /// and `1.5` is one and a half everywhere.
  package init?(_ text: String, in locale: Locale) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= 256, text.count <= 64 else { return nil }
    var letters: [Character] = []
    for letter in text {
      if let digit = letter.wholeNumberValue, (0...9).contains(digit), letter.isNumber {
        letters.append(Character("\(digit)"))
      } else {
        letters.append(letter)
      }
    }
    var sign = ""
    if let first = letters.first, ["-", "−", "+"].contains(first) {
      sign = first == "+" ? "" : "-"
      letters.removeFirst()
    }
    guard let digits = Self.localized(letters, locale) ?? Self.plain(letters) else { return nil }
    plain = sign + digits
  }

  /// The number as an integer, or nil if it is not whole or does not fit.
  package var integer: Int? {
    guard let point = plain.firstIndex(of: ".") else {
      return Int(plain) ?? exponential.flatMap(Int.init(exactly:))
    }
    let fraction = plain[plain.index(after: point)...]
    return fraction.allSatisfy { $0 == "0" } ? Int(plain[..<point]) : exponential.flatMap(Int.init(exactly:))
  }

  /// The nearest `Double`, or nil if the number is too large.
  package var double: Double? { Double(plain).flatMap { $0.isFinite ? $0 : nil } }

  /// The number as a `Decimal`, exact within its precision.
  package var decimal: Decimal? { Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX")) }

  private var exponential: Double? { plain.contains("e") ? double : nil }

  private static func localized(_ letters: [Character], _ locale: Locale) -> String? {
    let decimal = locale.decimalSeparator?.first ?? "."
    let parts = letters.split(separator: decimal, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let fraction = parts.count == 2 ? parts[1] : []
    guard fraction.allSatisfy(isDigit), !(whole.isEmpty && fraction.isEmpty) else { return nil }
    guard let digits = grouped(whole, locale) else { return nil }
    return fraction.isEmpty ? digits : "\(digits.isEmpty ? "0" : digits).\(String(fraction))"
  }

  /// Returns the digits of an integer without grouping separators.
  private static func grouped(_ letters: ArraySlice<Character>, _ locale: Locale) -> String? {
    if letters.allSatisfy(isDigit) { return String(letters) }
    let separators: Set<Character> = [
      locale.groupingSeparator?.first ?? ",", " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’",
    ]
    guard let separator = letters.first(where: { !isDigit($0) }), separators.contains(separator) else {
      return nil
    }
    let groups = letters.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.allSatisfy(isDigit) }), let first = groups.first, let last = groups.last
    else { return nil }
    // Groups of two before the last one are common in South Asia.
    let inner = groups.dropFirst().dropLast()
    guard (1...3).contains(first.count), last.count == 3,
      inner.allSatisfy({ $0.count == 3 }) || (first.count <= 2 && inner.allSatisfy({ $0.count == 2 }))
    else { return nil }
    return groups.map { String($0) }.joined()
  }

  /// Returns a number in the notation of programming languages.
  private static func plain(_ letters: [Character]) -> String? {
    let text = String(letters)
    let allowed = letters.allSatisfy { isDigit($0) || [".", "e", "E", "+", "-"].contains($0) }
    return allowed && letters.contains(where: isDigit) && Double(text) != nil ? text.lowercased() : nil
  }

  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
}
