import AppIntents
import UnicornChatModel

/// An intent that changes the words of a message that was sent.
@AppIntent(schema: .messages.editSentMessage)
struct EditSentMessageIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Edit Message"
  static let description = IntentDescription(
    "Changes what a message says that you have sent.", categoryName: "Messages")

  @Parameter(
    title: "Message", requestValueDialog: "Which message?", query: MessageEntity.SentMessageQuery())
  var message: MessageEntity
  @Parameter(title: "New Text", requestValueDialog: "What shall it say?")
  var content: AttributedString

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Change \(\.$message) to \(\.$content)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let now = try model.message(message.id)
    guard now.text == String((message.body ?? "").characters) || now.unsent != nil else {
      throw UnicornChatError(
        .conflict, "The message was changed meanwhile and says “\(MessageSummary(now).text)” now.",
        current: now)
    }
    let edited = try model.store.edit(now.id, to: Optional(content).text, expecting: now.revision)
    let (model, before) = (model, now)
    undoManager?.registerUndo(withTarget: model) { model in
      MainActor.assumeIsolated { model.undoEdit(of: edited, to: before.text) }
    }
    undoManager?.setActionName(String(localized: "Edit Message"))
    try await model.store.waitForDisk()
    return .result(dialog: "It says “\(MessageSummary(edited).text)” now.")
  }
}

extension ModelManager {
  /// Gives a message its words back, unless somebody has changed it since.
  fileprivate func undoEdit(of edited: Message, to text: String) {
    attempt("Not Undone") { try store.edit(edited.id, to: text, expecting: edited.revision) }
  }
}
