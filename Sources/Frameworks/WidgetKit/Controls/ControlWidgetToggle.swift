import AppIntents
import SwiftUICore

/// A control that is on or off, and runs an intent with the opposite value when it is pressed.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  DescribedControlTemplate
where Action.ValueType == Bool {
  public typealias Body = Never
  package let described: ControlContent?

  /// Creates a toggle with a view for each value.
  ///
  /// - Parameters:
  ///   - isOn: A Boolean value that indicates whether the toggle is on.
  ///   - action: The intent to run; its `value` is set to the new state of the toggle.
  ///   - label: A closure that returns the label of the toggle.
  ///   - valueLabel: A closure that returns a view for a value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    described = ControlContent(
      isOn: isOn,
      action: {
        // Set on press: copies of an intent share their parameters.
        var action = action
        action.value = !isOn
        return action
      }, label: label(), stateLabel: { valueLabel($0) })
  }

  /// Creates a toggle whose values are named "On" and "Off".
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a localized title and a view for each value.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a localized title and a view for each value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a verbatim title and a view for each value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

/// The default view for a toggle's value.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { isOn ? Text("On") : Text("Off") }
}
