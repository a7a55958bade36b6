import SwiftUICore

extension Toggle {
  /// A switch that runs an intent when it is used.
  ///
  /// It shows the value that it is given: the intent changes what that value is made of, and the view is made
  /// anew.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, payload: IntentAction(intent), label: label())
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that runs an intent when it is used.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A switch with a title that runs an intent when it is used.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }

  /// A switch with a title that runs an intent when it is used. The title is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
