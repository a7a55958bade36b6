import AppShell
import FoundationPlus
import PersonalStore

/// The changes of the person's store for what is done on a page, which can be undone: by the window's undo
/// button and keys, and by a button of the notice that tells it.
@MainActor
final class StoreEdits {
  private weak var window: ShellModel?
  private let texts: PageTexts

  init(_ window: ShellModel, _ texts: PageTexts) {
    self.window = window
    self.texts = texts
  }

  /// Under which name an action of the undo stack says which change it takes back.
  private static let key = UndoManager.UserInfoKey("PersonalPages.change")

  /// Does something that can be undone.
  ///
  /// - Parameters:
  ///   - name: What stands behind "Undo".
  ///   - work: Gives the changes it made, in their order.
  /// - Returns: Why it wasn't done; nil where it was.
  func perform(
    _ name: String, in store: PersonalDatabase, _ work: (PersonalDatabase) throws -> [ChangeRecord]
  ) -> String? {
    guard let window else { return nil }
    let changes: [ChangeRecord]
    do {
      changes = try work(store).filter(\.isUndoable)
    } catch let error as PersonalStoreError where error.code == .changedSince {
      return texts[.changedElsewhere]
    } catch let error as PersonalStoreError where error.code == .notFound {
      return texts[.gone]
    } catch {
      return texts(.notSaved, ["reason": "\(error)"])
    }
    guard let last = changes.last else { return nil }
    let manager = window.system.runtime.undo.manager
    if manager.groupsByEvent, manager.groupingLevel == 1 { manager.endUndoGrouping() }
    let groups = manager.groupsByEvent
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    register(changes, store, name)
    manager.setActionUserInfoValue(last.id, forKey: Self.key)
    manager.endUndoGrouping()
    manager.groupsByEvent = groups
    tell(name, last.id)
    return nil
  }

  private func register(_ changes: [ChangeRecord], _ store: PersonalDatabase, _ name: String) {
    guard let manager = window?.system.runtime.undo.manager else { return }
    manager.registerUndo(withTarget: self) { edits in
      var undone: [ChangeRecord] = []
      do {
        for change in changes.reversed() { undone.append(try store.undo(change.id)) }
      } catch {
        edits.window?.notices.tell(edits.texts(.notUndone, ["reason": "\(error)"]), kind: .failure)
      }
      // What was undone can be done again, also where the rest couldn't be.
      if !undone.isEmpty { edits.register(undone, store, name) }
    }
    manager.setActionName(name)
  }

  private func tell(_ name: String, _ change: ChangeID) {
    guard let window else { return }
    let undo = NoticeAction(
      id: window.nextNumber(), title: texts[.undo],
      kind: .perform { [weak window] in
        guard let window else { return }
        let manager = window.system.runtime.undo.manager
        if manager.undoActionUserInfoValue(forKey: Self.key) as? ChangeID == change {
          window.performUndo()
        } else {
          window.notices.tell(self.texts(.notUndone, ["reason": name]), kind: .failure)
        }
      })
    window.notices.tell(name, actions: [undo])
  }
}
