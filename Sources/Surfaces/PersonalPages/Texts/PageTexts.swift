import FoundationPlus
import SuggestedActions
import Synchronization

/// What the pages say, in one language. Read from `Resources/<language>/pages.json`.
///
/// A plain value; each language is read once in the life of the program.
struct PageTexts: Sendable {
  let language: String
  private let texts: [String: String]

  private struct Source: Decodable {
    let texts: [String: String]
  }

  /// - Throws: `PersonalPagesError` with `damagedResources` that names the text that is missing or the place that
  ///   can't be read.
  init(language: String, json: Data) throws {
    let source: Source
    do {
      source = try JSONDecoder().decode(Source.self, from: json)
    } catch {
      throw PersonalPagesError(
        .damagedResources, "\(language)/pages.json is no table of texts.", underlying: error)
    }
    if let missing = PageTextKey.allCases.first(where: { source.texts[$0.rawValue] == nil }) {
      throw PersonalPagesError(
        .damagedResources, "\(language)/pages.json has no text '\(missing.rawValue)'.")
    }
    self.language = language
    texts = source.texts
  }

  subscript(key: PageTextKey) -> String { texts[key.rawValue] ?? key.rawValue }

  /// A text with what stands at its places, in one pass: what is put there is not looked into, and set apart where
  /// it may run in the other direction.
  func callAsFunction(_ key: PageTextKey, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(self[key])
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      let name = String(rest[rest.index(after: start)..<end])
      result += values[name].map { "\u{2068}\($0)\u{2069}" } ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// What actions of a kind are called.
  func kind(_ kind: SuggestedActionsKind) -> String { kind.name(in: language) }
}

extension PageTexts {
  /// The texts in the first of some languages that there is, else in English.
  /// - Throws: `PersonalPagesError` with `damagedResources`: the program's own files are damaged.
  static func preferred(_ languages: [String]) throws -> PageTexts {
    for language in languages + ["en"] {
      let code = Locale.Language(identifier: language.replacing("_", with: "-")).languageCode?.identifier
      if let code, available.contains(code) { return try named(code) }
    }
    throw PersonalPagesError(.damagedResources, "There are no texts of the pages in any language.")
  }

  static let available: Set<String> = {
    let folders = Bundle.module.urls(forResourcesWithExtension: nil, subdirectory: "Resources") ?? []
    return Set(folders.compactMap(\.lastPathComponent).filter { !$0.contains(".") })
  }()

  private static let known = Mutex<[String: PageTexts]>([:])

  private static func named(_ name: String) throws -> PageTexts {
    if let texts = known.withLock({ $0[name] }) { return texts }
    let file = Bundle.module.url(
      forResource: "pages", withExtension: "json", subdirectory: "Resources/\(name)")
    guard let file else {
      throw PersonalPagesError(.damagedResources, "There is no \(name)/pages.json.")
    }
    let texts = try PageTexts(language: name, json: Data(contentsOf: file))
    known.withLock { $0[name] = texts }
    return texts
  }
}
