import Foundation
import FoundationPlus
import Synchronization

/// The observers of changes, and the latest change that they know.
final class ChangeObservers: Sendable {
  private struct State {
    var latest: Int64
    var next = 0
    var observers: [Int: AsyncStream<StoreChange>.Continuation] = [:]
    /// Changes of this process that the look-out for others' hasn't passed yet.
    var own: Set<Int64> = []
    var lookout: Task<Void, Never>?
  }
  private let state: Mutex<State>

  init(_ latest: Int64) { state = Mutex(State(latest: latest)) }

  /// Tells of a change of this process.
  func tell(_ change: ChangeRecord) {
    let observers = state.withLock { state in
      if !state.observers.isEmpty { state.own.insert(change.id.rawValue) }
      return Array(state.observers.values)
    }
    let told = StoreChange(
      id: change.id, kinds: Set(change.items.map(\.kind)), cause: change.cause, isFromElsewhere: false)
    for observer in observers { observer.yield(told) }
  }

  /// Tells of changes of other processes.
  /// - Parameter read: the changes after a number.
  func notice(_ read: (_ after: Int64) throws -> [StoreChange]) rethrows {
    let found = try read(state.withLock { $0.latest })
    guard let last = found.last?.id.rawValue else { return }
    let (observers, others) = state.withLock { state in
      state.latest = max(state.latest, last)
      let others = found.filter { !state.own.contains($0.id.rawValue) }
      let latest = state.latest
      state.own = state.own.filter { $0 > latest }
      return (Array(state.observers.values), others)
    }
    for change in others {
      for observer in observers { observer.yield(change) }
    }
  }

  /// A stream of changes from now on, which looks out for others' while somebody listens.
  func stream(latest: Int64, lookout: @escaping @Sendable () async -> Void) -> AsyncStream<StoreChange> {
    // Who is slow needs no more than to know that something changed.
    AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let number = state.withLock { state in
        if state.observers.isEmpty {
          state.latest = max(state.latest, latest)
          state.lookout = Task { await lookout() }
        }
        state.next += 1
        state.observers[state.next] = continuation
        return state.next
      }
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  private func remove(_ number: Int) {
    let ended = state.withLock { state -> Task<Void, Never>? in
      state.observers[number] = nil
      guard state.observers.isEmpty else { return nil }
      defer { state.lookout = nil }
      return state.lookout
    }
    ended?.cancel()
  }
}

/// A notice that something changed.
package struct StoreChange: Sendable, Hashable {
  package let id: ChangeID
  /// Empty where calendars and lists themselves changed.
  package let kinds: Set<ItemKind>
  package let cause: ChangeCause
  /// A Boolean value that indicates whether another process made the change.
  package let isFromElsewhere: Bool
}
