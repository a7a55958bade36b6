import AppIntents
import UnicornChatModel

/// An intent that answers one message where it was written.
struct ReplyToMessageIntent: AppIntent {
  static let title: LocalizedStringResource = "Reply to Message"
  static let description = IntentDescription(
    "Sends an answer to one message, in its conversation.", categoryName: "Messages")

  @Parameter(title: "Message", requestValueDialog: "To which message?") var message: MessageEntity
  @Parameter(title: "Answer", requestValueDialog: "What do you want to answer?") var content: AttributedString

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Reply \(\.$content) to \(\.$message)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    let answered = try model.message(message.id)
    guard answered.unsent == nil else {
      throw UnicornChatError(.notAllowed, "The message was taken back, so it can't be answered.")
    }
    let sent = try await model.sendMessage(
      OutgoingMessage(text: Optional(content).text, repliesTo: answered.id),
      conversationID: answered.conversation)
    let messages = try await model.messageEntities(for: sent)
    return .result(value: messages[0], dialog: "Your answer is sent.")
  }
}
