import Dispatch
import Glibc
import Synchronization

/// SIGINT and SIGTERM: the first asks the program to end, the second ends it at once.
final class EndingSignals: Sendable {
  private struct State {
    var count = 0
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  init() {
    for number in [SIGINT, SIGTERM] {
      // The source is told even though the signal itself does nothing.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // Both live as long as the program: a second signal may come at any time.
      source.setEventHandler { withExtendedLifetime(source) { self.receive(number) } }
      source.resume()
    }
  }

  private func receive(_ number: Int32) {
    let (count, waiting) = state.withLock { state in
      state.count += 1
      defer { state.waiting = nil }
      return (state.count, state.waiting)
    }
    waiting?.resume()
    if count > 1 { _exit(128 + number) }
  }

  /// Returns at the first signal.
  func first() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.count == 0 { state.waiting = continuation }
        return state.count > 0
      }
      if isOver { continuation.resume() }
    }
  }
}
