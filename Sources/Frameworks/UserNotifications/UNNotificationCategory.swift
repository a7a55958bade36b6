/// What a person can do with a notification without opening the app.
public class UNNotificationAction: @unchecked Sendable {  // Immutable, and so is the subclass.
  /// What doing it means.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let foreground = Options(rawValue: 4)
  }

  /// The name by which the app knows it.
  public let identifier: String
  /// What stands on its button.
  public let title: String
  /// What doing it means.
  public let options: Options
  /// The picture beside the title.
  public let icon: UNNotificationActionIcon?

  /// Makes an action.
  public init(
    identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// An answer to a notification that a person types.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What stands on the button that sends it.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// Makes an action.
  public init(
    identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The picture of an action.
public struct UNNotificationActionIcon: Hashable, Sendable {
  package let name: String
  package let isSystemImage: Bool
  /// A symbol of the system.
  public init(systemImageName: String) {
    name = systemImageName
    isSystemImage = true
  }
  /// A picture of the app's resources.
  public init(templateImageName: String) {
    name = templateImageName
    isSystemImage = false
  }
}

/// A kind of notification: which actions it has.
public final class UNNotificationCategory: Hashable, Sendable {
  /// What holds for all notifications of the kind.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Options(rawValue: 1)
    public static let allowInCarPlay = Options(rawValue: 2)
    public static let hiddenPreviewsShowTitle = Options(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Options(rawValue: 8)
  }

  /// The name, as in the content's `categoryIdentifier`.
  public let identifier: String
  /// What a person can do.
  public let actions: [UNNotificationAction]
  /// The names of the intents it is about.
  public let intentIdentifiers: [String]
  /// What is shown where the content is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What stands below a group of them.
  public let categorySummaryFormat: String
  /// What holds for all notifications of the kind.
  public let options: Options

  /// Makes a category.
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

public typealias UNNotificationCategoryOptions = UNNotificationCategory.Options
