/// The mode in which the rows of lists are edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// A Boolean value that indicates whether rows are edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeAccess { EditModeAccess() }
}

/// Access to an edit mode; the same as another with the same owner and mode, so that nothing inside is
/// evaluated again where neither changes.
private struct EditModeAccess: Equatable {
  var owner: ObjectIdentifier?
  var mode: EditMode?
  var binding: Binding<EditMode>?

  static func == (a: EditModeAccess, b: EditModeAccess) -> Bool {
    a.owner == b.owner && a.mode == b.mode && (a.owner != nil || (a.binding == nil && b.binding == nil))
  }
}

extension EnvironmentValues {
  /// The mode in which the rows of lists are edited, as far as the next ``EditModeScope`` around.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeAccess(mode: newValue?.wrappedValue, binding: newValue) }
  }
}

/// Content with an edit mode of its own, such as that of a window or of a screen of a navigation.
package struct EditModeScope<Content: View> {
  let content: Content
  @State private var mode = EditMode.inactive
  @State private var owner = Owner()

  /// The identity of a scope.
  private final class Owner {}

  package nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension EditModeScope: View {
  package var body: some View {
    let access = EditModeAccess(owner: ObjectIdentifier(owner), mode: mode, binding: $mode)
    content.modifier(EnvironmentChange(change: { $0[EditModeKey.self] = access }))
  }
}

/// A button that begins and ends the edit mode of the environment.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}

/// An action that begins to rename something.
@MainActor
public final class RenameAction: Equatable, Sendable {
  let action: MainActorAction
  nonisolated init(action: MainActorAction) { self.action = action }
  public nonisolated static func == (a: RenameAction, b: RenameAction) -> Bool { a === b }
  /// Begins to rename.
  public func callAsFunction() { action.run() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what the view stands for; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action of a ``RenameButton`` inside.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    let action = MainActorAction(action)
    let rename = RenameAction(action: action)
    return modifier(EnvironmentChange(change: { $0.rename = rename }))
  }

  /// Sets the action of a ``RenameButton`` inside, which moves the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins to rename something, by the environment's `rename`.
public struct RenameButton {
  @Environment(\.rename) private var rename

  /// Creates the button.
  public nonisolated init() {}
}

extension RenameButton: View {
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}
