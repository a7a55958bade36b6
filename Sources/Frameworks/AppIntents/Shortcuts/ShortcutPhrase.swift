/// A phrase of a shortcut as plain values.
package struct ShortcutPhrase: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case applicationName
    /// The parameter of this name.
    case parameter(String)
  }

  /// How the app's name stands in string tables: `${applicationName}`.
  package static let applicationNamePlace = "applicationName"

  /// The string table that has the phrases of an app.
  package static let table = "AppShortcuts"

  /// The words, with the parameters' names and `applicationName` as places.
  package let text: PlaceholderText

  package init(_ text: PlaceholderText) {
    self.text = text
  }

  /// What the phrase is made of, in its order.
  package var parts: [Part] {
    text.parts.map { part in
      switch part {
      case .text(let words): .text(words)
      case .place(Self.applicationNamePlace): .applicationName
      case .place(let name): .parameter(name)
      }
    }
  }

  /// Whether the phrase names the app, as it must.
  package var namesApplication: Bool { text.places.contains(Self.applicationNamePlace) }

  /// The names of its parameters, each once, in their order.
  package var parameters: [String] {
    var names: [String] = []
    for name in text.places where name != Self.applicationNamePlace && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The phrase in the language that a person prefers, by the table `AppShortcuts` of the app.
  package var localized: ShortcutPhrase { ShortcutPhrase(text.localized(table: Self.table)) }
}
