import Foundation

extension String {
  /// Returns the text as names are compared: without case, accents and width, and without white space at both
  /// ends.
  ///
  /// - Parameter locale: where case differs between languages ("I" in Turkish); nil for all alike.
  package func foldedForMatching(locale: Locale? = nil) -> String {
    trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
  }
}
