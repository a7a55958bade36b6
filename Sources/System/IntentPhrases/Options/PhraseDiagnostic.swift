/// A problem found in the shortcuts of an app, or a fact about them that could not be found out.
///
/// The rest of them works as if the part were not there.
package struct PhraseDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem. More kinds may come.
  package struct Code: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }

    /// The code of more shortcuts than an app may have.
    package static let tooManyShortcuts = Code(name: "tooManyShortcuts")
    /// The code of more phrases than an app may have, once parameters have their values.
    package static let tooManyPhrases = Code(name: "tooManyPhrases")
    /// A parameter has more values than there may be phrases.
    package static let tooManyOptions = Code(name: "tooManyOptions")
    /// A phrase has no words.
    package static let emptyPhrase = Code(name: "emptyPhrase")
    /// A phrase does not name the app.
    package static let missingApplicationName = Code(name: "missingApplicationName")
    /// A phrase or a presentation names a parameter that the intent does not have.
    package static let unknownParameter = Code(name: "unknownParameter")
    /// A parameter in a phrase has values that can't be listed.
    package static let unsupportedParameter = Code(name: "unsupportedParameter")
    /// The code of values of a parameter that could not be provided.
    package static let optionsFailed = Code(name: "optionsFailed")
    /// The code of values of a parameter that took too long to provide.
    package static let optionsTimedOut = Code(name: "optionsTimedOut")
    /// The code of a parameter that has no values at present.
    package static let noOptions = Code(name: "noOptions")
    /// A value is of another type than the parameter, or has no name that can be said.
    package static let unusableOption = Code(name: "unusableOption")
    /// The code of two shortcuts that have the same phrase.
    package static let ambiguousPhrase = Code(name: "ambiguousPhrase")
    /// A phrase is a negative phrase too.
    package static let contradictoryPhrase = Code(name: "contradictoryPhrase")
    /// The files that say which words may be left out can't be read.
    package static let damagedLanguage = Code(name: "damagedLanguage")
  }

  package let code: Code
  /// The description of the problem, with its place and what would be right.
  package let message: String
  /// The place of the shortcut in the provider's list, where it is about one.
  package let shortcut: Int?
  /// The phrase as it stands in string tables, where it is about one.
  package let phrase: String?
  /// The name of the parameter, where it is about one.
  package let parameter: String?

  init(
    _ code: Code, _ message: String, shortcut: Int? = nil, phrase: String? = nil, parameter: String? = nil
  ) {
    self.code = code
    self.message = message
    self.shortcut = shortcut
    self.phrase = phrase
    self.parameter = parameter
  }

  package var description: String { message }
}
