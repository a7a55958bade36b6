import Synchronization

/// The listeners that want to know of changes.
final class ChangeListeners: Sendable {
  private struct State {
    var next = 0
    var listeners: [Int: Listener] = [:]
    /// The last change of the file that they know of.
    var latest: Int64 = 0
    var lookout: Task<Void, Never>?
  }
  private struct Listener {
    let waiting: WaitingChanges
    /// Says that something waits.
    let signals: AsyncStream<Void>.Continuation
  }

  private let state = Mutex(State())

  /// The last change of the file that the listeners know of.
  var latest: Int64 { state.withLock { $0.latest } }

  func tell(_ changes: [ChatChange]) {
    guard !changes.isEmpty else { return }
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners {
      listener.waiting.add(changes)
      listener.signals.yield()
    }
  }

  /// Says that the file's changes have been told up to one.
  func advance(to latest: Int64) {
    state.withLock { $0.latest = max($0.latest, latest) }
  }

  /// Changes from now on; looks out for others' while somebody listens.
  /// - Parameter latest: the last change of the file.
  func feed(latest: Int64, lookout: @escaping @Sendable () async -> Void) -> ChatChanges {
    let waiting = WaitingChanges()
    // One signal is as good as many.
    let signals = AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = state.withLock { state in
        if state.listeners.isEmpty {
          state.latest = latest
          state.lookout = Task { await lookout() }
        }
        state.next += 1
        state.listeners[state.next] = Listener(waiting: waiting, signals: continuation)
        return state.next
      }
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
    return ChatChanges(signals: signals, waiting: waiting)
  }

  private func remove(_ number: Int) {
    let ended = state.withLock { state -> Task<Void, Never>? in
      state.listeners[number] = nil
      guard state.listeners.isEmpty else { return nil }
      defer { state.lookout = nil }
      return state.lookout
    }
    ended?.cancel()
  }
}
