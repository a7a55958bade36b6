import SwiftUICore

extension Button {
  /// A button that runs an intent.
  ///
  /// The intent runs as any other: what it still needs is asked for, its outcome is shown.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(payload: IntentAction(intent), label: label())
  }

  /// A button with a role that runs an intent.
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, payload: IntentAction(intent), label: label())
  }
}

extension Button where Label == Text {
  /// A button with a title that runs an intent.
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// A button with a title that runs an intent.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleResource) }
  }

  /// A button with a title that runs an intent. The title is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// A button with a title and a role that runs an intent.
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// A button with a title and a role that runs an intent. The title is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// A button with a title and a symbol that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol that runs an intent. The title is shown as it is.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// A button with a title and a picture of the app's resources that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, image: image) }
  }
}
