import FoundationPlus
import Synchronization

/// The last plain translations: a lookup goes through the languages, the tables and the plural forms, and a
/// view asks for the same ones at each evaluation.
enum Translations {
  /// The circumstances that a translation depends on.
  struct Place: Hashable {
    private let key: String
    private let table: String?
    private let bundle: URL?
    private let locale: Locale
    private let languages: [String]?

    /// Creates the place of a translation; nil for keys with values.
    init?(_ key: LocalizedStringKey, table: String?, bundle: URL?, in environment: EnvironmentValues) {
      guard key.embedded.isEmpty, key.value.arguments.isEmpty else { return nil }
      self.key = key.value.key
      self.table = table
      self.bundle = bundle
      locale = environment.locale
      languages = LanguagePreferences.languages
    }
  }

  /// Bounded, since keys may be made of what an app reads.
  private static let texts = Mutex<[Place: String]>([:])
  private static let maximum = 1_000

  static func known(at place: Place) -> String? { texts.withLock { $0[place] } }

  static func keep(_ text: String, at place: Place) {
    texts.withLock { texts in
      if texts.count >= maximum { texts = [:] }
      texts[place] = text
    }
  }
}
