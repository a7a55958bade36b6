import AppIntents
import FoundationPlus

/// What can be undone of one run.
package struct UndoEntry: Hashable, Sendable {
  package let run: RunIdentifier
  /// What is undone, as in "Undo Delete Collection".
  package let actionName: String
}

/// The one undo stack of a program, for what runs of intents did and for what was done by hand, in the order in
/// which it was done.
///
/// A run registers with an undo manager of its own, so that runs at the same time don't mix; when it ends, all
/// it registered becomes one action of the stack.
@MainActor
package final class UndoStack {
  /// The manager that the app's own views use too.
  package let manager: UndoManager
  /// The entries of runs that are still on the stack, by the action's place in it.
  private var entries: [UndoEntry] = []
  private var undone: [UndoEntry] = []

  package nonisolated init(manager: UndoManager = UndoManager()) {
    self.manager = manager
  }

  /// The name of what `undo()` would undo; nil where there is nothing.
  package var undoActionName: String? { manager.canUndo ? manager.undoActionName : nil }

  /// The name of what `redo()` would do again; nil where there is nothing.
  package var redoActionName: String? { manager.canRedo ? manager.redoActionName : nil }

  /// Undoes what was done last.
  ///
  /// - Returns: The name of what was undone; nil where there was nothing.
  @discardableResult
  package func undo() -> String? {
    guard let name = undoActionName else { return nil }
    manager.undo()
    return name
  }

  /// Does again what was undone last.
  ///
  /// - Returns: The name of what was done; nil where there was nothing.
  @discardableResult
  package func redo() -> String? {
    guard let name = redoActionName else { return nil }
    manager.redo()
    return name
  }

  /// Undoes what one run did, if it is what was done last.
  ///
  /// - Throws: `IntentRunError` with `notUndoable` when something was done since or the run has nothing to undo.
  package func undo(_ run: RunIdentifier) throws {
    guard let last = entries.last, last.run == run, manager.canUndo, manager.undoActionName == last.actionName
    else {
      throw IntentRunError(
        .notUndoable,
        entries.contains { $0.run == run }
          ? "Something was done since. Undo that first." : "There is nothing of this action to undo.")
    }
    manager.undo()
  }

  /// Puts what a run registered on the stack, as one action.
  ///
  /// - Returns: nil when it registered nothing.
  func take(_ registered: UndoManager, of run: RunIdentifier, title: String) -> UndoEntry? {
    while registered.groupingLevel > 0 { registered.endUndoGrouping() }
    guard registered.canUndo else { return nil }
    let name = registered.undoActionName.isEmpty ? title : registered.undoActionName
    let entry = UndoEntry(run: run, actionName: name)
    entries.append(entry)
    // A group of its own, so that it is not joined with what is registered by hand in the same turn.
    let groups = manager.groupsByEvent
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    register(registered, entry)
    manager.setActionName(name)
    manager.endUndoGrouping()
    manager.groupsByEvent = groups
    return entry
  }

  private func register(_ registered: UndoManager, _ entry: UndoEntry) {
    // The closure keeps the run's manager; the stack is the target, which lives as long as the program.
    manager.registerUndo(withTarget: self) { stack in
      if stack.manager.isUndoing {
        while registered.canUndo { registered.undo() }
        stack.entries.removeAll { $0 == entry }
        stack.undone.append(entry)
      } else {
        while registered.canRedo { registered.redo() }
        stack.undone.removeAll { $0 == entry }
        stack.entries.append(entry)
      }
      stack.register(registered, entry)
    }
  }
}

extension IntentRunError.Code {
  /// There is nothing to undo, or something else has to be undone first.
  package static let notUndoable = IntentRunError.Code(name: "notUndoable")
}
