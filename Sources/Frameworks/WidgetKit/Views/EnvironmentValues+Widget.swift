import SwiftUICore

/// The way in which a widget's colours are rendered.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// The original colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two tints.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// One tint, according to brightness.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The amount of detail that a view should show.
public struct LevelOfDetail: Hashable, Sendable {
  package let name: String
  /// All that there is room for.
  public static let `default` = LevelOfDetail(name: "default")
  /// Only what is visible from a distance.
  public static let simplified = LevelOfDetail(name: "simplified")
}

private enum Key {
  enum Family: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
  enum Rendering: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  enum Background: EnvironmentKey { static var defaultValue: Bool { true } }
  enum Label: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Detail: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }
  enum GroupStyle: EnvironmentKey { static var defaultValue: AccessoryWidgetGroupStyle { .automatic } }
  enum Margins: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  }
}

extension EnvironmentValues {
  /// The size and place of the widget that contains the view.
  public var widgetFamily: WidgetFamily {
    get { self[Key.Family.self] }
    set { self[Key.Family.self] = newValue }
  }

  /// The way in which colours are rendered.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Key.Rendering.self] }
    set { self[Key.Rendering.self] = newValue }
  }

  /// A Boolean value that indicates whether the widget's background is shown.
  public var showsWidgetContainerBackground: Bool {
    get { self[Key.Background.self] }
    set { self[Key.Background.self] = newValue }
  }

  /// A Boolean value that indicates whether there is room for a label beside the widget.
  public var showsWidgetLabel: Bool {
    get { self[Key.Label.self] }
    set { self[Key.Label.self] = newValue }
  }

  /// The margins between the content and the widget's edge, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[Key.Margins.self] }
    set { self[Key.Margins.self] = newValue }
  }

  /// The amount of detail that the view should show.
  public var levelOfDetail: LevelOfDetail {
    get { self[Key.Detail.self] }
    set { self[Key.Detail.self] = newValue }
  }

  /// The shape of the parts of an `AccessoryWidgetGroup`.
  var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[Key.GroupStyle.self] }
    set { self[Key.GroupStyle.self] = newValue }
  }
}
