import JSONValues
import Synchronization

@testable import WebSurface

/// A browser that takes what it is sent, until it is told to be slow.
final class FakeSocket: LiveSocket {
  private struct State {
    var messages: [String] = []
    var waiting = 0
    var isSlow = false
    var closing: LiveClosing?
  }

  private let state = Mutex(State())

  /// Messages that were sent, and not looked at yet.
  func take() -> [[JSONValue]] {
    let texts = state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
    return texts.map { text in
      guard case .success(let value) = Result(catching: { try JSONValue(parsing: Array(text.utf8)) }) else {
        return []
      }
      return value.array ?? []
    }
  }

  var lastBytes: Int { state.withLock { $0.messages.last?.utf8.count ?? 0 } }
  var allBytes: Int { state.withLock { $0.messages.reduce(0) { $0 + $1.utf8.count } } }
  var closing: LiveClosing? { state.withLock { $0.closing } }
  var isSlow: Bool {
    get { state.withLock { $0.isSlow } }
    set {
      state.withLock {
        $0.isSlow = newValue
        if !newValue { $0.waiting = 0 }
      }
    }
  }

  func send(message: String) -> LiveDelivery {
    state.withLock { state in
      guard state.closing == nil else { return .closed }
      if state.isSlow { state.waiting += message.utf8.count }
      state.messages.append(message)
      return .sent
    }
  }

  var waitingBytes: Int { state.withLock { $0.waiting } }

  func dropWaiting() {
    state.withLock {
      // One message is half sent.
      $0.waiting = $0.isSlow ? 5000 : 0
      $0.messages = []
    }
  }

  func close(_ reason: LiveClosing) { state.withLock { $0.closing = $0.closing ?? reason } }
}
