import AppIntents
import SwiftUICore

/// A control that runs an intent when it is pressed.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: DescribedControlTemplate
{
  public typealias Body = Never
  package let described: ControlContent?

  /// Makes a button that says too whether the action runs.
  ///
  /// - Parameters:
  ///   - action: What it runs.
  ///   - label: Says what the button does.
  ///   - actionLabel: Says whether the action runs, which is given.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    described = ControlContent(action: { action }, label: label(), stateLabel: { actionLabel($0) })
  }

  /// Makes a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton where Label == Text {
  /// Makes a button with a title that is looked up, and that says too whether the action runs.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// Makes a button with a localized title, and that says too whether the action runs.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  /// Makes a button with a title that is shown as it is, and that says too whether the action runs.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// What a button says about its action where it has no words for that: nothing.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
