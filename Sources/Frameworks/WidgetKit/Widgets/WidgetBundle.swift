import SwiftUICore

/// Several widgets and controls of one app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Makes the bundle.
  init()

  /// The widgets and controls.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Starts a program that is nothing but these widgets.
  @MainActor @preconcurrency
  public static func main() {
    DeclaredAPI.called("WidgetBundle.main()", because: "is declared, but no surface shows widgets yet")
    _ = Self()
  }

  /// The widgets, without their types, in their order.
  @MainActor package var widgets: [WidgetDescription] { _WidgetList(body).widgets }

  /// The controls, without their types, in their order.
  @MainActor package var controls: [ControlDescription] { _WidgetList(body).controls }
}

/// Widgets and controls in a row, as a bundle's builder collects them.
@MainActor @preconcurrency
public struct _WidgetList: Widget {
  package let widgets: [WidgetDescription]
  package let controls: [ControlDescription]

  /// Makes an empty list.
  public nonisolated init() {
    widgets = []
    controls = []
  }

  init(widgets: [WidgetDescription], controls: [ControlDescription]) {
    self.widgets = widgets
    self.controls = controls
  }

  /// The widgets of a list, or the one widget.
  init(_ widget: some Widget) {
    self =
      widget as? _WidgetList
      ?? _WidgetList(widgets: widget.body.widgetDescription.map { [$0] } ?? [], controls: [])
  }

  public var body: Never { preconditionFailure("A list of widgets has no configuration of its own.") }
}
