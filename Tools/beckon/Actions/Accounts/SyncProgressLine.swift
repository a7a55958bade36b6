import CommandLineSurface
import Foundation
import PersonalStore
import Synchronization

/// The progress of a long synchronization: a line on standard error that is written over, where that is a
/// terminal and after half a second. It is told from any thread.
final class SyncProgressLine: Sendable {
  private struct State {
    var shown: ContinuousClock.Instant?
    var isOver = false
  }
  private let state = Mutex(State())
  private let started = ContinuousClock.now
  private let isOn: Bool
  private let width: Int

  init(_ terminal: Terminal) {
    isOn = terminal.errors.isTerminal
    width = terminal.width
  }

  /// Says what goes on that has no measure, such as waiting for a server.
  func announce(_ text: String) {
    guard isOn else { return }
    Task { [self] in
      try await Task.sleep(for: .milliseconds(600))
      write(TerminalText.escaped(text))
    }
  }

  func show(_ progress: SyncProgress) {
    guard isOn, progress.total > 0 else { return }
    let verb = progress.phase == .receiving ? "received" : "sent"
    let name = TerminalText.escaped(String(progress.collection.prefix(30)))
    write("\(name): \(progress.done) of \(progress.total) \(verb)")
  }

  private func write(_ text: String) {
    let line = text.prefix(width - 1)
    let now = ContinuousClock.now
    state.withLock { state in
      let pause = state.shown == nil ? Duration.milliseconds(500) : .milliseconds(100)
      guard !state.isOver, now - (state.shown ?? started) > pause else { return }
      state.shown = now
      FileHandle.standardError.write(Data("\r\(line)\u{1B}[K".utf8))
    }
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      state.isOver = true
      if state.shown != nil { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
  }
}
