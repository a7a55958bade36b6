import FoundationPlus
import IntentRuntime
import Observation

/// The actions to undo and to redo, as menus and buttons name them.
@MainActor @Observable
package final class UndoCommands {
  /// The name of the action to undo; nil for none.
  package private(set) var undoName: String?
  /// The name of the action to redo; nil for none.
  package private(set) var redoName: String?
  @ObservationIgnored let stack: UndoStack
  @ObservationIgnored private var observing: [any NSObjectProtocol] = []

  init(_ stack: UndoStack) {
    self.stack = stack
    update()
    observe()
  }

  isolated deinit {
    for observer in observing { NotificationCenter.default.removeObserver(observer) }
  }

  /// Observes the undo manager, because actions that are registered by hand count too.
  private func observe() {
    for name in [
      Notification.Name.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange,
      .NSUndoManagerDidRedoChange,
    ] {
      observing.append(
        NotificationCenter.default.addObserver(forName: name, object: stack.manager, queue: nil) {
          [weak self] _ in
          // Undo managers belong to the main actor, and tell it there.
          MainActor.assumeIsolated { self?.update() }
        })
    }
  }

  /// Looks again at what there is.
  func update() {
    let undo = stack.undoActionName.map { ForeignText.line($0) }
    let redo = stack.redoActionName.map { ForeignText.line($0) }
    if undo != undoName { undoName = undo }
    if redo != redoName { redoName = redo }
  }
}

extension ShellModel {
  /// Undoes what was done last, and says so, or why not.
  ///
  /// - Returns: Whether there was something.
  @discardableResult
  package func performUndo() -> Bool {
    let run = undo.stack.nextRun
    return change(saying: .undone, or: .nothingToUndo, otherwise: .undoAction) {
      let name = try undo.stack.undo()
      if let run {
        notices.didUndo(run)
        for card in cards where card.undo?.run == run { card.didUndo() }
      }
      return name
    }
  }

  /// Redoes the action undone last, and posts a notice of it, or of the reason for which it could not be.
  ///
  /// - Returns: Whether there was something.
  @discardableResult
  package func performRedo() -> Bool {
    change(saying: .redone, or: .nothingToRedo, otherwise: .redoAction) { try undo.stack.redo() }
  }

  private func change(
    saying done: ShellTextKey, or nothing: ShellTextKey, otherwise failed: ShellTextKey,
    _ work: () throws -> String?
  ) -> Bool {
    do {
      guard let name = try inWindow(work) else {
        notices.tell(texts[nothing])
        return false
      }
      notices.tell(texts(done, ["action": ForeignText.line(name)]))
    } catch let refusal as UndoRefusal {
      tell(refusal, failed)
    } catch {
      notices.tell(texts[nothing], lines: [ForeignText.lines("\(error)")], kind: .failure)
    }
    didChangeByUndo()
    return true
  }

  /// Posts a notice of the reason for which the app refused to undo or redo.
  private func tell(_ refusal: UndoRefusal, _ what: ShellTextKey) {
    let reason = inWindow { ShellErrorText(texts).text(of: RunFailure(refusal.underlying)) }
    notices.tell(
      texts(what, ["action": ForeignText.line(refusal.actionName)]), lines: [reason], kind: .failure)
  }

  /// Undoes what one run did, if it is what was done last; else says why not.
  package func performUndo(of entry: UndoEntry) {
    do {
      try inWindow { try undo.stack.undo(entry.run) }
      notices.didUndo(entry.run)
      for card in cards where card.undo == entry { card.didUndo() }
      didChangeByUndo()
      notices.tell(texts(.undone, ["action": ForeignText.line(entry.actionName)]))
    } catch let refusal as UndoRefusal {
      // It isn't on the stack any more, and so no button undoes it.
      notices.cannotUndo(entry.run)
      for card in cards where card.undo == entry { card.didUndo() }
      didChangeByUndo()
      tell(refusal, .undoAction)
    } catch {
      notices.tell(
        texts(.undoAction, ["action": ForeignText.line(entry.actionName)]), lines: [texts[.notUndoable]],
        kind: .failure)
    }
  }

  private func didChangeByUndo() {
    undo.update()
    runtime.snippets.reloadAll()
    tiles.reload()
  }
}
