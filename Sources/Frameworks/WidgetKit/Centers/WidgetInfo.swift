import AppIntents

/// A widget that a person has placed somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
  /// What tells it from others that are placed somewhere.
  public let id: String
  /// The size and place.
  public let family: WidgetFamily
  /// The name by which the app tells it from its other widgets.
  public let kind: String
  private let settings: (any WidgetConfigurationIntent)?

  package init(
    id: String, family: WidgetFamily, kind: String, settings: (any WidgetConfigurationIntent)? = nil
  ) {
    self.id = id
    self.family = family
    self.kind = kind
    self.settings = settings
  }

  /// What the person has set; nil when it is of another type, or there is nothing to set.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    settings as? Intent
  }

  public var debugDescription: String { "\(kind) in \(family), \(id)" }

  /// Two are equal when they are the same widget in the same place, whatever is set.
  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.id == b.id && a.family == b.family && a.kind == b.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// What the app is told when the widget is pressed where no link takes the press.
  ///
  /// Its type is the widget's kind; `WidgetCenter.UserInfoKey` has the keys of what it carries.
  package var openingActivity: NSUserActivity {
    let activity = NSUserActivity(activityType: kind)
    activity.userInfo = [
      WidgetCenter.UserInfoKey.kind: kind, WidgetCenter.UserInfoKey.family: family.description,
    ]
    activity.widgetConfigurationIntent = settings
    return activity
  }
}
