public final class UndoManager {}
