import AppIntents
import ViewCore

/// The form of a control: a button or a switch.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// What it consists of; `Never` for the ready-made ones.
  associatedtype Body: ControlWidgetTemplate

  /// What it consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A form that describes itself instead of consisting of another.
@MainActor
package protocol DescribedControlTemplate: ControlWidgetTemplate where Body == Never {
  var described: ControlContent { get }
}

extension ControlWidgetTemplate where Body == Never {
  /// Never called: what has no body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension ControlWidgetTemplate {
  /// All of it, without its types.
  @MainActor package var description: ControlContent {
    if let known = self as? any DescribedControlTemplate { return known.described }
    return body.description
  }
}

/// Takes the one form of a control.
@resultBuilder @MainActor
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// What a control shows and does at a moment.
@MainActor
package struct ControlContent {
  /// Whether it is a switch that is on; nil for a button.
  package var isOn: Bool?
  /// What pressing it runs. For a switch, its `value` is the one that it goes to.
  package var action: any AppIntent
  package var label: any View
  /// What the label is while the action runs, or for the value of a switch: given `true` while a button runs or
  /// a switch is on.
  package var stateLabel: @MainActor (Bool) -> any View
  package var tint: Color?
  package var isDisabled = false
}

/// A control that runs an intent when it is pressed.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: DescribedControlTemplate
{
  public typealias Body = Never
  package let described: ControlContent

  /// Makes a button whose label says too that the action runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    described = ControlContent(action: action, label: label(), stateLabel: { actionLabel($0) })
  }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Makes a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetButton where Label == Text {
  /// Makes a button with a title whose label says too that the action runs.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// Makes a button with a title, shown as it is, whose label says too that the action runs.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title that is shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: Action) {
    self.init(action: action) { Text(title) }
  }
}

/// A control that is on or off, and runs an intent with the other value when it is pressed.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  DescribedControlTemplate
where Action.ValueType == Bool {
  public typealias Body = Never
  package let described: ControlContent

  /// Makes a switch whose label says too which of its values it has.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    var action = action
    action.value = !isOn
    described = ControlContent(
      isOn: isOn, action: action, label: label(), stateLabel: { valueLabel($0) })
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// Makes a switch.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Makes a switch with a title whose label says too which of its values it has.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// Makes a switch with a title, shown as it is, whose label says too which of its values it has.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action) { Text(titleKey) }
  }
}

/// A form with something changed.
public struct _ModifiedControlTemplate<Content: ControlWidgetTemplate>: DescribedControlTemplate {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout ControlContent) -> Void

  package var described: ControlContent {
    var description = content.description
    change(&description)
    return description
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of the control.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    _ModifiedControlTemplate(content: self) { $0.tint = tint }
  }

  /// Says whether the control can't be pressed.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    _ModifiedControlTemplate(content: self) { $0.isDisabled = disabled }
  }
}
