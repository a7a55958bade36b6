import Foundation

/// A condition on the attributes of an item, parsed from a query string.
package indirect enum QueryExpression: Sendable, Hashable {
  case all([QueryExpression])
  case any([QueryExpression])
  case not(QueryExpression)
  case comparison(QueryComparison)
}

/// A comparison of an attribute with a value.
package struct QueryComparison: Sendable, Hashable {
  package enum Operator: String, Sendable, Hashable {
    case equal = "=="
    case different = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }

  package enum Operand: Sendable, Hashable {
    case pattern(WildcardPattern)
    case number(Double)
    case date(Date)
  }

  /// The name of the attribute, or ``anyText`` for all texts.
  package var attribute: String
  package var relation: Operator
  package var operand: Operand

  /// The name that stands for all attributes with texts.
  package static let anyText = "**"
}

/// A text with wildcards, and its comparison options.
package struct WildcardPattern: Sendable, Hashable {
  /// The texts between the wildcards, folded according to the flags.
  package let parts: [String]
  package let isCaseInsensitive: Bool
  package let isDiacriticInsensitive: Bool
  /// A Boolean value that indicates whether the pattern may start at any word of the text.
  package let isWordBased: Bool

  package init(
    parts: [String], isCaseInsensitive: Bool = false, isDiacriticInsensitive: Bool = false,
    isWordBased: Bool = false
  ) {
    self.isCaseInsensitive = isCaseInsensitive
    self.isDiacriticInsensitive = isDiacriticInsensitive
    self.isWordBased = isWordBased
    self.parts = parts.map {
      TextFolding.fold($0, case: isCaseInsensitive, diacritics: isDiacriticInsensitive)
    }
  }

  /// Returns a Boolean value that indicates whether the text matches, from its start or with ``isWordBased``
  /// from any word.
  package func matches(_ text: String) -> Bool {
    let folded = TextFolding.fold(text, case: isCaseInsensitive, diacritics: isDiacriticInsensitive)
    guard isWordBased else { return matches(Array(folded.utf8)[...], wholeText: true) }
    let bytes = Array(folded.utf8)
    return TextFolding.wordStarts(of: folded).contains { matches(bytes[$0...], wholeText: false) }
  }

  /// Matches each part at its first occurrence, which suffices since only the last part is bound to the end.
  private func matches(_ text: ArraySlice<UInt8>, wholeText: Bool) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    guard text.starts(with: first.utf8) else { return false }
    var rest = text.dropFirst(first.utf8.count)
    if parts.count == 1 { return wholeText ? rest.isEmpty : Self.isWordEnd(rest) }
    for part in parts.dropFirst().dropLast() {
      guard let found = Self.end(of: Array(part.utf8), in: rest) else { return false }
      rest = rest[found...]
    }
    if wholeText {
      return rest.count >= last.utf8.count && rest.suffix(last.utf8.count).elementsEqual(last.utf8)
    }
    return last.isEmpty || Self.end(of: Array(last.utf8), in: rest) != nil
  }

  private static func isWordEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = String(decoding: rest.prefix(8), as: UTF8.self).first else { return true }
    return !next.isLetter && !next.isNumber
  }

  private static func end(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = part.first else { return text.startIndex }
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: first) {
      if text[found...].starts(with: part) { return found + part.count }
      start = found + 1
    }
    return nil
  }
}
