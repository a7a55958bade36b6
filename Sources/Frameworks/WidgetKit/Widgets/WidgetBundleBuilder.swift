/// A result builder for the widgets and controls of a bundle.
///
/// Conditions of all kinds are allowed; they are evaluated when the bundle is read.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Turns a widget, or the body of another bundle, into a list.
  @MainActor @preconcurrency
  public static func buildExpression<Content: Widget>(_ widget: Content) -> _WidgetList {
    _WidgetList(widget)
  }

  /// Turns a control into a list.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(_ control: Content) -> _WidgetList {
    _WidgetList(widgets: [], controls: control.body.controlDescription.map { [$0] } ?? [])
  }

  /// Concatenates lists in order.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: Widget>(_ widgets: repeat each Content) -> _WidgetList {
    var lists: [_WidgetList] = []
    for widget in repeat each widgets { lists.append(_WidgetList(widget)) }
    return _WidgetList(widgets: lists.flatMap(\.widgets), controls: lists.flatMap(\.controls))
  }

  /// Returns the list of a condition, or an empty one.
  @MainActor @preconcurrency
  public static func buildOptional(_ widgets: _WidgetList?) -> _WidgetList {
    widgets ?? _WidgetList()
  }

  /// Returns the list of the first branch.
  @MainActor @preconcurrency
  public static func buildEither(first widgets: _WidgetList) -> _WidgetList { widgets }

  /// Returns the list of the second branch.
  @MainActor @preconcurrency
  public static func buildEither(second widgets: _WidgetList) -> _WidgetList { widgets }

  /// Returns the list of an availability check.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability(_ widgets: _WidgetList) -> _WidgetList { widgets }
}
