import SwiftUICore

extension Button {
  /// Creates a button that runs an intent.
  ///
  /// The intent runs like any other: missing values are requested, and its outcome is shown.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(payload: IntentAction(intent), label: label())
  }

  /// Creates a button with a role that runs an intent.
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, payload: IntentAction(intent), label: label())
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that runs an intent.
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a title that runs an intent.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleResource) }
  }

  /// Creates a button with a verbatim title that runs an intent.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button with a title and a role that runs an intent.
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title and a role that runs an intent.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button with a title and a symbol that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a verbatim title and a symbol that runs an intent.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and an image from the app's resources that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, image: image) }
  }
}
