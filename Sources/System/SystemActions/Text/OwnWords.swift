import AppIntents

/// The words of this module, in `Resources/Localizable.xcstrings`: English, German, French and Spanish.
///
/// Resources are looked up where they are shown, texts where they are made, both in the languages of whoever
/// is served by the task. What stands in drafts for others is no word of ours: it is in the language of the
/// message.
enum OwnWords {
  static let tables = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
}

extension LocalizedStringResource {
  /// A word of this module.
  static func own(_ text: String.LocalizationValue) -> LocalizedStringResource {
    LocalizedStringResource(text, bundle: OwnWords.tables)
  }
}

extension IntentDialog {
  /// A word of this module.
  static func own(_ text: String.LocalizationValue) -> IntentDialog {
    IntentDialog(LocalizedStringResource.own(text))
  }

  /// A text that is in the right language already.
  static func plain(_ text: String) -> IntentDialog { "\(text)" }
}

extension String {
  /// A word of this module, in the language of the task.
  static func own(_ text: String.LocalizationValue) -> String {
    String(localized: LocalizedStringResource.own(text))
  }
}
