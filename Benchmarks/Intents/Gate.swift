import Synchronization

/// A gate that holds tasks back until as many have come as are expected.
final class Gate: Sendable {
  static let shared = Gate()

  private struct State {
    var expected = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func expect(_ count: Int) { state.withLock { $0.expected = count } }

  func wait() async {
    await withCheckedContinuation { continuation in
      let released = state.withLock { state in
        state.waiting.append(continuation)
        guard state.waiting.count >= state.expected else { return [CheckedContinuation<Void, Never>]() }
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in released { continuation.resume() }
    }
  }
}
