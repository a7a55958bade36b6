import AppIntents

/// An intent that looks a place up on a map.
struct ShowOnMapIntent: OpeningIntent {
  static let title: LocalizedStringResource = .own("Show on Map")
  static let description: IntentDescription? = IntentDescription(.own("Looks a place up on a map."))
  static let persistentIdentifier = "Beckon.ShowOnMap"
  static let actionName = ConfirmationActionName.open

  @Parameter(title: .own("Place"), requestValueDialog: .own("Which place?")) var query: String

  @MainActor var question: String { .own("Look this place up on a map?") }

  @MainActor func draft(_ context: ActionContext) throws -> FieldsDraft {
    let link = try ActionLink(context.maps.address(of: "x"))
    return FieldsDraft(
      [.init(id: "query", label: .own("Place"), kind: .line, value: ActionText.line(query))],
      note: link.host.map { .own("\($0) is told what you look for.") })
  }

  @MainActor func address(_ draft: FieldsDraft, _ context: ActionContext) throws -> (
    address: String, done: String
  ) {
    guard !draft["query"].isEmpty else {
      throw SystemActionsError(.invalidValue, .own("There is no place to look up."))
    }
    return (context.maps.address(of: draft["query"]), .own("Opened a map of \(draft["query"])"))
  }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await open())
  }
}
