import Foundation

/// The differences that text comparison ignores: `[c]` case, `[d]` diacritics. The rules are the same in
/// every locale.
struct PredicateTextOptions: OptionSet {
  let rawValue: Int
  static let caseInsensitive = PredicateTextOptions(rawValue: 1)
  static let diacriticInsensitive = PredicateTextOptions(rawValue: 2)
  /// `[n]`: the texts need no folding.
  static let normalized = PredicateTextOptions(rawValue: 4)
  /// `[l]`: occurs in formats for locale-aware comparison.
  static let localeSensitive = PredicateTextOptions(rawValue: 8)

  /// Creates the option for a letter.
  init?(letter: Character) {
    switch letter {
    case "c", "C": self = .caseInsensitive
    case "d", "D": self = .diacriticInsensitive
    case "n", "N": self = .normalized
    case "l", "L": self = .localeSensitive
    default: return nil
    }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The options as a format writes them, in brackets, or an empty string.
  var format: String {
    if isEmpty { return "" }
    let letters: [(PredicateTextOptions, String)] = [
      (.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"), (.localeSensitive, "l"),
    ]
    return "[" + letters.filter { contains($0.0) }.map(\.1).joined() + "]"
  }

  /// Returns a text without the ignored differences, so that folded texts can be compared.
  func fold(_ text: String) -> String {
    guard !isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]), !contains(.normalized) else {
      return text
    }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return contains(.caseInsensitive) ? text.lowercased() : text }
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }
}
