/// A request to deliver a notification.
public final class UNNotificationRequest: Sendable {
  /// The identifier of the request, which replaces an earlier one with the same identifier.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger that delivers the notification, or nil to deliver it immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request, which keeps a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy()
    self.trigger = trigger
  }
}

/// A delivered notification.
public final class UNNotification: Sendable {
  /// The date of delivery.
  public let date: Date
  /// The request that was delivered.
  public let request: UNNotificationRequest

  package init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action of opening the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A response of a person to a notification.
public class UNNotificationResponse: @unchecked Sendable {  // Immutable, and so is the subclass.
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action.
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A text reply of a person to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text of the reply.
  public let userText: String

  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// Options for presenting a notification while its app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Updates the badge of the app.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Plays the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Lists the notification.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Shows the notification as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The kinds of notification for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Permission to set the app's badge.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Permission to play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Permission to show notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Permission to show notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Permission to show critical alerts, which are heard even on a silenced device.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A declaration that the app has its own notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Permission to deliver notifications quietly, without asking the person.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The status of an app's permission to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The state of one notification setting.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// The notification permissions of an app.
public final class UNNotificationSettings: Sendable {
  /// The status of the app's permission to show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// The options that the app was granted.
  private let allowed: UNAuthorizationOptions

  package init(status: UNAuthorizationStatus, allowed: UNAuthorizationOptions) {
    authorizationStatus = status
    self.allowed = allowed
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    allowed.contains(option) ? .enabled : .disabled
  }

  /// The permission to show notifications.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// The permission to play sounds.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// The permission to set the app's badge.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// The permission to show critical alerts.
  public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// The permission to list notifications, which follows that to show them.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
}
