import LanguageData
import TextAnalysis

/// A text of a report on suggestions, in each language that titles are in. The raw values are those in the table
/// `reportTexts`.
package enum ReportText: String, Sendable, CaseIterable {
  /// How sure an action is, and the words that it rests on; a word among them.
  case because, quote
  /// The file that an action was saved in.
  case saved
  /// The reason for suggesting nothing.
  case nothing
  case conversation, you, somebody
  /// What was looked at, where something was found.
  case lookedAtOne = "looked_at_one"
  case lookedAtAll = "looked_at_all"
  case lookedAtLatest = "looked_at_latest"
  /// The same where nothing was.
  case nothingInOne = "nothing_in_one"
  case nothingInAll = "nothing_in_all"
  case nothingInLatest = "nothing_in_latest"
  case allHint = "all_hint"

  /// Returns the text with some values in a language, or else in English; the raw value where the language data
  /// lacks it.
  package func text(in language: String, _ values: [String: String] = [:]) -> String {
    let texts = Self.texts[rawValue] ?? [:]
    return (texts[language] ?? texts["en"])?.filled(values) ?? rawValue
  }

  /// By text and language. Without its data the engine fails by itself, with a message.
  static let texts: [String: [String: TitleTemplate]] = {
    guard let rows = try? LanguageImage.shared().table("reportTexts")?.rows else { return [:] }
    return rows.reduce(into: [:]) { $0[$1[0], default: [:]][$1[1]] = try? TitleTemplate($1[2]) }
  }()
}
