import Foundation

/// The texts that a part of an interface shows in one language, by the names of an enumeration.
///
/// They stand in a string catalog with symbolic keys. A text names its places, as in `"Remove {name}"`, so that a
/// translator sees what comes there and may move it.
package struct InterfaceTexts<Key>: Sendable
where Key: RawRepresentable<String> & CaseIterable & Sendable {
  /// The language, such as `en`.
  package let language: String
  private let texts: [String: String]

  fileprivate init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }

  /// No texts: every name stands for itself. What is shown where a program's own files are damaged.
  package static var missing: InterfaceTexts { InterfaceTexts(language: "en", texts: [:]) }

  /// The text of a name, with its places as they are written.
  package subscript(key: Key) -> String { texts[key.rawValue] ?? key.rawValue }

  /// The text of a key of the catalog that the enumeration doesn't list, or nil where it has none.
  package func text(_ key: String) -> String? { texts[key] }

  /// The text of a name with values at its places, filled in one pass: a value's own braces mean nothing. Places
  /// without a value stay as they are.
  ///
  /// - Parameter place: Prepares a value for its place; by default one that may run from right to left is set
  ///   apart with isolates, so that it moves nothing around it (Unicode Standard Annex 9).
  package func callAsFunction(
    _ key: Key, _ values: [String: String], place: (String) -> String = BidirectionalText.isolated
  ) -> String {
    var result = ""
    var rest = Substring(self[key])
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      let name = String(rest[rest.index(after: start)..<end])
      result += values[name].map(place) ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// A string catalog (`.xcstrings`) that holds the texts of an enumeration in several languages.
///
/// A plain value; make one as a constant of the program.
package struct InterfaceCatalog<Key>: Sendable
where Key: RawRepresentable<String> & CaseIterable & Sendable {
  private let languages: [String: InterfaceTexts<Key>]
  private let sourceLanguage: String

  /// Reads the catalog of a name from a folder of a bundle.
  ///
  /// - Throws: `FoundationPlusError` with the file, and the text that is missing or the place that can't be read.
  package init(_ name: String, in bundle: Bundle, subdirectory: String? = nil) throws(FoundationPlusError) {
    guard let file = bundle.url(forResource: name, withExtension: "xcstrings", subdirectory: subdirectory)
    else {
      throw FoundationPlusError(.unreadable, "\(name).xcstrings is missing in \(bundle.bundlePath).")
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw FoundationPlusError(.unreadable, "\(file.path) can't be read.", underlying: error)
    }
    try self.init(data, name: file.path)
  }

  /// Reads a catalog, which messages call `name`.
  package init(_ data: Data, name: String) throws(FoundationPlusError) {
    let catalog: StringCatalog
    do {
      catalog = try StringCatalog(data)
    } catch {
      throw FoundationPlusError(error.code, "\(name): \(error.message)", underlying: error.underlying)
    }
    var languages: [String: InterfaceTexts<Key>] = [:]
    for (language, entries) in catalog.languages {
      let texts = entries.compactMapValues { entry in
        if case .plain(let text) = entry.text { text } else { nil }
      }
      if let missing = Key.allCases.first(where: { texts[$0.rawValue] == nil }) {
        throw FoundationPlusError(.malformedTable, "\(name): \(language) has no text '\(missing.rawValue)'.")
      }
      languages[language] = InterfaceTexts(language: language, texts: texts)
    }
    guard languages[catalog.sourceLanguage] != nil else {
      throw FoundationPlusError(.malformedTable, "\(name): there are no texts in \(catalog.sourceLanguage).")
    }
    self.languages = languages
    sourceLanguage = catalog.sourceLanguage
  }

  /// The languages that there are texts in.
  package var available: Set<String> { Set(languages.keys) }

  /// The texts in the first of some languages that there are texts in, else in the catalog's own language.
  ///
  /// - Parameter wanted: The names of languages or of locales, the most wanted first.
  package func preferred(_ wanted: [String]) -> InterfaceTexts<Key> {
    for language in wanted {
      let code = Locale.Language(identifier: language.replacing("_", with: "-")).languageCode?.identifier
      if let code, let texts = languages[code] { return texts }
    }
    return languages[sourceLanguage] ?? .missing
  }
}

/// Text set apart from the text around it, where the two may run in different directions.
package enum BidirectionalText {
  /// A text between isolates where it may run from right to left, else the text itself.
  package static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains(where: mayRunFromRight) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Whether a character is of a block whose scripts run from right to left.
  private static func mayRunFromRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: true
    default: false
    }
  }
}
