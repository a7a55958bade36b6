import SwiftUICore

/// A collection of widgets and controls of one app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Creates the bundle.
  init()

  /// The widgets and controls.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Starts a program that consists of these widgets.
  @MainActor @preconcurrency
  public static func main() {
    DeclaredAPI.called("WidgetBundle.main()", because: "is declared, but no surface shows widgets yet")
    _ = Self()
  }

  /// The descriptions of the widgets in order.
  @MainActor package var widgets: [WidgetDescription] { _WidgetList(body).widgets }

  /// The descriptions of the controls in order.
  @MainActor package var controls: [ControlDescription] { _WidgetList(body).controls }
}

/// A list of widgets and controls, as a bundle's builder collects them.
@MainActor @preconcurrency
public struct _WidgetList: Widget {
  package let widgets: [WidgetDescription]
  package let controls: [ControlDescription]

  /// Creates an empty list.
  public nonisolated init() {
    widgets = []
    controls = []
  }

  init(widgets: [WidgetDescription], controls: [ControlDescription]) {
    self.widgets = widgets
    self.controls = controls
  }

  /// Creates a list from a widget, or from the widgets of a list.
  init(_ widget: some Widget) {
    self =
      widget as? _WidgetList
      ?? _WidgetList(widgets: widget.body.widgetDescription.map { [$0] } ?? [], controls: [])
  }

  public var body: Never { preconditionFailure("A list of widgets has no configuration of its own.") }
}
