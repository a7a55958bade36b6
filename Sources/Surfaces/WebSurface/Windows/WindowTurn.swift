import Synchronization

/// A turn in which a window looks after its tree once for all changes, when it comes. Safe from any thread.
final class WindowTurn: Sendable {
  private struct State {
    var isWaiting = false
    /// The number of turns, one inside of the other, that look after the tree themselves.
    var holds = 0
  }

  private let state = Mutex(State())
  private let queue: WindowQueue
  /// Set once, before the first change; the window is bound to the main actor.
  @MainActor weak var window: WebWindow?

  init(queue: WindowQueue) { self.queue = queue }

  /// A Boolean value that indicates whether a turn was asked for that hasn't come.
  var isWaiting: Bool { state.withLock { $0.isWaiting } }

  /// Raises the turn, because there is a change.
  func raise() {
    let isFirst = state.withLock { state in
      guard state.holds == 0 else { return false }
      defer { state.isWaiting = true }
      return !state.isWaiting
    }
    if isFirst { queue.add { self.run() } }
  }

  /// Sends what has changed until now; in several steps where that takes longer, between which events are
  /// answered.
  @MainActor private func run() {
    state.withLock { $0.isWaiting = true }
    let clock = ContinuousClock()
    let end = clock.now + Self.step
    let isWhole = window?.flush { clock.now >= end } ?? true
    if isWhole {
      state.withLock { $0.isWaiting = false }
      window?.settle()
    } else {
      queue.add(first: true) { self.run() }
    }
  }

  /// The time after which the next step waits for events.
  private static let step = Duration.milliseconds(4)

  /// Runs a closure after which its caller looks after the tree itself.
  @MainActor func hold<Result>(_ work: () throws -> Result) rethrows -> Result {
    state.withLock { $0.holds += 1 }
    defer { state.withLock { $0.holds -= 1 } }
    return try work()
  }
}
