/// An intent whose effect can be undone.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {
  /// Where the effect's undoing is registered: the undo stack of the window or the app that fits best, so that
  /// it is undone in the right order together with what was done by hand. Nil where there is none.
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { IntentRun.context?.undoManager }
}
