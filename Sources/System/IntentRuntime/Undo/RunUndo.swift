import FoundationPlus
import Synchronization

/// The undo manager of one run, made when the run asks for it.
final class RunUndo: Sendable {
  @MainActor private var made: UndoManager?
  private let wasAskedFor = Atomic(false)

  /// A Boolean value that indicates whether the run asked for it; one that did not needs no turn of the
  /// main actor when it ends.
  var isUsed: Bool { wasAskedFor.load(ordering: .acquiring) }

  @MainActor var manager: UndoManager {
    if let made { return made }
    let manager = UndoManager()
    made = manager
    wasAskedFor.store(true, ordering: .releasing)
    return manager
  }
}
