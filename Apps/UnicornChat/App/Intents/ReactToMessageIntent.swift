import AppIntents
import UnicornChatModel

/// An intent that answers a message without words.
struct ReactToMessageIntent: UndoableIntent {
  static let title: LocalizedStringResource = "React to Message"
  static let description = IntentDescription(
    "Answers a message with a heart, a thumb, or any other emoji.", categoryName: "Messages")

  @Parameter(
    title: "Message", requestValueDialog: "To which message?", query: MessageEntity.ReceivedMessageQuery())
  var message: MessageEntity
  @Parameter(
    title: "Reaction", description: "love, like, dislike, laugh, emphasize, question, or one emoji.",
    requestValueDialog: "With what?")
  var reaction: MessageReaction

  @Dependency
  var model: ModelManager

  init() {}

  static var parameterSummary: some ParameterSummary {
    Summary("React to \(\.$message) with \(\.$reaction)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    guard let kind = reaction.kind else {
      throw $reaction.needsValueError("That is no emoji. With which one?")
    }
    let entity = try await model.setReaction(kind, to: message.id, undoManager)
    return .result(value: entity, dialog: "Your reaction is there.")
  }
}

/// An intent that takes a reaction back.
struct RemoveReactionIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Reaction"
  static let description = IntentDescription(
    "Takes back what you have answered to a message without words.", categoryName: "Messages")

  @Parameter(title: "Message", requestValueDialog: "Of which message?") var message: MessageEntity

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Remove my reaction to \(\.$message)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    guard try model.message(message.id).reactions.contains(where: { $0.author == model.me.id }) else {
      throw UnicornChatError(.notFound, "You have not reacted to this message.")
    }
    let entity = try await model.setReaction(nil, to: message.id, undoManager)
    return .result(value: entity, dialog: "Your reaction is gone.")
  }
}

extension ModelManager {
  /// Sets what the person who uses the app answers to a message without words, and registers how to undo it.
  fileprivate func setReaction(
    _ kind: Reaction.Kind?, to id: Message.ID, _ undoManager: UndoManager?
  ) async throws -> MessageEntity {
    let before = try message(id).reactions.first { $0.author == me.id }?.kind
    let changed = try store.react(to: id, with: kind, by: me.id)
    undoManager?.registerUndo(withTarget: self) { model in
      MainActor.assumeIsolated {
        model.attempt("Not Undone") { _ = try model.store.react(to: id, with: before, by: model.me.id) }
      }
    }
    undoManager?.setActionName(String(localized: kind == nil ? "Remove Reaction" : "React"))
    try await store.waitForDisk()
    return try await messageEntities(for: [changed.id])[0]
  }
}
