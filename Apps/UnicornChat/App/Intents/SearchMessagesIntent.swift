import AppIntents

/// An intent that shows in the app what was found.
@AppIntent(schema: .system.search)
struct SearchMessagesIntent: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Search Messages"
  static let description = IntentDescription(
    "Searches conversations and messages, and shows them in the app.", categoryName: "Messages")
  // Two of its kinds say so.
  static let openAppWhenRun = true
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Text", requestValueDialog: "What do you look for?") var criteria: StringSearchCriteria

  static var parameterSummary: some ParameterSummary {
    Summary("Search for \(\.$criteria)")
  }

  // The window that comes to the front shows the results.
  func perform() async throws -> some IntentResult { .result() }
}
