import FoundationPlus
import Synchronization

/// The words of a language that may be said or left out without changing what a phrase means.
///
/// Read from `Resources/<language>/phrases.json`.
package struct PhraseLanguage: Sendable {
  /// An ending of words in the plural, and the same in the singular.
  package struct Ending: Hashable, Decodable, Sendable {
    package let plural: String
    package let singular: String
  }

  /// The language, such as `en`; empty for none.
  package let name: String
  /// The words that may be missing, be added, or stand for each other, anywhere.
  package let articles: Set<String>
  /// The words that may be missing or be added, anywhere.
  package let fillers: Set<String>
  /// The words that may be said before a phrase.
  package let openings: [[String]]
  /// The words that may be said after a phrase.
  package let closings: [[String]]
  /// The words that may be missing or stand for each other before the name of an app.
  package let connectives: Set<String>
  /// The words that lose a letter before an apostrophe, and are words of their own.
  package let elisions: Set<String>
  package let endings: [Ending]
  /// The words that are several in one.
  package let contractions: [String: [String]]
  /// The words that are the same, with the first of their kind.
  package let equivalents: [String: String]

  /// A language of which nothing is known.
  package static let none = PhraseLanguage()

  private init() {
    name = ""
    (articles, fillers, connectives, elisions) = ([], [], [], [])
    (openings, closings, endings) = ([], [], [])
    (contractions, equivalents) = ([:], [:])
  }
}

extension PhraseLanguage {
  /// The content of the file.
  private struct Source: Decodable {
    let articles, fillers, openings, closings, connectives, elisions: [String]
    let plurals: [Ending]
    let contractions: [String: [String]]
    let equivalents: [[String]]
  }

  /// Reads a language.
  ///
  /// - Throws: `DecodingError` that names the place.
  package init(name: String, json: Data) throws {
    let source = try JSONDecoder().decode(Source.self, from: json)
    func words(_ text: String) -> [String] { SpokenText(text, in: .none).words.map(\.text) }
    func set(_ texts: [String]) -> Set<String> { Set(texts.flatMap(words)) }
    self.name = name
    articles = set(source.articles)
    fillers = set(source.fillers)
    connectives = set(source.connectives)
    elisions = set(source.elisions)
    openings = source.openings.map(words)
    closings = source.closings.map(words)
    endings = source.plurals
    contractions = source.contractions
    var equivalents: [String: String] = [:]
    for group in source.equivalents.map({ $0.flatMap(words) }) {
      for word in group { equivalents[word] = group.first }
    }
    self.equivalents = equivalents
  }

  /// The first of some languages that there is, else English, as the names of languages or of locales.
  ///
  /// Each language is read once in the life of the program.
  ///
  /// - Throws: `DecodingError`, and what reading a file throws: the program's own files are damaged.
  package static func preferred(_ languages: [String]) throws -> PhraseLanguage {
    for language in languages + ["en"] {
      let code = Locale.Language(identifier: language.replacing("_", with: "-")).languageCode
      if let code, let known = try named(code.identifier) { return known }
    }
    return .none
  }

  /// The languages that were read; an empty one for those that there are not.
  private static let known = Mutex<[String: PhraseLanguage]>([:])
  private static let available: Set<String> = {
    let folders = Bundle.module.urls(forResourcesWithExtension: nil, subdirectory: "Resources") ?? []
    return Set(folders.compactMap(\.lastPathComponent))
  }()

  private static func named(_ name: String) throws -> PhraseLanguage? {
    guard available.contains(name) else { return nil }
    if let language = known.withLock({ $0[name] }) { return language }
    let file = Bundle.module.url(
      forResource: "phrases", withExtension: "json", subdirectory: "Resources/\(name)")
    guard let file else { return nil }
    let language = try PhraseLanguage(name: name, json: Data(contentsOf: file))
    known.withLock { $0[name] = language }
    return language
  }
}
