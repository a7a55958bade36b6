import AppIntents
import SwiftUICore

/// A control that is on or off, and runs an intent with the other value when it is pressed.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  DescribedControlTemplate
where Action.ValueType == Bool {
  public typealias Body = Never
  package let described: ControlContent?

  /// Makes a switch with words for its values.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - action: What it runs; its `value` is set to the one that the switch goes to.
  ///   - label: Says what the switch is for.
  ///   - valueLabel: Says what a value means.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    described = ControlContent(
      isOn: isOn,
      action: {
        // Set when it is pressed: copies of an intent share their parameters.
        var action = action
        action.value = !isOn
        return action
      }, label: label(), stateLabel: { valueLabel($0) })
  }

  /// Makes a switch whose values are called "On" and "Off".
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Makes a switch with a title that is looked up and words for its values.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// Makes a switch with a localized title and words for its values.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  /// Makes a switch with a title that is shown as it is and words for its values.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

/// What a switch says about its value where it has no words of its own for that.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { isOn ? Text("On") : Text("Off") }
}
