import ViewCore

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
  @MainActor package var widgets: [WidgetDescription] {
    (body as? WidgetList)?.widgets ?? [body.body.description]
  }

  /// The controls, without their types, in their order.
  @MainActor package var controls: [ControlDescription] { (body as? WidgetList)?.controls ?? [] }
}

/// Widgets and controls in a row, as a bundle's builder collects them.
public struct WidgetList: Widget {
  package let widgets: [WidgetDescription]
  package let controls: [ControlDescription]

  /// Makes an empty list.
  public nonisolated init() {
    widgets = []
    controls = []
  }

  init(widgets: [WidgetDescription], controls: [ControlDescription] = []) {
    self.widgets = widgets
    self.controls = controls
  }

  public var body: Never { preconditionFailure("A list of widgets has no configuration of its own.") }
}

/// Collects the widgets and controls of a bundle.
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ widget: Content) -> WidgetList {
    (widget as? WidgetList) ?? WidgetList(widgets: [widget.body.description])
  }

  public static func buildExpression<Content: ControlWidget>(_ control: Content) -> WidgetList {
    WidgetList(widgets: [], controls: [control.body.description])
  }

  public static func buildBlock(_ parts: WidgetList...) -> WidgetList {
    WidgetList(widgets: parts.flatMap(\.widgets), controls: parts.flatMap(\.controls))
  }

  public static func buildOptional(_ part: WidgetList?) -> WidgetList { part ?? WidgetList() }
  public static func buildEither(first part: WidgetList) -> WidgetList { part }
  public static func buildEither(second part: WidgetList) -> WidgetList { part }
  public static func buildLimitedAvailability(_ part: WidgetList) -> WidgetList { part }
}
