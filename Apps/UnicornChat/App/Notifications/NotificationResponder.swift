import AppIntents
import UnicornChatModel
import UserNotifications

/// A responder that does what a person wants of a notification.
final class NotificationResponder: UNUserNotificationCenterDelegate {
  private let model: ModelManager

  init(_ model: ModelManager) { self.model = model }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let content = response.notification.request.content
    guard let (conversation, message) = MessageNotification.subject(of: content) else { return }
    do {
      switch response.actionIdentifier {
      case MessageNotification.reply:
        guard let answer = response as? UNTextInputNotificationResponse else { return }
        try await model.answer(answer.userText, in: conversation)
      case MessageNotification.markRead: try model.store.markAllRead(in: conversation)
      case UNNotificationDefaultActionIdentifier:
        _ = try await OpenURLIntent(ChatLink(conversation, at: message).url).perform()
      default: break
      }
    } catch {
      await model.tellFailure(error, about: content)
    }
  }
}

extension ModelManager {
  /// Sends what a person answered to a notification; so they have read what they answer.
  fileprivate func answer(_ text: String, in conversation: Conversation.ID) async throws {
    try await sendMessage(OutgoingMessage(text: text), conversationID: conversation, donateIntent: true)
    try store.markAllRead(in: conversation)
  }

  /// Says what couldn't be done, where it was asked for: in a notification.
  fileprivate func tellFailure(_ error: any Error, about content: UNNotificationContent) async {
    let failure = UNMutableNotificationContent()
    failure.title = content.title
    failure.body = error.localizedDescription
    do {
      try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(
          identifier: "failure." + store.context.makeID().uuidString, content: failure, trigger: nil))
    } catch {
      // Nobody wants to be told.
      return
    }
  }
}
