import AppIntents
import UIKit

/// An intent that suggests short replies to a message, wherever its text comes from.
struct SuggestRepliesIntent: AppIntent {
  static let title: LocalizedStringResource = "Suggest Replies to a Message"
  static let description = IntentDescription(
    "Suggests up to three short replies to a text, worked out on this machine. Nothing is sent.",
    categoryName: "Mail")

  @Parameter(title: "Message", requestValueDialog: "To which message?") var message: String

  static var parameterSummary: some ParameterSummary {
    Summary("Suggest replies to \(\.$message)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let context = UIMessageConversationContext()
    let entry = UIMessageConversationContext.MessageEntry()
    entry.entryIdentifier = "message"
    entry.text = message
    entry.senderIdentifier = "sender"
    context.entries = [entry]
    let answer = await SmartReplies.answer(to: context)
    let replies = answer.suggestions.map(\.smartReply)
    if let reason = answer.reason { return .result(value: [], dialog: "No reply: \(reason.description)") }
    return .result(value: replies, dialog: "\(replies.joined(separator: "\n"))")
  }
}
