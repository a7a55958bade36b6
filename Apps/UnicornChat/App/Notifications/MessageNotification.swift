import AppIntents
import UnicornChatModel
import UserNotifications

/// The notification that tells a person that somebody has written.
enum MessageNotification {
  /// The category of all of them.
  static let category = "MESSAGE_CATEGORY"
  static let reply = "REPLY"
  static let markRead = "MARK_READ"

  private static let conversationKey = "conversation"
  private static let messageKey = "message"

  /// The name of the notification about a message.
  static func identifier(of message: Message.ID) -> String { "message." + message.uuidString }

  /// What can be done with it without opening the app.
  static var categories: Set<UNNotificationCategory> {
    [
      UNNotificationCategory(
        identifier: category,
        actions: [
          UNTextInputNotificationAction(
            identifier: reply, title: String(localized: "Reply"), options: [],
            textInputButtonTitle: String(localized: "Send"),
            textInputPlaceholder: String(localized: "Message")),
          UNNotificationAction(identifier: markRead, title: String(localized: "Mark as Read"), options: []),
        ],
        intentIdentifiers: [], options: [])
    ]
  }

  /// The notification about a message.
  static func request(
    for message: Message, from author: Contact, in conversation: Conversation, showsText: Bool = true
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = author.name
    if conversation.isGroup { content.subtitle = conversation.title }
    content.body = showsText ? MessageSummary(message).text : String(localized: "New message")
    content.sound = .default
    content.threadIdentifier = conversation.id.uuidString
    content.categoryIdentifier = category
    content.userInfo = [conversationKey: conversation.id.uuidString, messageKey: message.id.uuidString]
    content.appEntityIdentifiers = [
      EntityIdentifier(for: MessageEntity.self, identifier: message.id)
    ]
    return UNNotificationRequest(identifier: identifier(of: message.id), content: content, trigger: nil)
  }

  /// The conversation and the message that a notification is about; nil for others'.
  static func subject(of content: UNNotificationContent) -> (Conversation.ID, Message.ID)? {
    guard let conversation = (content.userInfo[conversationKey] as? String).flatMap(UUID.init(uuidString:)),
      let message = (content.userInfo[messageKey] as? String).flatMap(UUID.init(uuidString:))
    else { return nil }
    return (conversation, message)
  }
}
