import SwiftUICore

extension Toggle {
  /// Creates a toggle that runs an intent.
  ///
  /// The toggle shows the given value: the intent changes the state that the value derives from, and the view
  /// updates.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, payload: IntentAction(intent), label: label())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that runs an intent.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a title that runs an intent.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }

  /// Creates a toggle with a verbatim title that runs an intent.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
