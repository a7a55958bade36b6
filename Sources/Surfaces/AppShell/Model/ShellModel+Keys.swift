import SwiftUICore

extension ShellModel {
  /// Performs the action that a key has in the shell at the moment.
  ///
  /// - Returns: Whether it meant something; else the surface lets the key do what it does by itself.
  @discardableResult
  package func handle(_ key: ShellKey) -> Bool {
    noteActivity()
    switch key {
    case .undo where prompt == nil: return performUndo()
    case .redo where prompt == nil: return performRedo()
    case .palette where prompt == nil:
      palette.isOpen ? palette.close() : palette.open()
      return true
    case .undo, .redo, .palette: return false
    case .escape: return escape()
    case .enter:
      if let prompt { return prompt.enter() }
      return palette.isOpen && palette.takeActive()
    case .up, .down, .home, .end, .pageUp, .pageDown:
      if let prompt { return prompt.move(key) }
      return palette.isOpen && palette.move(key)
    }
  }

  private func escape() -> Bool {
    if let prompt {
      prompt.cancel()
      return true
    }
    if palette.isOpen {
      palette.escape()
      return true
    }
    if pages.escape() { return true }
    if let last = notices.notices.last {
      notices.dismiss(last.id)
      return true
    }
    return false
  }
}
