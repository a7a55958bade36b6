import FoundationPlus
import Synchronization

/// Calls back when a date has come, for any number of dates with one waiting task.
///
/// Setting and removing a deadline costs a look into a table: most are removed long before they come.
final class DeadlineQueue: Sendable {
  struct Token: Hashable, Sendable { fileprivate let number: UInt64 }

  private struct Entry: Sendable {
    let date: Date
    let fire: @Sendable () -> Void
  }

  private struct State {
    var entries: [UInt64: Entry] = [:]
    var next: UInt64 = 0
    /// When the waiting task wakes; nil where none waits.
    var wake: Date?
    var waiter: Task<Void, Never>?
  }

  private let clock: WallClock
  private let state = Mutex(State())

  init(clock: WallClock) { self.clock = clock }

  /// Calls `fire` once, on any thread, when `date` has come, unless the deadline is removed before.
  func add(_ date: Date, fire: @escaping @Sendable () -> Void) -> Token {
    state.withLock { state in
      state.next += 1
      state.entries[state.next] = Entry(date: date, fire: fire)
      if state.wake.map({ date < $0 }) ?? true { wait(until: date, &state) }
      return Token(number: state.next)
    }
  }

  func remove(_ token: Token) {
    state.withLock { _ = $0.entries.removeValue(forKey: token.number) }
  }

  /// Has a task wait for a date that comes before all others.
  private func wait(until date: Date, _ state: inout State) {
    state.waiter?.cancel()
    state.wake = date
    state.waiter = Task { [weak self, clock] in
      do {
        try await clock.sleep(date)
      } catch {
        return  // An earlier date came in between; its own task waits now.
      }
      self?.fire(date)
    }
  }

  private func fire(_ woken: Date) {
    let due = state.withLock { state -> [Entry] in
      guard state.wake == woken else { return [] }
      state.wake = nil
      state.waiter = nil
      let now = clock.now()
      let due = state.entries.filter { $0.value.date <= now }
      for number in due.keys { state.entries.removeValue(forKey: number) }
      if let earliest = state.entries.values.lazy.map(\.date).min() { wait(until: earliest, &state) }
      return Array(due.values)
    }
    for entry in due { entry.fire() }
  }
}
