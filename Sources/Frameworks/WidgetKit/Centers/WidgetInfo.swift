import AppIntents

/// A widget that a person has added.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
  /// The identifier of this widget among those that were added.
  public let id: String
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// The kind of the widget, which distinguishes it from the app's other widgets.
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

  /// Returns the settings of the person, or nil if they have another type or there are none.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    settings as? Intent
  }

  public var debugDescription: String { "\(kind) in \(family), \(id)" }

  /// Returns a Boolean value that indicates whether both are the same widget in the same place, regardless of
  /// settings.
  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.id == b.id && a.family == b.family && a.kind == b.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The activity with which the app is opened when the widget is tapped outside of its links.
  ///
  /// Its type is the widget's kind; `WidgetCenter.UserInfoKey` has the keys of its user info.
  package var openingActivity: NSUserActivity {
    let activity = NSUserActivity(activityType: kind)
    activity.userInfo = [
      WidgetCenter.UserInfoKey.kind: kind, WidgetCenter.UserInfoKey.family: family.description,
    ]
    activity.widgetConfigurationIntent = settings
    return activity
  }
}
