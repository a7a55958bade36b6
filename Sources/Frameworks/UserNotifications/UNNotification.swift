/// What is to be delivered, and when.
public final class UNNotificationRequest: Sendable {
  /// The name; a request with the name of an earlier one takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is delivered; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request. It keeps a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy()
    self.trigger = trigger
  }
}

/// What was delivered.
public final class UNNotification: Sendable {
  /// When.
  public let date: Date
  /// What.
  public let request: UNNotificationRequest

  package init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the action of a person who opened the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the action of a person who put a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
public class UNNotificationResponse: @unchecked Sendable {  // Immutable, and so is the subclass.
  /// The notification.
  public let notification: UNNotification
  /// The name of the action.
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What a person answered to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText: String

  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// How a notification is shown while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one thing about notifications is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// What a person has allowed.
public final class UNNotificationSettings: Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// What it was allowed.
  private let allowed: UNAuthorizationOptions

  package init(status: UNAuthorizationStatus, allowed: UNAuthorizationOptions) {
    authorizationStatus = status
    self.allowed = allowed
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    allowed.contains(option) ? .enabled : .disabled
  }

  public var alertSetting: UNNotificationSetting { setting(.alert) }
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
}
