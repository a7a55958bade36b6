/// The purpose of a button, such as cancelling or deleting.
public struct ButtonRole: Equatable, Sendable {
  package let name: String
  /// A button that deletes, or does something that is hard to undo.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
  /// Takes what was entered.
  public static let confirm = ButtonRole(name: "confirm")
  /// Takes away what is shown.
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is pressed.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: ViewAction
  let label: Label

  /// A button for what only a higher module can do: the payload is found at the node's press handler.
  package nonisolated init(role: ButtonRole? = nil, payload: any Sendable, label: Label) {
    self.role = role
    self.action = .payload(payload)
    self.label = label
  }

  /// Creates a button; `action` runs on the main actor.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = nil
    self.action = .perform(action)
    self.label = label()
  }

  /// Creates a button with a role; `action` runs on the main actor.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = .perform(action)
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that is looked up.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a title that is shown as it is.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a title that is looked up.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a localized title.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// Creates a button with a role and a title that is shown as it is.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button with a title that is looked up and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title that is shown as it is and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Button: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}
