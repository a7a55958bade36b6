import LanguageData
import TextAnalysis

extension ActionKind {
  /// Returns the name of the kind in a language, or else in English; the raw value where the language data
  /// lacks it.
  package func name(in language: String) -> String {
    let names = ActionKind.names[rawValue] ?? [:]
    return names[language] ?? names["en"] ?? rawValue
  }

  /// By kind and language. Without its data the engine fails by itself, with a message.
  private static let names: [String: [String: String]] = {
    guard let rows = try? LanguageImage.shared().table("actionKindNames")?.rows else { return [:] }
    return rows.reduce(into: [:]) { $0[$1[0], default: [:]][$1[1]] = $1[2] }
  }()
}
