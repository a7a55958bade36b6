import AppIntents
import UnicornChatModel

/// An intent that marks a message as read or as unread.
@AppIntent(schema: .messages.setMessageReadStatus)
struct SetMessageReadStatusIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Mark Message"
  static let description = IntentDescription(
    "Marks a message as read or as unread.", categoryName: "Messages")

  @Parameter(
    title: "Message", requestValueDialog: "Which message?", query: MessageEntity.ReceivedMessageQuery())
  var message: MessageEntity
  @Parameter(title: "Is Read", displayName: .init(true: "Read", false: "Unread"))
  var isRead: Bool

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Mark \(\.$message) as \(\.$isRead)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let before = try model.message(message.id)
    guard before.author != model.me.id else {
      throw UnicornChatError(.notAllowed, "Only messages of others can be marked; this one is yours.")
    }
    try model.store.setRead(isRead, [before.id])
    if before.isRead != isRead {
      let model = model
      undoManager?.registerUndo(withTarget: model) { model in
        MainActor.assumeIsolated {
          model.attempt("Not Undone") { try model.store.setRead(before.isRead, [before.id]) }
        }
      }
      undoManager?.setActionName(String(localized: isRead ? "Mark as Read" : "Mark as Unread"))
    }
    try await model.store.waitForDisk()
    return .result(dialog: isRead ? "The message is marked as read." : "The message is marked as unread.")
  }
}
