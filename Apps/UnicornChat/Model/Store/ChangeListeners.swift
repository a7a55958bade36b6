import Synchronization

/// Who wants to know of changes.
final class ChangeListeners: Sendable {
  private struct State {
    var next = 0
    var listeners: [Int: AsyncStream<ChatChange>.Continuation] = [:]
    /// The last change of the file that they know of.
    var latest: Int64 = 0
    var lookout: Task<Void, Never>?
  }
  private let state = Mutex(State())

  /// How many changes wait for a listener that is slow. One that missed some finds `everything` last.
  private static let waiting = 64

  /// The last change of the file that the listeners know of.
  var latest: Int64 { state.withLock { $0.latest } }

  func tell(_ changes: [ChatChange]) {
    guard !changes.isEmpty else { return }
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners {
      for change in changes {
        if case .dropped = listener.yield(change) { listener.yield(ChatChange(kind: .everything)) }
      }
    }
  }

  /// Says that the file's changes have been told up to one.
  func advance(to latest: Int64) {
    state.withLock { $0.latest = max($0.latest, latest) }
  }

  /// A stream of changes from now on; looks out for others' while somebody listens.
  /// - Parameter latest: the last change of the file.
  func stream(latest: Int64, lookout: @escaping @Sendable () async -> Void) -> AsyncStream<ChatChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.waiting)) { continuation in
      let number = state.withLock { state in
        if state.listeners.isEmpty {
          state.latest = latest
          state.lookout = Task { await lookout() }
        }
        state.next += 1
        state.listeners[state.next] = continuation
        return state.next
      }
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
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
