/// A command of menus and keys.
package enum ViewCommand: Hashable, Sendable {
  case delete, exit, playPause
  case move(MoveCommandDirection)
  case copy, cut
  /// One that a program names.
  case selector(String)
}

/// A direction in which one moves by keys.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

nonisolated extension View {
  /// Runs an action when a person deletes while the focus is here; nil leaves it to what is around.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(OptionalCommands(commands: [.delete], action: action.map { action in { _ in action() } }))
  }

  /// Runs an action when a person moves by arrow keys while the focus is here; nil leaves it to what is
  /// around.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      OptionalCommands(
        commands: MoveCommandDirection.allCases.map { .move($0) },
        action: action.map { action in { if case .move(let direction) = $0 { action(direction) } } }))
  }

  /// Runs an action when a person leaves by the escape key while the focus is here; nil leaves it to what
  /// is around.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(OptionalCommands(commands: [.exit], action: action.map { action in { _ in action() } }))
  }

  /// Runs an action when a person starts or stops media while the focus is here; nil leaves it to what is
  /// around.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(OptionalCommands(commands: [.playPause], action: action.map { action in { _ in action() } }))
  }
}

/// Commands that a view takes, if it has an action for them.
private struct OptionalCommands {
  let commands: [ViewCommand]
  let action: ((ViewCommand) -> Void)?
}

extension OptionalCommands: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    guard let action else { return }
    for command in commands { context.add(.handler(.command(command) { action(command) })) }
  }
}
