/// An action that a person can choose for a notification without opening the app.
public class UNNotificationAction: @unchecked Sendable {  // Immutable, and so is the subclass.
  /// Options of an action.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device has to be unlocked before the action runs.
    public static let authenticationRequired = Options(rawValue: 1)
    /// The action destroys something.
    public static let destructive = Options(rawValue: 2)
    /// The action brings the app to the foreground.
    public static let foreground = Options(rawValue: 4)
  }

  /// The identifier by which the app recognises the action.
  public let identifier: String
  /// The title of the action's button.
  public let title: String
  /// The options of the action.
  public let options: Options
  /// The icon beside the title.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// The options of an action.
public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// An action with which a person replies by text.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the empty text field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The icon of an action.
public struct UNNotificationActionIcon: Hashable, Sendable {
  package let name: String
  package let isSystemImage: Bool
  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {
    name = systemImageName
    isSystemImage = true
  }
  /// Creates an icon from an image in the app's resources.
  public init(templateImageName: String) {
    name = templateImageName
    isSystemImage = false
  }
}

/// A category of notifications, with the actions that people can choose for them.
public final class UNNotificationCategory: Hashable, Sendable {
  /// Options for all notifications of a category.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is told when a person dismisses a notification.
    public static let customDismissAction = Options(rawValue: 1)
    /// Notifications may be shown in a car.
    public static let allowInCarPlay = Options(rawValue: 2)
    /// The title is shown even if previews are hidden.
    public static let hiddenPreviewsShowTitle = Options(rawValue: 4)
    /// The subtitle is shown even if previews are hidden.
    public static let hiddenPreviewsShowSubtitle = Options(rawValue: 8)
  }

  /// The identifier, which contents refer to as `categoryIdentifier`.
  public let identifier: String
  /// The actions for the notifications.
  public let actions: [UNNotificationAction]
  /// The identifiers of the related intents.
  public let intentIdentifiers: [String]
  /// The text to show in place of hidden content.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of the summary of a group.
  public let categorySummaryFormat: String
  /// The options of the category.
  public let options: Options

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil, options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  public static func == (a: UNNotificationCategory, b: UNNotificationCategory) -> Bool {
    a.identifier == b.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The options of a category.
public typealias UNNotificationCategoryOptions = UNNotificationCategory.Options
