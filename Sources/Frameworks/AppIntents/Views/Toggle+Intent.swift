import ViewCore

extension Toggle {
  /// A switch that runs an intent, which is to change what the switch shows.
  ///
  /// The intent runs as any other: what it still needs is asked for, its outcome is shown.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, payload: IntentAction(intent), label: label())
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that runs an intent.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A switch with a title that runs an intent. The title is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
