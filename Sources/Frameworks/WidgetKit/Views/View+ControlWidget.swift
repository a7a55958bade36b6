import SwiftUICore

/// The attribute for a hint about a control's action, shown before a device button is pressed.
package enum ControlActionHintKey: NodeAttributeKey {
  package typealias Value = Text
}

/// The attribute for the message about a control's change.
package enum ControlStatusKey: NodeAttributeKey {
  package typealias Value = Text
}

nonisolated extension View {
  /// Sets the hint about the control's action, on the label of a control.
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    nodeAttribute(ControlActionHintKey.self, hint)
  }

  /// Sets the localized hint about the control's action, on the label of a control.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }

  /// Sets the hint about the control's action, on the label of a control.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Sets the verbatim hint about the control's action, on the label of a control.
  @_disfavoredOverload
  public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Sets the message about the control's change, on the label of its value.
  public func controlWidgetStatus(_ status: Text) -> some View {
    nodeAttribute(ControlStatusKey.self, status)
  }

  /// Sets the localized message about the control's change, on the label of its value.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }

  /// Sets the message about the control's change, on the label of its value.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// Sets the verbatim message about the control's change, on the label of its value.
  @_disfavoredOverload
  public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(status))
  }
}
