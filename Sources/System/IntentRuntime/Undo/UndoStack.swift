import AppIntents
import FoundationPlus

/// The entry of the actions of one run that can be undone.
package struct UndoEntry: Hashable, Sendable {
  package let run: RunIdentifier
  /// The name of the action, as in "Undo Delete Collection".
  package let actionName: String
}

/// The one undo stack of a program, for what runs of intents did and for what was done by hand, in the
/// order in which it was done.
///
/// A run registers with an undo manager of its own, so that runs at the same time don't mix; when it ends,
/// all it registered becomes one action of the stack.
@MainActor
package final class UndoStack {
  /// The manager that the app's own views use too.
  package let manager: UndoManager
  /// The runs whose actions are still on the stack: an action that the manager drops takes its mark along.
  private var kept: [Kept] = []
  /// The errors of handlers that did nothing, collected while they run.
  private var failures: [any Error] = []

  private struct Kept {
    weak var mark: Mark?
  }

  /// The object that holds the run of an undo action.
  private final class Mark {
    let run: RunIdentifier
    init(_ run: RunIdentifier) { self.run = run }
  }

  /// The name under which an action of the manager says of which run it is.
  private static let runKey = UndoManager.UserInfoKey("IntentRuntime.run")

  package nonisolated init(manager: UndoManager = UndoManager()) {
    self.manager = manager
  }

  /// The name of what `undo()` would undo; nil where there is nothing.
  package var undoActionName: String? { manager.canUndo ? manager.undoActionName : nil }

  /// The name of what `redo()` would do again; nil where there is nothing.
  package var redoActionName: String? { manager.canRedo ? manager.redoActionName : nil }

  /// The run whose action `undo()` would undo; nil where that is none's.
  package var nextRun: RunIdentifier? {
    manager.canUndo ? manager.undoActionUserInfoValue(forKey: Self.runKey) as? RunIdentifier : nil
  }

  /// Undoes what was done last.
  ///
  /// - Returns: The name of what was undone; nil where there was nothing.
  /// - Throws: `UndoRefusal` where what was done can't be undone any more; its action is gone from the stack then.
  @discardableResult
  package func undo() throws -> String? {
    guard let name = undoActionName else { return nil }
    try told(name) { manager.undo() }
    return name
  }

  /// Redoes the action undone last.
  ///
  /// - Returns: The name of what was done; nil where there was nothing.
  /// - Throws: `UndoRefusal` where it can't be done again; its action is gone from the stack then.
  @discardableResult
  package func redo() throws -> String? {
    guard let name = redoActionName else { return nil }
    try told(name) { manager.redo() }
    return name
  }

  /// Runs handlers, and throws what they say of why they did nothing.
  private func told(_ name: String, _ work: () -> Void) throws {
    failures = []
    defer { failures = [] }
    work()
    if let first = failures.first { throw UndoRefusal(actionName: name, underlying: first) }
  }

  /// Undoes what one run did, if it is what was done last.
  ///
  /// - Throws: `IntentRunError` with `notUndoable` when something was done since or the run has nothing to undo;
  ///   `UndoRefusal` where what it did can't be undone any more.
  package func undo(_ run: RunIdentifier) throws {
    guard manager.canUndo, manager.undoActionUserInfoValue(forKey: Self.runKey) as? RunIdentifier == run
    else {
      throw IntentRunError(
        .notUndoable,
        kept.contains { $0.mark?.run == run }
          ? "Something was done since. Undo that first." : "There is nothing of this action to undo.")
    }
    try told(manager.undoActionName) { manager.undo() }
  }

  /// Puts what a run registered on the stack, as one action.
  ///
  /// - Returns: nil when it registered nothing.
  func take(_ registered: UndoManager, of run: RunIdentifier, title: String) -> UndoEntry? {
    while registered.groupingLevel > 0 { registered.endUndoGrouping() }
    guard registered.canUndo else { return nil }
    let name = registered.undoActionName.isEmpty ? title : registered.undoActionName
    let mark = Mark(run)
    kept.removeAll { $0.mark == nil }
    kept.append(Kept(mark: mark))
    // What was registered by hand in this turn is an action of its own, and so is this one.
    if manager.groupsByEvent, manager.groupingLevel == 1 { manager.endUndoGrouping() }
    let groups = manager.groupsByEvent
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    register(registered, mark)
    manager.setActionName(name)
    manager.setActionUserInfoValue(run, forKey: Self.runKey)
    manager.endUndoGrouping()
    manager.groupsByEvent = groups
    return UndoEntry(run: run, actionName: name)
  }

  private func register(_ registered: UndoManager, _ mark: Mark) {
    // The closure keeps the run's manager and the mark; the stack is the target, which lives as long as the
    // program.
    manager.registerUndo(withTarget: self) { stack in
      // A handler that registers how to do it again asks its intent for the manager, as perform() does.
      let context = UndoContext(registered)
      IntentRun.$context.withValue(context) {
        if stack.manager.isUndoing {
          while registered.canUndo { registered.undo() }
        } else {
          while registered.canRedo { registered.redo() }
        }
      }
      stack.failures += context.failures
      // Without a way back there is no action: a menu would offer what does nothing.
      guard stack.manager.isUndoing ? registered.canRedo : registered.canUndo else { return }
      stack.register(registered, mark)
    }
  }
}

/// The run that what is undone belongs to: it is over, so all there is of it is its undo manager.
private final class UndoContext: IntentRunContext {
  @MainActor private let manager: UndoManager
  @MainActor private(set) var failures: [any Error] = []

  @MainActor init(_ manager: UndoManager) { self.manager = manager }

  var systemContext: IntentSystemContext { .outsideOfRun }
  @MainActor var undoManager: UndoManager? { manager }
  var progress: Progress { Progress.discreteProgress(totalUnitCount: 0) }
  var dependedIntent: (any AppIntent)? { nil }
  var cancellationReason: IntentCancellationReason? { nil }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    throw IntentRunError(
      .outsideOfRun, "\(prompt.call) was called while an action was undone, when nobody can be asked.")
  }

  @MainActor func undoFailed(_ error: any Error) { failures.append(error) }

  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await operation()
  }
}

/// An error: an action was not undone, or not done again: the app said that it can't be any more.
package struct UndoRefusal: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// The name of the action to undo, as in "Undo Delete Collection".
  package let actionName: String
  /// The app's own error.
  package let underlying: any Error

  package var description: String { "“\(actionName)” was not undone: \(underlying)" }
  package var errorDescription: String? { String(localized: RunFailure.message(of: underlying)) }
}

extension IntentRunError.Code {
  /// The code of a run that can't be undone: there is nothing to undo, or something else has to be undone
  /// first.
  package static let notUndoable = IntentRunError.Code(rawValue: "notUndoable")
}
