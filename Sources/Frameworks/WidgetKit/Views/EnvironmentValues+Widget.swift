import SwiftUICore

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// As they are.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two tints.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In one tint, by their brightness.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How much a view should tell.
public struct LevelOfDetail: Hashable, Sendable {
  package let name: String
  /// All there is room for.
  public static let `default` = LevelOfDetail(name: "default")
  /// What can be seen from afar.
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
  /// The size and place of the widget that a view is in.
  public var widgetFamily: WidgetFamily {
    get { self[Key.Family.self] }
    set { self[Key.Family.self] = newValue }
  }

  /// How colours are shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Key.Rendering.self] }
    set { self[Key.Rendering.self] = newValue }
  }

  /// Whether the widget's background is shown.
  public var showsWidgetContainerBackground: Bool {
    get { self[Key.Background.self] }
    set { self[Key.Background.self] = newValue }
  }

  /// Whether there is room for a label beside the widget.
  public var showsWidgetLabel: Bool {
    get { self[Key.Label.self] }
    set { self[Key.Label.self] = newValue }
  }

  /// The distance of the content from the widget's edge, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[Key.Margins.self] }
    set { self[Key.Margins.self] = newValue }
  }

  /// How much the view should tell.
  public var levelOfDetail: LevelOfDetail {
    get { self[Key.Detail.self] }
    set { self[Key.Detail.self] = newValue }
  }

  /// The form of the parts of an `AccessoryWidgetGroup`.
  var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[Key.GroupStyle.self] }
    set { self[Key.GroupStyle.self] = newValue }
  }
}
