/// Collects the widgets and controls of a bundle.
///
/// Beside widgets in a row, conditions of every kind are allowed; they are evaluated when the bundle is read.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Takes a widget, or the body of another bundle.
  @MainActor @preconcurrency
  public static func buildExpression<Content: Widget>(_ widget: Content) -> _WidgetList {
    _WidgetList(widget)
  }

  /// Takes a control.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(_ control: Content) -> _WidgetList {
    _WidgetList(widgets: [], controls: control.body.controlDescription.map { [$0] } ?? [])
  }

  /// Several widgets in their order; none for an empty bundle.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: Widget>(_ widgets: repeat each Content) -> _WidgetList {
    var lists: [_WidgetList] = []
    for widget in repeat each widgets { lists.append(_WidgetList(widget)) }
    return _WidgetList(widgets: lists.flatMap(\.widgets), controls: lists.flatMap(\.controls))
  }

  /// The widgets of a condition without `else`.
  @MainActor @preconcurrency
  public static func buildOptional(_ widgets: _WidgetList?) -> _WidgetList {
    widgets ?? _WidgetList()
  }

  /// The widgets of a condition that holds.
  @MainActor @preconcurrency
  public static func buildEither(first widgets: _WidgetList) -> _WidgetList { widgets }

  /// The widgets of a condition that doesn't hold.
  @MainActor @preconcurrency
  public static func buildEither(second widgets: _WidgetList) -> _WidgetList { widgets }

  /// The widgets of a check of availability.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability(_ widgets: _WidgetList) -> _WidgetList { widgets }
}
