/// A text with named placeholders, as in string tables: `Order ${soup}`.
package struct PlaceholderText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A placeholder with a name.
    case place(String)
  }

  /// The parts of the text. Two literal parts are never adjacent, and none is empty.
  package private(set) var parts: [Part] = []

  package init() {}

  /// Parses a text with placeholders written as `${name}`. A `${` without a closing `}` or a name is literal
  /// text. Takes linear time.
  package init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      let name = String(rest[start.upperBound..<end])
      if name.isEmpty {
        append(text: String(rest[..<rest.index(after: end)]))
      } else {
        append(text: String(rest[..<start.lowerBound]))
        append(place: name)
      }
      rest = rest[rest.index(after: end)...]
    }
    append(text: String(rest))
  }

  package mutating func append(text: String) {
    if text.isEmpty { return }
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }

  package mutating func append(place name: String) {
    parts.append(.place(name))
  }

  /// The names of the placeholders in order.
  package var places: [String] {
    parts.compactMap { if case .place(let name) = $0 { name } else { nil } }
  }

  /// The text in the form of string tables.
  package var key: String { filled { "${\($0)}" } }

  /// Returns the text with the placeholders replaced.
  package func filled(_ content: (String) throws -> String) rethrows -> String {
    try parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .place(let name): text += try content(name)
      }
    }
  }

  /// Returns the text in the person's preferred language, from the app's string table.
  package func localized(table: String?) -> PlaceholderText {
    PlaceholderText(
      String(
        localized: LocalizedStringResource(
          key: key, defaultValue: String.LocalizationValue(key), table: table)))
  }
}
