import SwiftUICore

/// What is said beside a widget, where a surface has room for it.
package enum WidgetLabelKey: NodeAttributeKey {
  /// The surface sets its size and style, so it is rendered on its own, outside of the widget's environment.
  @MainActor
  package struct Value {
    package let label: any View
  }
}

extension View {
  /// Says something beside the widget, where there is room for it.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    nodeAttribute(WidgetLabelKey.self, .init(label: label()))
  }

  /// Says something beside the widget, where there is room for it. The text is looked up.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { widgetLabel { Text(labelKey) } }

  /// Says something beside the widget, where there is room for it.
  @_disfavoredOverload
  public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
    widgetLabel { Text(labelResource) }
  }

  /// Says something beside the widget, where there is room for it. The text is shown as it is.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { widgetLabel { Text(label) } }
}
