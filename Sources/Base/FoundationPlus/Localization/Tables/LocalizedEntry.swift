import Foundation

/// The entry of a table for one key in one language.
struct LocalizedEntry: Sendable, Hashable {
  /// A text, or variants of which numbers and devices select one.
  indirect enum Text: Sendable, Hashable {
    case plain(String)
    case plural([PluralCategory: Text])
    case device([String: Text])
    /// Variants by the maximum width in characters that each needs.
    case width([Int: Text])
    /// Equivalent texts, such as the phrases of a shortcut.
    case alternatives([String])
  }

  /// A part of the text, with the placeholder `%#@name@`, that is selected by a number of its own.
  struct Substitution: Sendable, Hashable {
    /// The index of its value, from 0, or nil for the next one.
    var argument: Int?
    var text: Text
  }

  var text: Text
  var substitutions: [String: Substitution] = [:]
}

/// The plural categories of the Unicode CLDR.
enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

extension LocalizedEntry.Text {
  /// Returns the variant for a number, or the only text.
  ///
  /// - Parameter category: A closure, called on demand, that returns the plural category and whether the
  ///   number is zero.
  func chosen(_ category: () -> (PluralCategory, isZero: Bool)?) -> String {
    switch self {
    case .plain(let text): return text
    case .alternatives(let texts): return texts.first ?? ""
    case .plural(let forms):
      // Apple's platforms use the `zero` form for zero in every language if it is present.
      let (name, isZero) = category() ?? (.other, false)
      let form = (isZero ? forms[.zero] : nil) ?? forms[name] ?? forms[.other]
      return (form ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value)?.chosen(category) ?? ""
    case .device(let devices):
      // On non-Apple devices: the variant for any device, else that for a Mac.
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
