import Foundation
import LanguageData

/// A writer of names that no message has as they are, in a reader's language: "dinner with Ana", "meeting".
///
/// What is quoted keeps the language of its message.
struct NameWriter: Sendable {
  let language: String
  private let templates: [NameForm: TitleTemplate]

  fileprivate init(_ language: String, _ templates: [NameForm: TitleTemplate]) {
    self.language = language
    self.templates = templates
  }

  /// Returns the name of a form with its values, as it stands within a sentence.
  func name(_ form: NameForm, _ values: [String: String] = [:]) -> String {
    guard let template = templates[form] else { preconditionFailure("there is no name \(form.rawValue)") }
    return template.filled(values)
  }

  /// Returns the names of people as a list: "Ana, Bo and Cy".
  func list(_ people: [String]) -> String {
    guard people.count > 1, let last = people.last else { return people.joined() }
    return name(.and, ["others": people.dropLast().joined(separator: ", "), "last": last])
  }

  /// Returns what belongs to a person; without a person, to whoever wrote the message.
  func owned(_ thing: String, by person: String?) -> String {
    person.map { name(.owned, ["person": $0, "thing": thing]) } ?? name(.theirs, ["thing": thing])
  }
}

/// The names of all forms in all languages, read from the language data once.
struct NameTable: Sendable {
  /// The names in English, in which the rules compare them with the words of messages.
  let english: NameWriter
  private let writers: [String: NameWriter]

  /// - Throws: `LanguageDataError` where a form lacks a language that others have, or has other places than the
  ///   code fills.
  init(_ image: LanguageImage) throws {
    var templates: [String: [NameForm: TitleTemplate]] = [:]
    for row in try image.required(table: "composedNames").rows {
      guard let form = NameForm(rawValue: row[0]) else {
        throw LanguageDataError(.invalidSource, "composedNames: the code has no form \(row[0])")
      }
      let template = try TitleTemplate(row[2])
      guard template.names == form.places else {
        throw LanguageDataError(
          .invalidSource,
          "composedNames, \(row[0]), \(row[1]): expected places for \(form.places.sorted().joined(separator: ", "))"
        )
      }
      templates[row[1], default: [:]][form] = template
    }
    for (language, found) in templates {
      for form in NameForm.allCases where found[form] == nil {
        throw LanguageDataError(
          .invalidSource, "composedNames, \(form.rawValue): isn't in the language \(language)")
      }
    }
    writers = Dictionary(uniqueKeysWithValues: templates.map { ($0, NameWriter($0, $1)) })
    guard let english = writers["en"] else {
      throw LanguageDataError(.invalidSource, "composedNames: isn't in the language en")
    }
    self.english = english
  }

  /// The languages that all names are in.
  var languages: Set<String> { Set(writers.keys) }

  /// Returns the writer for a reader: in their language, where there are names in it, else in English.
  func writer(for locale: Locale) -> NameWriter {
    locale.language.languageCode.flatMap { writers[$0.identifier] } ?? english
  }
}
