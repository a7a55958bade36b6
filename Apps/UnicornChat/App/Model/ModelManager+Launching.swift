import AppIntents
import UnicornChatModel
import UserNotifications

extension ModelManager {
  /// Brings the search index up to date and keeps it so, and gets ready for what people do with notifications.
  ///
  /// Indexing goes on beside everything else: the first screen doesn't wait for it.
  func storeDidFinishLaunching() async {
    let center = UNUserNotificationCenter.current()
    let responder = NotificationResponder(self)
    self.responder = responder
    center.delegate = responder
    center.setNotificationCategories(MessageNotification.categories)
    do {
      // Nobody is asked on the first day: on trial they come quietly.
      _ = try await center.requestAuthorization(options: [.alert, .sound, .badge, .provisional])
    } catch {
      // Then there are none, until a person asks for them in the settings.
    }
    UnicornChatShortcuts.updateAppShortcutParameters()
    // What a person waits for goes before it.
    Task(priority: .utility) { [chatIndex] in await chatIndex.follow() }
  }
}
