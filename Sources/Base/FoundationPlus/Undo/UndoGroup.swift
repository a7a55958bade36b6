import Foundation

/// Actions that are undone together, in the order in which they were registered.
@MainActor final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var name = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  /// Whether the group was opened by a registration, and closes by itself.
  let closesWithEvent: Bool

  nonisolated init(closesWithEvent: Bool = false) {
    self.closesWithEvent = closesWithEvent
  }

  /// Takes over what describes the group to a person.
  func describe(as other: UndoGroup) {
    name = other.name
    isDiscardable = other.isDiscardable
    userInfo = other.userInfo
  }

  /// Calls the actions, the newest first.
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Drops the actions that `isUnwanted`, and groups that have none left.
  func remove(where isUnwanted: (UndoAction) -> Bool) {
    entries.removeAll { entry in
      switch entry {
      case .action(let action): return isUnwanted(action)
      case .group(let group):
        group.remove(where: isUnwanted)
        return group.entries.isEmpty
      }
    }
  }
}

/// One thing to undo. The target is not kept alive; without it the action does nothing.
@MainActor struct UndoAction {
  private weak var target: AnyObject?
  private let identity: ObjectIdentifier
  private let handler: (AnyObject) -> Void

  init(target: AnyObject, handler: @escaping (AnyObject) -> Void) {
    self.target = target
    identity = ObjectIdentifier(target)
    self.handler = handler
  }

  func perform() {
    if let target { handler(target) }
  }

  func isFor(_ other: AnyObject) -> Bool { identity == ObjectIdentifier(other) }
}
