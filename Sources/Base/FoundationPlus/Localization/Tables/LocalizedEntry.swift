import Foundation

/// What a table says in one language about one key.
struct LocalizedEntry: Sendable, Hashable {
  /// A text, or texts of which numbers and devices choose one.
  indirect enum Text: Sendable, Hashable {
    case plain(String)
    case plural([PluralCategory: Text])
    case device([String: Text])
    /// By the width in characters that each text needs at most.
    case width([Int: Text])
    /// Several ways to say the same, as the phrases of a shortcut.
    case alternatives([String])
  }

  /// A part of the text, with the place `%#@name@`, that a number of its own chooses.
  struct Substitution: Sendable, Hashable {
    /// The number of its value from 0; nil if it is the next one.
    var argument: Int?
    var text: Text
  }

  var text: Text
  var substitutions: [String: Substitution] = [:]
}

/// The forms that words have with numbers, after the Unicode CLDR.
enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

extension LocalizedEntry.Text {
  /// The text for a number, or the only text.
  ///
  /// - Parameter category: What the language calls the number, and whether it is nought; called if asked for.
  func chosen(_ category: () -> (PluralCategory, isZero: Bool)?) -> String {
    switch self {
    case .plain(let text): return text
    case .alternatives(let texts): return texts.first ?? ""
    case .plural(let forms):
      // Apple's platforms take the form for zero with nought in every language, if it is there.
      let (name, isZero) = category() ?? (.other, false)
      let form = (isZero ? forms[.zero] : nil) ?? forms[name] ?? forms[.other]
      return (form ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value)?.chosen(category) ?? ""
    case .device(let devices):
      // A computer that is none of Apple's: what is said of any device, else what is said of a Mac.
      let device = devices["other"] ?? devices["mac"] ?? devices.min { $0.key < $1.key }?.value
      return device?.chosen(category) ?? ""
    case .width(let widths):
      return widths.max { $0.key < $1.key }?.value.chosen(category) ?? ""
    }
  }

  var isPlural: Bool {
    switch self {
    case .plain, .alternatives: false
    case .plural: true
    case .device(let texts): texts.values.contains(where: \.isPlural)
    case .width(let texts): texts.values.contains(where: \.isPlural)
    }
  }
}
