import AppIntents

/// An intent that opens an address of a message, once the person has seen where it leads.
struct OpenLinkIntent: OpeningIntent {
  static let title: LocalizedStringResource = .own("Open Link")
  static let description: IntentDescription? = IntentDescription(.own("Opens an address in the browser."))
  static let persistentIdentifier = "Beckon.OpenLink"
  static let isDiscoverable = false
  static let actionName = ConfirmationActionName.open

  @Parameter(title: .own("Link")) var url: String

  @MainActor var question: String {
    guard let host = (try? ActionLink(url))?.host else { return .own("Open this address?") }
    return .own("Open \(ActionText.line(host, limit: 100))?")
  }

  @MainActor func draft(_ context: ActionContext) throws -> FieldsDraft {
    let link = try ActionLink(url)
    return FieldsDraft(
      [.init(id: "url", label: .own("Address"), kind: .address, value: link.url.absoluteString)],
      warning: link.isUnprotected
        ? .own("The address begins with http: others on the way can read and change what you send and see.")
        : nil)
  }

  @MainActor func address(_ draft: FieldsDraft, _ context: ActionContext) throws -> (
    address: String, done: String
  ) {
    let link = try ActionLink(draft["url"])
    return (draft["url"], .own("Opened \(link.host ?? draft["url"])"))
  }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await open())
  }
}
