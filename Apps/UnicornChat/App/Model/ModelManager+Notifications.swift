import Foundation
import SwiftUI
import UnicornChatModel
import UserNotifications

extension ModelManager {
  /// Tells of messages that have come: those in conversations that can be seen are read aloud by screen readers, for
  /// the others there are notifications, unless they are muted.
  func announce(_ messages: [Message]) {
    let incoming = messages.filter { $0.author != me.id && $0.unsent == nil }
    for message in incoming where openConversations.contains(message.conversation) {
      let words = ConversationPreview.line(message.text)
      let text = words.isEmpty ? ConversationPreview.attachments(message.attachments, .current) ?? "" : words
      AccessibilityNotification.Announcement("\(contact(message.author).name): \(text)").post()
    }
    guard UserDefaults.standard.object(forKey: ChatSettings.notifies) as? Bool ?? true else { return }
    for message in incoming where !message.isRead {
      guard !openConversations.contains(message.conversation),
        let conversation = conversation(message.conversation),
        // Who is called by name is told all the same.
        !conversation.isMuted || conversation.isGroup && Mention.mentions(me.name, in: message.text)
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
