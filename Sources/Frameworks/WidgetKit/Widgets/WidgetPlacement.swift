/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
  package let name: String
  /// The home screen and the Today view beside it.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A charging device in stand-by.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A computer that shows the widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// A car's display.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// The widget stack of a watch.
  public static let smartStack = WidgetLocation(name: "smartStack")
  /// The face of a watch.
  public static let watchFace = WidgetLocation(name: "watchFace")
}

/// A way to mount a widget on a wall.
public struct WidgetMountingStyle: Hashable, Sendable {
  package let name: String
  /// In front of the wall, in a frame.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// Set into the wall, as if seen through a window.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The apparent material of a widget.
public struct WidgetTexture: Hashable, Sendable {
  package let name: String
  /// Glass.
  public static let glass = WidgetTexture(name: "glass")
  /// Paper, like a poster.
  public static let paper = WidgetTexture(name: "paper")
}
