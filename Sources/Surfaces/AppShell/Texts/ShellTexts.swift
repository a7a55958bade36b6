import FoundationPlus

/// The texts of the shell in one language, from `Resources/Shell.xcstrings`.
package typealias ShellTexts = InterfaceTexts<ShellTextKey>

private let catalog = Result {
  try InterfaceCatalog<ShellTextKey>("Shell", in: .module, subdirectory: "Resources")
}

extension InterfaceTexts<ShellTextKey> {
  /// The texts in the first of some languages that there is, else in English.
  ///
  /// - Parameter languages: The names of languages or of locales, the most wanted first.
  /// - Throws: `AppShellError` with `damagedResources`, where the program's own files are damaged.
  package static func preferred(_ languages: [String]) throws -> ShellTexts {
    do {
      return try catalog.get().preferred(languages)
    } catch {
      throw AppShellError(.damagedResources, error.localizedDescription, underlying: error)
    }
  }

  /// The title of a button as an app gives it; where the app uses a verb of the frameworks and has no
  /// translation of it, the shell's.
  func word(_ resource: LocalizedStringResource) -> String {
    let text = ForeignText.line(resource)
    return text == resource.key ? self.text("word: " + text) ?? text : text
  }
}
