import AppIntents
import SwiftUICore

/// An intent that copies a one-time code. It leaves the app only with what the person pastes, so it asks
/// nothing. The code is kept nowhere.
struct CopyCodeIntent: ConfidentialIntent {
  static let title: LocalizedStringResource = .own("Copy Code")
  static let description: IntentDescription? = IntentDescription(.own("Copies a one-time code."))
  static let persistentIdentifier = "Beckon.CopyCode"
  static let isDiscoverable = false

  @Parameter(title: .own("Code")) var code: String
  @Parameter(title: .own("Service")) var service: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<String> {
    let code = ActionText.line(code, limit: 100)
    guard !code.isEmpty else { throw SystemActionsError(.invalidValue, .own("There is no code to copy.")) }
    let isCopied = try await ActionEffects.copy(code)
    let dialog: IntentDialog =
      if let name = ActionText.given(service, limit: 60) {
        isCopied ? .own("Copied the code \(code) for \(name)") : .own("The code for \(name) is \(code)")
      } else {
        isCopied ? .own("Copied the code \(code)") : .own("The code is \(code)")
      }
    return .result(value: code, dialog: dialog)
  }
}
