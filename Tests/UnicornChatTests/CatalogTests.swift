import AppIntents
import Foundation
import FoundationPlus
import IntentDiscovery
import IntentManifest
import Testing

@testable import UnicornChatInterface

/// The app's words in German, French and Spanish.
struct CatalogTests {
  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable {
      struct Unit: Decodable { let value: String }
      struct Units: Decodable { let values: [String] }
      let stringUnit: Unit?
      let stringSet: Units?
    }
    let strings: [String: Entry]
  }

  private static let languages = ["de", "es", "fr"]
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Apps/UnicornChat/Program/Strings").standardizedFileURL

  private static func catalog(_ name: String) throws -> Catalog {
    try JSONDecoder().decode(
      Catalog.self, from: Data(contentsOf: folder.appending(path: name + ".xcstrings")))
  }

  /// The app's own types: a test program has those of all tests.
  private static let manifest: IntentManifest = {
    let all = IntentCatalog.program
    func own<T>(_ types: [T]) -> [T] { types.filter { isOwn(String(reflecting: $0)) } }
    return IntentManifest(
      of: IntentCatalog(
        intents: own(all.intents), entities: own(all.entities), enums: own(all.enums),
        queries: own(all.queries),
        unions: own(all.unions), shortcutProviders: own(all.shortcutProviders)))
  }()
  private static func isOwn(_ type: String) -> Bool { type.hasPrefix("UnicornChatInterface.") }

  @Test("Titles, questions and summaries of all intents, and the cases of all enums, are in the catalog")
  func words() throws {
    let strings = try Self.catalog("Localizable").strings
    var words: Set<String> = []
    func need(_ word: String?) { if let word, !word.isEmpty { words.insert(word) } }
    for intent in Self.manifest.intents where Self.isOwn(intent.type) {
      need(intent.title)
      need(intent.description?.text)
      need(intent.description?.category)
      for parameter in intent.parameters {
        need(parameter.title)
        need(parameter.description)
        need(parameter.requestDialog)
      }
    }
    for cases in Self.manifest.enums where Self.isOwn(cases.type) {
      for one in cases.cases { need(one.title) }
    }
    for provider in Self.manifest.shortcutProviders where Self.isOwn(provider.type) {
      for shortcut in provider.shortcuts { need(shortcut.shortTitle) }
    }
    #expect(words.count > 60)
    for word in words.sorted() {
      let entry = strings[word]
      #expect(entry != nil, "“\(word)” is in no language but English")
      for language in Self.languages where entry != nil {
        #expect(entry?.localizations[language] != nil, "“\(word)” isn't in \(language)")
      }
    }
  }

  @Test("The words of the views are in the catalog")
  func views() throws {
    let strings = try Self.catalog("Localizable").strings
    let word =
      /\b(?:Text|Button|Label|Toggle|Section|Picker|Menu|TextField|ProgressView|LabeledContent|Failure|attempt|text|action|navigationTitle|accessibilityLabel|accessibilityHint|alert|confirmationDialog|ContentUnavailableView)\(\s*"([^"\\]+)"/
    let folder = Self.folder.appending(path: "../../App").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var words: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for found in try String(contentsOf: file, encoding: .utf8).matches(of: word) {
        words.insert(String(found.output.1))
      }
    }
    #expect(words.count > 100)
    for word in words.sorted() {
      let languages = strings[word].map { Set($0.localizations.keys) } ?? []
      #expect(languages.isSuperset(of: Self.languages), "“\(word)” is in \(languages.sorted())")
    }
  }

  @Test("What a text leaves open is left open in each language")
  func places() throws {
    let place = /%(?:\d+\$)?(@|lld)|\$\{\w+\}/
    for (key, entry) in try Self.catalog("Localizable").strings {
      let wanted = key.matches(of: place).map { Self.bare($0.output.0) }.sorted()
      for (language, localization) in entry.localizations {
        guard let text = localization.stringUnit?.value else { continue }
        let found = text.matches(of: place).map { Self.bare($0.output.0) }.sorted()
        #expect(found == wanted, "\(language): “\(text)” for “\(key)”")
      }
    }
  }

  /// `%@` of `%2$@`.
  private static func bare(_ place: Substring) -> String {
    place.hasPrefix("%") ? "%" + place.drop { $0 != "@" && $0 != "l" } : String(place)
  }

  @Test("Each phrase of a shortcut can be said in each language, with the app's name and the same values")
  func phrases() throws {
    let providers = Self.manifest.shortcutProviders.filter { Self.isOwn($0.type) }
    let phrases = providers.flatMap(\.shortcuts).flatMap(\.phrases)
    #expect(phrases.count > 14)
    let strings = try Self.catalog("AppShortcuts").strings
    for phrase in phrases {
      for language in Self.languages {
        let said = LocalizationTables.alternatives(
          phrase, table: "AppShortcuts", bundle: .atURL(Self.folder), locale: Locale(identifier: language))
        #expect(said != nil && said != [phrase], "\(phrase), \(language)")
        for text in said ?? [] {
          #expect(text.contains("${applicationName}"), "\(text)")
          #expect(text.contains("${target}") == phrase.contains("${target}"), "\(text)")
        }
      }
    }
    #expect(Set(strings.keys).isSubset(of: phrases), "phrases that nothing says any more")
  }
}
