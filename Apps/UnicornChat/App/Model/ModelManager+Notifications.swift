import Foundation
import UnicornChatModel
import UserNotifications

extension ModelManager {
  /// Tells of messages that have come, but for those in conversations that can be seen or are muted.
  func announce(_ messages: [Message]) {
    guard UserDefaults.standard.object(forKey: ChatSettings.notifies) as? Bool ?? true else { return }
    for message in messages where message.author != me.id && !message.isRead && message.unsent == nil {
      guard !openConversations.contains(message.conversation),
        let conversation = conversation(message.conversation), !conversation.isMuted
      else { continue }
      scheduleNotification(for: message, from: contact(message.author), in: conversation)
    }
  }

  /// Tells of one message, at once.
  func scheduleNotification(for message: Message, from author: Contact, in conversation: Conversation) {
    let showsText = UserDefaults.standard.object(forKey: ChatSettings.showsPreviews) as? Bool ?? true
    let request = MessageNotification.request(
      for: message, from: author, in: conversation, showsText: showsText)
    Task {
      let center = UNUserNotificationCenter.current()
      do {
        try await center.add(request)
      } catch {
        // The person doesn't want to be told; the list of conversations has the message all the same.
        return
      }
    }
  }

  /// Asks whether notifications may be shown where the app isn't seen; in its windows they are from the start.
  ///
  /// - Returns: Whether they may.
  func requestNotifications() async throws -> Bool {
    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge])
  }

  /// Takes notifications away of messages that were read, unsent or deleted.
  ///
  /// - Parameters:
  ///   - changed: The messages with which something happened.
  ///   - messages: Those of them that are there, as they are now.
  func withdrawNotifications(of changed: Set<Message.ID>, _ messages: [Message]) {
    let gone = changed.subtracting(messages.filter { !$0.isRead && $0.unsent == nil }.map(\.id))
    guard !gone.isEmpty else { return }
    UNUserNotificationCenter.current().removeDeliveredNotifications(
      withIdentifiers: gone.map(MessageNotification.identifier(of:)))
  }
}
