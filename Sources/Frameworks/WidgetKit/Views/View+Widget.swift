import SwiftUICore

/// Where a link of a widget leads.
package enum WidgetURLKey: NodeAttributeKey {
  package typealias Value = URL
}

/// Which parts of a widget take its accent colour.
package enum WidgetAccentKey: NodeAttributeKey {
  package typealias Value = Bool
}

/// How an image looks where a widget has few colours.
package enum WidgetImageKey: NodeAttributeKey {
  package typealias Value = WidgetAccentedRenderingMode
}

/// Whether a widget's content follows a curve.
package enum WidgetCurveKey: NodeAttributeKey {
  package typealias Value = Bool
}

extension ContainerBackgroundPlacement {
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
  /// Opens the app at an address when the widget is pressed where nothing else takes the press.
  @ViewBuilder public func widgetURL(_ url: URL?) -> some View {
    if let url { nodeAttribute(WidgetURLKey.self, url) } else { self }
  }

  /// Lets this part of a widget take its accent colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    nodeAttribute(WidgetAccentKey.self, accentable)
  }

  /// Lets the content follow a curve where the place has one.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    nodeAttribute(WidgetCurveKey.self, curvesContent)
  }

  /// Shows the view as it is in a widget of a size.
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
}

/// In which size of a widget a view is shown while it is written.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  /// Takes the size.
  public init(family: WidgetFamily) { self.family = family }
}

/// How an image looks where a widget has few colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  package let name: String
  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the accent colour, by its brightness.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In the other colour, by its brightness.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// As it is.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

nonisolated extension Image {
  /// Sets how the image looks where a widget has few colours; nil leaves it to the surface.
  @ViewBuilder public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    if let renderingMode { nodeAttribute(WidgetImageKey.self, renderingMode) } else { self }
  }
}
