/// A number written in digits of any script, with the separators of a place.
///
/// Reading takes time linear in the text; a text of more than 64 letters is no number.
package struct NumberText {
  /// ASCII digits, with a minus before them and a point among them where there is one.
  private let plain: String

  /// Reads a number; nil for what is none.
  ///
  /// Separators of thousands count when groups have the right lengths: `1.234` is a thousand and more in
  /// German, and `1.5` one and a half everywhere.
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

  /// The number when it is a whole one that fits.
  package var integer: Int? {
    guard let point = plain.firstIndex(of: ".") else {
      return Int(plain) ?? exponential.flatMap(Int.init(exactly:))
    }
    let fraction = plain[plain.index(after: point)...]
    return fraction.allSatisfy { $0 == "0" } ? Int(plain[..<point]) : exponential.flatMap(Int.init(exactly:))
  }

  /// The number, as near as a `Double` comes; nil when it is too large for one.
  package var double: Double? { Double(plain).flatMap { $0.isFinite ? $0 : nil } }

  /// The number, exactly as far as a `Decimal` goes.
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

  /// The digits of a whole number without the separators between its groups.
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
    // Groups of two before the last one are usual in South Asia.
    let inner = groups.dropFirst().dropLast()
    guard (1...3).contains(first.count), last.count == 3,
      inner.allSatisfy({ $0.count == 3 }) || (first.count <= 2 && inner.allSatisfy({ $0.count == 2 }))
    else { return nil }
    return groups.map { String($0) }.joined()
  }

  /// A number as programs write it.
  private static func plain(_ letters: [Character]) -> String? {
    let text = String(letters)
    let allowed = letters.allSatisfy { isDigit($0) || [".", "e", "E", "+", "-"].contains($0) }
    return allowed && letters.contains(where: isDigit) && Double(text) != nil ? text.lowercased() : nil
  }

  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
}
