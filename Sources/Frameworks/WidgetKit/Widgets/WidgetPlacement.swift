/// A place in which people put widgets.
public struct WidgetLocation: Hashable, Sendable {
  package let name: String
  /// The home screen, and the day's view beside it.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A device that lies or stands and charges.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A computer that shows the widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// A car's display.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// The stack of widgets of a watch.
  public static let smartStack = WidgetLocation(name: "smartStack")
  /// The face of a watch.
  public static let watchFace = WidgetLocation(name: "watchFace")
}

/// How a widget hangs on a wall.
public struct WidgetMountingStyle: Hashable, Sendable {
  package let name: String
  /// In front of it, in a frame.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In it, as if seen through a window.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget looks to be made of.
public struct WidgetTexture: Hashable, Sendable {
  package let name: String
  /// Glass.
  public static let glass = WidgetTexture(name: "glass")
  /// Paper, like a poster.
  public static let paper = WidgetTexture(name: "paper")
}
