import AppIntents
import SwiftUICore

/// A control that runs an intent when it is pressed.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: DescribedControlTemplate
{
  public typealias Body = Never
  package let described: ControlContent?

  /// Creates a button that also shows whether the action is running.
  ///
  /// - Parameters:
  ///   - action: The intent to run.
  ///   - label: A closure that returns the label of the button.
  ///   - actionLabel: A closure that returns a view for whether the action is running.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    described = ControlContent(action: { action }, label: label(), stateLabel: { actionLabel($0) })
  }

  /// Creates a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a localized title that also shows whether the action is running.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// Creates a button with a localized title that also shows whether the action is running.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  /// Creates a button with a verbatim title that also shows whether the action is running.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// The default view for a button's running action, which is empty.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
