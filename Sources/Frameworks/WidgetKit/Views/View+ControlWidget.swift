import SwiftUICore

/// What a control does, as people are told who are about to press a button of the device.
package enum ControlActionHintKey: NodeAttributeKey {
  package typealias Value = Text
}

/// What people are told when a control has changed.
package enum ControlStatusKey: NodeAttributeKey {
  package typealias Value = Text
}

nonisolated extension View {
  /// Says what the control does, on the label of a control.
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    nodeAttribute(ControlActionHintKey.self, hint)
  }

  /// Says what the control does, on the label of a control. The text is looked up.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }

  /// Says what the control does, on the label of a control.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Says what the control does, on the label of a control. The text is shown as it is.
  @_disfavoredOverload
  public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Says what has changed, on the label of a control's value.
  public func controlWidgetStatus(_ status: Text) -> some View {
    nodeAttribute(ControlStatusKey.self, status)
  }

  /// Says what has changed, on the label of a control's value. The text is looked up.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }

  /// Says what has changed, on the label of a control's value.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// Says what has changed, on the label of a control's value. The text is shown as it is.
  @_disfavoredOverload
  public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(status))
  }
}
