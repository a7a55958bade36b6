import FoundationPlus
import Synchronization

/// A queue that calls back when a date has come, for any number of dates with one waiting task.
///
/// Setting and removing a deadline costs a look into a table and, where it is set, the logarithm of their
/// number: most are removed long before they come.
package final class DeadlineQueue: Sendable {
  package struct Token: Hashable, Sendable { fileprivate let number: UInt64 }

  private struct State {
    var callbacks: [UInt64: @Sendable () -> Void] = [:]
    /// The dates, those of removed deadlines among them until they come to the top.
    var dates = DateHeap()
    var next: UInt64 = 0
    /// The date at which the waiting task wakes; nil where none waits.
    var wake: Date?
    var waiter: Task<Void, Never>?
  }

  private let clock: WallClock
  private let state = Mutex(State())

  package init(clock: WallClock) { self.clock = clock }

  deinit { state.withLock { $0.waiter?.cancel() } }

  /// The number of deadlines that are set.
  package var count: Int { state.withLock { $0.callbacks.count } }

  /// Calls `fire` once, on any thread, when `date` has come, unless the deadline is removed before.
  package func add(_ date: Date, fire: @escaping @Sendable () -> Void) -> Token {
    state.withLock { state in
      state.next += 1
      state.callbacks[state.next] = fire
      state.dates.insert(date, state.next)
      if state.wake.map({ date < $0 }) ?? true { wait(until: date, &state) }
      return Token(number: state.next)
    }
  }

  package func remove(_ token: Token) {
    state.withLock { state in
      guard state.callbacks.removeValue(forKey: token.number) != nil else { return }
      // So that removed dates never take more room than those that stand.
      if state.dates.count > 64, state.dates.count > 2 * state.callbacks.count {
        let callbacks = state.callbacks
        state.dates.keep { callbacks[$0] != nil }
      }
    }
  }

  /// Lets a task wait for a date that comes before all others.
  private func wait(until date: Date, _ state: inout State) {
    state.waiter?.cancel()
    state.wake = date
    state.waiter = Task.detached { [weak self, clock] in
      do {
        try await clock.sleep(date)
      } catch {
        return  // An earlier date came in between; its own task waits now.
      }
      self?.fire(date)
    }
  }

  private func fire(_ woken: Date) {
    let due = state.withLock { state -> [@Sendable () -> Void] in
      guard state.wake == woken else { return [] }
      state.wake = nil
      state.waiter = nil
      let now = clock.now()
      var due: [@Sendable () -> Void] = []
      while let first = state.dates.first {
        let callback = state.callbacks[first.number]
        guard callback == nil || first.date <= now else {
          wait(until: first.date, &state)
          break
        }
        state.dates.removeFirst()
        if let callback {
          state.callbacks[first.number] = nil
          due.append(callback)
        }
      }
      return due
    }
    for callback in due { callback() }
  }
}

/// Numbered dates, the earliest first. Inserting and removing the first cost the logarithm of their number.
private struct DateHeap {
  private var items: [(date: Date, number: UInt64)] = []

  var count: Int { items.count }
  var first: (date: Date, number: UInt64)? { items.first }

  mutating func insert(_ date: Date, _ number: UInt64) {
    items.append((date, number))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child].date < items[parent].date else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    items.swapAt(0, items.count - 1)
    items.removeLast()
    sink(0)
  }

  /// Drops all whose number is not wanted. Linear in their number.
  mutating func keep(where isWanted: (UInt64) -> Bool) {
    items.removeAll { !isWanted($0.number) }
    for parent in (0..<items.count / 2).reversed() { sink(parent) }
  }

  private mutating func sink(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
        if items[child].date < items[least].date { least = child }
      }
      guard least != parent else { return }
      items.swapAt(parent, least)
      parent = least
    }
  }
}
