import Foundation
import JSONValues
import Synchronization

/// What a page has done so far, written down as its events come.
final class PageRecord: Sendable {
  struct Content: Sendable {
    /// Grows with each event.
    var version = 0
    var mainFrame: String?
    /// The navigation that is shown, and whether its document is loaded.
    var loader: String?
    var isLoaded = false
    /// Navigations within a document, those out of the browser's memory.
    var shortNavigations = 0
    var problems: [PageProblem] = []
    var console: [ConsoleMessage] = []
    var dialogs: [ScriptDialog] = []
    var acceptsDialogs = true
    var promptText: String?
    var requests: [NetworkRequest] = []
    var requestPlaces: [String: Int] = [:]
    var frames: [WebSocketFrame] = []
    var sockets: [String: String] = [:]
    var openSockets: Set<String> = []
    var drags: [JSONValue] = []
    var downloads: [Download] = []
    /// What is waited for now, the outermost first, for messages.
    var awaited: [String] = []
    var hasEnded = false
  }

  private struct Waiter {
    var isDone: @Sendable (Content) -> Bool
    var continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var content = Content()
    var waiters: [Int: Waiter] = [:]
    var nextWaiter = 0
  }

  private let state = Mutex(State())

  var content: Content { state.withLock { $0.content } }

  func change(_ body: (inout Content) -> Void) {
    let done = state.withLock { state in
      body(&state.content)
      state.content.version += 1
      let done = state.waiters.filter { $0.value.isDone(state.content) }
      for id in done.keys { state.waiters[id] = nil }
      return done.values.map(\.continuation)
    }
    for continuation in done { continuation.resume(returning: true) }
  }

  /// Waits until something is so, at most for a time; false where that ran out or the task was cancelled.
  func wait(_ limit: Duration, until isDone: @escaping @Sendable (Content) -> Bool) async -> Bool {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    let timer = Task {
      try await Task.sleep(for: limit)
      giveUp(id)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: Bool? = state.withLock { state in
          if isDone(state.content) { return true }
          if Task.isCancelled || state.content.hasEnded { return false }
          state.waiters[id] = Waiter(isDone: isDone, continuation: continuation)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      giveUp(id)
    }
  }

  private func giveUp(_ id: Int) {
    state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume(returning: false)
  }

  /// Ends all waiting.
  func end() {
    change { $0.hasEnded = true }
    let waiters = state.withLock { state in
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.continuation.resume(returning: false) }
  }
}
