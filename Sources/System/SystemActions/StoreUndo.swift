import AppIntents
import Foundation
import PersonalStore

/// A step of undo that makes a change of the store an action of the undo stack: undoing it undoes the change
/// in the store, doing it again undoes the undo.
@MainActor
final class StoreUndo {
  private static let shared = StoreUndo()

  private init() {}

  /// - Parameter name: what stands behind "Undo".
  static func register(_ change: ChangeRecord, of store: PersonalDatabase, named name: String) {
    guard change.isUndoable, let manager = IntentRun.context?.undoManager else { return }
    manager.registerUndo(withTarget: shared) { _ in
      do {
        // The run whose action it is stands around this call, also when it is done again.
        register(try store.undo(change.id), of: store, named: name)
      } catch {
        // The store is as it was, and who wanted it undone is told why.
        IntentRun.context?.undoFailed(error)
      }
    }
    // After that, when there is an action to be named.
    manager.setActionName(name)
  }
}
