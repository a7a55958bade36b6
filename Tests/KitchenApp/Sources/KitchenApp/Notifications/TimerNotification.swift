import AppIntents
import UserNotifications

/// Tells that a timer is over, and which one is meant.
enum TimerNotification {
  static func request(for timer: KitchenTimer, now: Date) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = timer.label
    content.body = "Time is up."
    content.sound = .default
    content.threadIdentifier = "timer"
    content.categoryIdentifier = "TIMER"
    content.appEntityIdentifiers = [EntityIdentifier(for: timer)]
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: max(timer.end.timeIntervalSince(now), 1), repeats: false)
    return UNNotificationRequest(identifier: timer.id.uuidString, content: content, trigger: trigger)
  }

  /// The timer that a notification is about.
  static func timerID(of content: UNNotificationContent) -> UUID? {
    content.appEntityIdentifiers.lazy.compactMap { UUID.entityIdentifier(for: $0.identifier) }.first
  }

  static func schedule(_ timer: KitchenTimer, now: Date) async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
    try await center.add(request(for: timer, now: now))
  }
}
