import AppIntents

/// The phrases that a person can say or type to run the shortcuts of an app, at one time and in one
/// language.
///
/// An immutable value: when the values of parameters change, a new one is made (`ShortcutPhraseBooks`).
package struct ShortcutPhraseBook: Sendable {
  /// A phrase with everything filled in.
  package struct Phrase: Hashable, Sendable {
    package let text: String
    /// The place of its shortcut in `shortcuts`.
    package let shortcut: Int
    /// The phrase of the app that it came from, as it stands in string tables.
    package let source: String
    /// The value that each parameter has, by name: a place in `options(of:in:)`.
    package let options: [String: Int]
  }

  /// The type that names the shortcuts.
  package let provider: any AppShortcutsProvider.Type

  /// The names of the app, the usual name first.
  package let applicationNames: [String]

  /// The shortcuts, at most `ShortcutLimits.shortcuts`.
  package let shortcuts: [AppShortcut]

  /// All phrases, at most `PhraseExpansion.maximumCount`.
  package let phrases: [Phrase]

  /// The problems found in the shortcuts, in the order in which they were found.
  package let diagnostics: [PhraseDiagnostic]

  /// The shortcuts as they are listed, one row for each value where they say so.
  package let presentedShortcuts: [PresentedShortcut]

  /// The values of parameters: for each shortcut by the parameter's name.
  let options: [[String: [PhraseOption]]]

  let index: PhraseIndex
  let meanings: [PhraseMeaning]
  let gaps: [PhraseGap]

  /// The values that a parameter of a shortcut can have.
  package func options(of parameter: String, in shortcut: Int) -> [PhraseOption] {
    shortcuts.indices.contains(shortcut) ? options[shortcut][parameter] ?? [] : []
  }
}

/// The meaning of a phrase in the index.
enum PhraseMeaning: Sendable {
  /// The phrase of this number.
  case phrase(Int, parameters: [String])
  /// A phrase that does not mean the app.
  case negative(String)
}

/// A phrase with places for whatever is said there.
struct PhraseGap: Sendable {
  let pattern: PhrasePattern
  let shortcut: Int
  let source: String
  let parameters: [String]
}
