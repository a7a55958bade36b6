import Foundation
import LanguageData
import TextAnalysis

extension Suggestions.Silence {
  /// A sentence for a person, in English.
  public var explanation: String { explanation(in: "en") }

  /// Returns a sentence for a person in a language, or else in English; the raw value where the language data
  /// lacks it.
  package func explanation(in language: String) -> String {
    let texts = Self.explanations[rawValue] ?? [:]
    return texts[language] ?? texts["en"] ?? rawValue
  }

  /// By reason and language. Without its data the engine fails by itself, with a message.
  private static let explanations: [String: [String: String]] = {
    guard let rows = try? LanguageImage.shared().table("silences")?.rows else { return [:] }
    return rows.reduce(into: [:]) { $0[$1[0], default: [:]][$1[1]] = $1[2] }
  }()
}
