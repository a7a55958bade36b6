import Foundation

extension Locale {
  /// The language tag of the locale (BCP 47), as pages and programs of the web take it: `en-001`.
  ///
  /// A locale that follows the settings answers with an identifier of Unicode, `en_001`, where it is asked
  /// itself.
  package var languageTag: String { Locale(identifier: identifier).identifier(.bcp47) }
}
