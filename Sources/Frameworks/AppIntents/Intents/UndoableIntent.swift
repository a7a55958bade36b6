/// An intent whose effect can be undone.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {
  /// The undo manager with which to register the undo action: that of the most suitable window or of the app,
  /// so that actions of intents and of the person are undone in the right order. Nil where there is none.
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// The undo manager of the current run, or nil when there is none.
  @MainActor public var undoManager: UndoManager? { IntentRun.context?.undoManager }
}
