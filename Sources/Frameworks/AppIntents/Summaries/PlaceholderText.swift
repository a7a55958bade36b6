/// A text with named places: `Order ${soup}`, as it stands in string tables.
package struct PlaceholderText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    /// The place for something of this name.
    case place(String)
  }

  /// What it is made of. Two texts never follow each other, and none is empty.
  package private(set) var parts: [Part] = []

  package init() {}

  /// Reads a text with places written as `${name}`. A `${` that no `}` follows, or with no name, is text.
  /// Linear in the length of the text.
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

  /// The names of the places, in their order.
  package var places: [String] {
    parts.compactMap { if case .place(let name) = $0 { name } else { nil } }
  }

  /// The text as it stands in string tables.
  package var key: String { filled { "${\($0)}" } }

  /// The text with something in each place.
  package func filled(_ content: (String) throws -> String) rethrows -> String {
    try parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .place(let name): text += try content(name)
      }
    }
  }

  /// The text in the language that a person prefers, by the string table of the app.
  package func localized(table: String?) -> PlaceholderText {
    PlaceholderText(
      String(
        localized: LocalizedStringResource(
          key: key, defaultValue: String.LocalizationValue(key), table: table)))
  }
}
