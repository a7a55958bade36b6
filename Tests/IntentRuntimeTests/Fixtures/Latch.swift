import Synchronization

/// Something that happens once, and that others wait for. Waiting takes no notice of being cancelled.
final class Latch: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  var isOpen: Bool { state.withLock { $0.isOpen } }

  func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// What happened, in its order.
final class Notes: Sendable {
  private let state = Mutex<[String]>([])
  var all: [String] { state.withLock { $0 } }
  func add(_ note: String) { state.withLock { $0.append(note) } }
}
