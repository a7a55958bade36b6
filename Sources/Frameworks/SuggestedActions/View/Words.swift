import FoundationPlus
import PlainText

/// The view's own texts, in the languages of the task's person: English, German, French and Spanish, in
/// `Resources/Localizable.xcstrings`.
enum Words {
  static let tables = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)

  static var suggestedActions: String { own("Suggested actions") }
  static var added: String { own("Added") }
  static func added(_ name: String) -> String { own("Added: \(name)") }
  static func takeOut(_ name: String) -> String { own("Take out “\(name)”") }
  static var loading: String { own("Looking for suggested actions") }
  static var notThisKind: String { own("Don't suggest this kind") }
  static var notInThisConversation: String { own("Not in this conversation") }
  static var notInThisApp: String { own("Turn off for this app") }

  /// Returns the reason for an action in words of the messages: the first three, none longer than 40
  /// characters.
  static func because(_ words: [String]) -> String {
    let quoted = words.prefix(3).map { word in
      let line = word.onOneLine
      return own("“\(line.count > 40 ? line.prefix(39) + "…" : line)”")
    }
    guard !quoted.isEmpty else { return own("Suggested for this message") }
    return own("Because of \(quoted.joined(separator: ", "))")
  }

  private static func own(_ text: String.LocalizationValue) -> String {
    String(localized: LocalizedStringResource(text, bundle: tables))
  }
}
