import Synchronization

/// What windows that have something to send do, in the order in which it came to that. Safe from any thread.
///
/// What somebody says in one window changes what many others show. Their turns come in slices, between which
/// whoever waits for the main actor comes first: a person who types isn't kept waiting for windows that others look
/// at, however many there are.
final class WindowQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private struct State {
    var work: [Work] = []
    var isRunning = false
  }

  /// How long windows are looked after at a stretch.
  private let slice: Duration
  private let state = Mutex(State())

  init(slice: Duration = .milliseconds(2)) { self.slice = slice }

  /// Has a window look after its tree soon.
  func add(_ work: @escaping Work) {
    let isFirst = state.withLock { state in
      state.work.append(work)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { Task { @MainActor in await run() } }
  }

  @MainActor private func run() async {
    let clock = ContinuousClock()
    while let waiting = take() {
      var end = clock.now + slice
      for work in waiting {
        work()
        guard clock.now >= end else { continue }
        await Task.yield()
        end = clock.now + slice
      }
      await Task.yield()
    }
  }

  /// Those that wait by now; nil where there are none, and who adds the next has to begin again.
  private func take() -> [Work]? {
    state.withLock { state in
      defer { state.work = [] }
      if state.work.isEmpty { state.isRunning = false }
      return state.work.isEmpty ? nil : state.work
    }
  }
}
