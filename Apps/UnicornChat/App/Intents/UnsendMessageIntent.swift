import AppIntents
import UnicornChatModel

/// An intent that takes a message back.
@AppIntent(schema: .messages.unsendMessage)
struct UnsendMessageIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Unsend Message"
  static let description = IntentDescription(
    "Takes back a message that you have sent. It can be undone.", categoryName: "Messages")

  @Parameter(
    title: "Message", requestValueDialog: "Which message?", query: MessageEntity.SentMessageQuery())
  var message: MessageEntity

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Unsend \(\.$message)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let unsent = try model.store.unsend(message.id)
    let model = model
    undoManager?.registerUndo(withTarget: model) { model in
      MainActor.assumeIsolated { model.attempt("Not Undone") { try model.store.restore(unsent) } }
    }
    undoManager?.setActionName(String(localized: "Unsend Message"))
    try await model.store.waitForDisk()
    return .result(dialog: "The message is taken back.")
  }
}
