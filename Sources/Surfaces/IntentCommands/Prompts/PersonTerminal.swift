import CommandLineSurface
import Synchronization

/// The terminal of a command while a run goes on: what is said to the person stands on standard error, so that
/// standard output has nothing but what came of it.
///
/// Unchecked: a `Terminal` may be used from one place at a time. All that goes on during a run writes through
/// `lock`, and the command itself writes only before and after.
final class PersonTerminal: @unchecked Sendable {
  private let terminal: Terminal
  private let lock = Mutex(())
  /// Whether a person sees what is said.
  let isSeen: Bool
  /// Whether standard output goes to a terminal, too.
  let styles: Styles
  let width: Int

  init(_ terminal: Terminal) {
    self.terminal = terminal
    isSeen = terminal.errors.isTerminal
    styles = terminal.errorStyles
    width = min(terminal.width, 100)
  }

  /// Writes text that is safe to show.
  ///
  /// - Throws: `OutputError`.
  func write(_ text: String) throws {
    try lock.withLock { _ in
      try terminal.errors.write(text)
      try terminal.errors.flush()
    }
  }

  func line(_ text: String = "") throws { try write(text + "\n") }
}
