/// A phrase of a shortcut as plain values.
package struct ShortcutPhrase: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    case applicationName
    /// The parameter with a name.
    case parameter(String)
  }

  /// The name of the placeholder for the app in string tables: `${applicationName}`.
  package static let applicationNamePlace = "applicationName"

  /// The string table of an app's phrases.
  package static let table = "AppShortcuts"

  /// The text, with the parameters' names and `applicationName` as placeholders.
  package let text: PlaceholderText

  package init(_ text: PlaceholderText) {
    self.text = text
  }

  /// The parts of the phrase in order.
  package var parts: [Part] {
    text.parts.map { part in
      switch part {
      case .text(let words): .text(words)
      case .place(Self.applicationNamePlace): .applicationName
      case .place(let name): .parameter(name)
      }
    }
  }

  /// A Boolean value that indicates whether the phrase contains the app's name, as it has to.
  package var namesApplication: Bool { text.places.contains(Self.applicationNamePlace) }

  /// The names of the parameters in order, without duplicates.
  package var parameters: [String] {
    var names: [String] = []
    for name in text.places where name != Self.applicationNamePlace && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The phrase in the person's preferred language, from the app's table `AppShortcuts`.
  package var localized: ShortcutPhrase { ShortcutPhrase(text.localized(table: Self.table)) }
}
