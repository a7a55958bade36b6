import Foundation

/// A group of actions that are undone together, in the order of registration.
@MainActor final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var name = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  /// A Boolean value that indicates whether the group was opened by a registration and closes automatically.
  let closesWithEvent: Bool

  nonisolated init(closesWithEvent: Bool = false) {
    self.closesWithEvent = closesWithEvent
  }

  /// Copies the description of another group.
  func describe(as other: UndoGroup) {
    name = other.name
    isDiscardable = other.isDiscardable
    userInfo = other.userInfo
  }

  /// Performs the actions, newest first.
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the actions that meet a condition, and groups that become empty.
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

/// An undo action. The target is not retained; without it the action has no effect.
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
