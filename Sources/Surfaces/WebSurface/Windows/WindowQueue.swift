import Synchronization

/// A queue of the turns of windows that have something to send, in the order in which they got it. Safe
/// from any thread.
///
/// An event in one window changes the content of many others. Their turns come in slices, between which
/// events come first: a person who types isn't kept waiting for windows that others look at, however many
/// there are. Where there are more events than can be answered, windows still get an eighth of the time.
final class WindowQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private struct State {
    var work: [Work] = []
    var isRunning = false
    /// The number of events that wait for the main actor.
    var events = 0
  }

  /// The factor by which events may go on for longer than windows were looked after.
  private static let precedence = 7

  /// The duration of a stretch in which windows are looked after.
  private let slice: Duration
  private let state = Mutex(State())
  /// The moment until which events come first; also where the queue was empty meanwhile.
  @MainActor private var eventsFirst = ContinuousClock.now

  init(slice: Duration = .milliseconds(2)) { self.slice = slice }

  /// Adds the turn of a window, in which it soon looks after its tree.
  ///
  /// - Parameter isFirst: Whether it comes before the others, since its turn was only interrupted.
  func add(first isFirst: Bool = false, _ work: @escaping Work) {
    let begins = state.withLock { state in
      state.work.insert(work, at: isFirst ? 0 : state.work.count)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if begins { Task { @MainActor in await run() } }
  }

  /// Records that an event has come, which goes first.
  func eventCame() { state.withLock { $0.events += 1 } }

  /// Records that an event was answered.
  func eventWasAnswered() { state.withLock { $0.events -= 1 } }

  @MainActor private func run() async {
    let clock = ContinuousClock()
    await letEventsGo(clock)
    var begin = clock.now
    while let work = take() {
      work()
      let now = clock.now
      if now < begin + slice, state.withLock({ !$0.work.isEmpty }) { continue }
      eventsFirst = now + (now - begin) * Self.precedence
      await letOthersGo()
      await letEventsGo(clock)
      begin = clock.now
    }
  }

  /// Waits as long as events come first.
  @MainActor private func letEventsGo(_ clock: ContinuousClock) async {
    while state.withLock({ $0.events > 0 }), clock.now < eventsFirst { await letOthersGo() }
  }

  /// Returns when who waits for the main actor now had it. `Task.yield` would have to wait for one of the
  /// threads on which everything else is computed.
  @MainActor private func letOthersGo() async {
    await withCheckedContinuation { continuation in Task { continuation.resume() } }
  }

  /// The one whose turn it is; nil where there is none, and who adds the next has to begin again.
  private func take() -> Work? {
    state.withLock { state in
      if state.work.isEmpty { state.isRunning = false }
      return state.work.isEmpty ? nil : state.work.removeFirst()
    }
  }
}
