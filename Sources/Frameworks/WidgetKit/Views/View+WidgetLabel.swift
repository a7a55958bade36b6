import SwiftUICore

/// The attribute for a label beside a widget, for surfaces that have room for it.
package enum WidgetLabelKey: NodeAttributeKey {
  /// The label, which is rendered separately, outside of the widget's environment, because the surface sets
  /// its size and style.
  @MainActor
  package struct Value {
    package let label: any View
  }
}

extension View {
  /// Sets a label beside the widget, for surfaces that have room for it.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    nodeAttribute(WidgetLabelKey.self, .init(label: label()))
  }

  /// Sets a localized label beside the widget, for surfaces that have room for it.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { widgetLabel { Text(labelKey) } }

  /// Sets a label beside the widget, for surfaces that have room for it.
  @_disfavoredOverload
  public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
    widgetLabel { Text(labelResource) }
  }

  /// Sets a verbatim label beside the widget, for surfaces that have room for it.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { widgetLabel { Text(label) } }
}
