import FoundationPlus
import Synchronization

/// What the shell itself says, in one language. Read from `Resources/<language>/shell.json`.
///
/// A plain value; each language is read once in the life of the program.
package struct ShellTexts: Sendable {
  /// The language, such as `en`.
  package let language: String
  private let texts: [String: String]
  private let words: [String: String]

  /// What a file has.
  private struct Source: Decodable {
    let texts: [String: String]
    /// What the frameworks say in English: the verbs of buttons, on and off.
    let words: [String: String]
  }

  /// Reads a language.
  ///
  /// - Throws: `AppShellError` with `damagedResources` that names the text that is missing or the place that
  ///   can't be read.
  init(language: String, json: Data) throws {
    let source: Source
    do {
      source = try JSONDecoder().decode(Source.self, from: json)
    } catch {
      throw AppShellError(
        .damagedResources, "\(language)/shell.json is no table of texts and words.", underlying: error)
    }
    if let missing = ShellTextKey.allCases.first(where: { source.texts[$0.rawValue] == nil }) {
      throw AppShellError(.damagedResources, "\(language)/shell.json has no text '\(missing.rawValue)'.")
    }
    self.language = language
    texts = source.texts
    words = source.words
  }

  /// A text as it is.
  subscript(key: ShellTextKey) -> String { texts[key.rawValue] ?? key.rawValue }

  /// A text with what stands at its places, in one pass: what is put there is not looked into.
  func callAsFunction(_ key: ShellTextKey, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(self[key])
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      let name = String(rest[rest.index(after: start)..<end])
      result += values[name].map(ForeignText.isolated) ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// What an app says on a button; where it says what the frameworks say, and has no translation of it, the
  /// shell's.
  func word(_ resource: LocalizedStringResource) -> String {
    let text = ForeignText.line(resource)
    return text == resource.key ? words[text] ?? text : text
  }
}

extension ShellTexts {
  /// The texts in the first of some languages that there is, else in English.
  ///
  /// - Parameter languages: The names of languages or of locales, the most wanted first.
  /// - Throws: `AppShellError` with `damagedResources`: the program's own files are damaged.
  package static func preferred(_ languages: [String]) throws -> ShellTexts {
    for language in languages + ["en"] {
      let code = Locale.Language(identifier: language.replacing("_", with: "-")).languageCode?.identifier
      if let code, available.contains(code) { return try named(code) }
    }
    throw AppShellError(.damagedResources, "There are no texts of the shell in any language.")
  }

  /// The languages that there are.
  package static let available: Set<String> = {
    let folders = Bundle.module.urls(forResourcesWithExtension: nil, subdirectory: "Resources") ?? []
    return Set(folders.compactMap(\.lastPathComponent))
  }()

  private static let known = Mutex<[String: ShellTexts]>([:])

  private static func named(_ name: String) throws -> ShellTexts {
    if let texts = known.withLock({ $0[name] }) { return texts }
    let file = Bundle.module.url(
      forResource: "shell", withExtension: "json", subdirectory: "Resources/\(name)")
    guard let file else {
      throw AppShellError(.damagedResources, "There is no \(name)/shell.json.")
    }
    let texts = try ShellTexts(language: name, json: Data(contentsOf: file))
    known.withLock { $0[name] = texts }
    return texts
  }
}
