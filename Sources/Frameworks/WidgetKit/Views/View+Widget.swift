import SwiftUICore

/// The attribute for the URL that a widget opens.
package enum WidgetURLKey: NodeAttributeKey {
  package typealias Value = URL
}

/// The attribute for parts of a widget that use its accent colour.
package enum WidgetAccentKey: NodeAttributeKey {
  package typealias Value = Bool
}

/// The attribute for the rendering of an image in accented widgets.
package enum WidgetImageKey: NodeAttributeKey {
  package typealias Value = WidgetAccentedRenderingMode
}

/// The attribute for content that follows a curve.
package enum WidgetCurveKey: NodeAttributeKey {
  package typealias Value = Bool
}

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
  /// Sets the URL with which the app is opened when the widget is tapped outside of other controls.
  @ViewBuilder public func widgetURL(_ url: URL?) -> some View {
    if let url { nodeAttribute(WidgetURLKey.self, url) } else { self }
  }

  /// Adds the view to the parts of a widget that use its accent colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    nodeAttribute(WidgetAccentKey.self, accentable)
  }

  /// Sets whether the content follows a curve where the place has one.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    nodeAttribute(WidgetCurveKey.self, curvesContent)
  }

  /// Shows the view as in a widget of a size.
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
}

/// The widget size for a view's preview.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  /// Creates a context for a size.
  public init(family: WidgetFamily) { self.family = family }
}

/// The way in which an image is rendered in accented widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  package let name: String
  /// The accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// The accent colour, according to brightness.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// The default colour, according to brightness.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// The original colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

nonisolated extension Image {
  /// Sets the way in which the image is rendered in accented widgets; nil leaves it to the surface.
  @ViewBuilder public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    if let renderingMode { nodeAttribute(WidgetImageKey.self, renderingMode) } else { self }
  }
}
