import AppIntents

/// A shortcut that a text means, made ready to run.
package struct PhraseMatch: Sendable {
  /// A part of the text, and what it stands for.
  package struct Span: Sendable {
    package enum Content: Sendable {
      case applicationName
      /// The value of the parameter of this name.
      case option(parameter: String, PhraseOption)
    }

    package let range: Range<String.Index>
    package let content: Content
  }

  package let provider: any AppShortcutsProvider.Type
  package let shortcut: AppShortcut
  /// The place of the shortcut in its book.
  package let shortcutIndex: Int
  /// The phrase with everything filled in.
  package let phrase: String
  /// A request of its own, with the values that the phrase names.
  package let intent: any AppIntent
  /// The parts of the text that are names and values, in their order.
  package let spans: [Span]
  /// The score of the match, from 0 to 1; 1 for the same words.
  package let score: Double
  /// A Boolean value that indicates whether the text has the words of the phrase and no others, whatever
  /// their case, accents, width, punctuation and spaces.
  package let isExact: Bool

  /// The values that the phrase names, by the names of their parameters.
  package var values: [String: PhraseOption] {
    var values: [String: PhraseOption] = [:]
    for case .option(let parameter, let option) in spans.map(\.content) { values[parameter] = option }
    return values
  }
}

/// The meaning of a text among the shortcuts of an app.
package enum PhraseAnswer: Sendable {
  /// The text means one shortcut.
  case match(PhraseMatch)
  /// The text means one of several shortcuts, the likeliest first: "Did you mean ...?"
  case ambiguous([PhraseMatch])
  /// A shortcut, with a value that there is not.
  case unknownValue(PhraseQuestion)
  /// The text means no shortcut.
  case nothing(Reason)

  /// A reason for which a text means no shortcut. More reasons may come.
  package enum Reason: Hashable, Sendable {
    /// The text has no words.
    case noWords
    /// The text has more words than any phrase.
    case tooLong
    /// The text is nearer to this phrase, which the app has declared not to mean the shortcut.
    case negative(String)
    /// The text is near no phrase.
    case nothingSimilar
  }
}

/// A shortcut of which the value of a parameter has to be asked for.
package struct PhraseQuestion: Sendable {
  package let provider: any AppShortcutsProvider.Type
  package let shortcut: AppShortcut
  package let shortcutIndex: Int
  /// The name of the parameter.
  package let parameter: String
  /// The range of the text that is none of the parameter's values.
  package let range: Range<String.Index>
  /// The values that are written much the same, the likeliest first; there may be none.
  package let suggestions: [PhraseOption]
}
