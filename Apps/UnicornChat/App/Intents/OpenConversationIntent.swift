import AppIntents
import UnicornChatModel

/// An intent that brings a window to a conversation; the views take it there.
struct OpenConversationIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Conversation"
  static let description = IntentDescription("Shows a conversation.", categoryName: "Messages")
  // People open conversations by the shortcut, whose title is the same, or take them from what is found.
  static let isDiscoverable = false

  @Parameter(title: "Conversation", requestValueDialog: "Which conversation?") var target: ConversationEntity

  init() {}

  init(_ conversation: Conversation) { target = conversation.entity }

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }
}

/// An intent that brings a window to the conversation with somebody.
struct OpenContactIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Conversation With"
  static let description = IntentDescription(
    "Shows the conversation with somebody.", categoryName: "Messages")

  @Parameter(title: "Contact", requestValueDialog: "With whom?") var target: ContactEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Open the conversation with \(\.$target)")
  }
}

/// An intent that brings a window to one message, in its conversation.
struct OpenMessageIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Message"
  static let description = IntentDescription(
    "Shows a message where it was written.", categoryName: "Messages")

  @Parameter(title: "Message", requestValueDialog: "Which message?") var target: MessageEntity

  init() {}

  init(_ message: MessageEntity) { target = message }

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$target)")
  }
}
