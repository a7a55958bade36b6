import Foundation
import JSONValues
import Synchronization

/// Sends commands of the DevTools protocol and hands out their answers and the events.
///
/// Events of a session are delivered in the order Chromium sent them, on one thread, and before the answers
/// that were sent after them. Each command has a limit; nothing waits longer than that.
final class DevToolsConnection: Sendable {
  typealias EventHandler = @Sendable (_ method: String, _ parameters: JSONValue) -> Void

  private struct Command {
    var method: String
    var session: String?
    var deadline: ContinuousClock.Instant
    var limit: Duration
    var continuation: CheckedContinuation<JSONValue, any Error>
  }

  private struct State {
    var nextID = 1
    var commands: [Int: Command] = [:]
    var handlers: [String: EventHandler] = [:]
    /// Sessions whose time is over, and why.
    var refusals: [String: BrowserError] = [:]
    var hasEnded = false
  }

  let socket: DevToolsSocket
  private let state = Mutex(State())
  private let clock = ContinuousClock()
  /// What Chromium said before it ended.
  private let lastWords: @Sendable () -> String

  init(socket: DevToolsSocket, lastWords: @escaping @Sendable () -> String) {
    self.socket = socket
    self.lastWords = lastWords
    let thread = Thread { [self] in
      socket.read({ self.receive($0) }, idle: { self.expire() })
      self.end()
    }
    thread.name = "BrowserDriver"
    // JSON values are read by recursion.
    thread.stackSize = 16 << 20
    thread.start()
  }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Whom to tell the events of a session; the browser's own have the empty name.
  func handle(session: String, _ handler: EventHandler?) {
    state.withLock { state in
      state.handlers[session] = handler
      if handler == nil { state.refusals[session] = nil }
    }
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Throws: `BrowserError`: refused by Chromium, not answered in time, or Chromium ended.
  func send(
    _ method: String, _ parameters: Members = [:], session: String?, limit: Duration
  ) async throws -> JSONValue {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let refused: (any Error)? = state.withLock { state in
          if state.hasEnded { return endedError }
          if let refusal = session.flatMap({ state.refusals[$0] }) { return refusal }
          if Task.isCancelled { return CancellationError() }
          state.commands[id] = Command(
            method: method, session: session, deadline: clock.now + limit, limit: limit,
            continuation: continuation)
          return nil
        }
        if let refused { return continuation.resume(throwing: refused) }
        socket.send(message(id, method, parameters, session))
      }
    } onCancel: {
      take(id)?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Sends a command whose answer doesn't matter.
  func post(_ method: String, _ parameters: Members = [:], session: String?) {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    socket.send(message(id, method, parameters, session))
  }

  /// Fails all commands of a session that can't be answered any more.
  func abandon(session: String, _ reason: String) {
    let commands = state.withLock { state in
      let ids = state.commands.filter { $0.value.session == session }.keys
      return ids.compactMap { state.commands.removeValue(forKey: $0) }
    }
    for command in commands {
      command.continuation.resume(throwing: BrowserError(.ended, "\(command.method): \(reason)"))
    }
  }

  /// Fails all commands of a session, those that are under way and those that are yet to come.
  func refuse(session: String, _ error: BrowserError) {
    let commands = state.withLock { state in
      state.refusals[session] = error
      let ids = state.commands.filter { $0.value.session == session }.keys
      return ids.compactMap { state.commands.removeValue(forKey: $0) }
    }
    for command in commands { command.continuation.resume(throwing: error) }
  }

  private func message(_ id: Int, _ method: String, _ parameters: Members, _ session: String?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      writer.member("method", method)
      writer.member("sessionId", session)
      writer.name("params")
      writer.value(.object(parameters))
    }
    return writer.bytes + [0]
  }

  private func take(_ id: Int) -> Command? {
    state.withLock { $0.commands.removeValue(forKey: id) }
  }

  private func receive(_ bytes: [UInt8]) {
    let message: JSONValue
    do {
      message = try JSONValue(parsing: bytes, maximumDepth: 512)
    } catch {
      // One broken message says nothing about which command it answers: all of them fail with the reason.
      fail(BrowserError(.protocolViolation, "Chromium sent what isn't JSON", underlying: error))
      return
    }
    if let id = message["id"]?.int {
      guard let command = take(id) else { return }
      if let error = message["error"] {
        let reason = error["message"]?.string ?? "no reason given"
        let detail = error["data"]?.string.map { " (\($0))" } ?? ""
        command.continuation.resume(
          throwing: BrowserError(.refused, "\(command.method): \(reason)\(detail)"))
      } else {
        command.continuation.resume(returning: message["result"] ?? .null)
      }
    } else if let method = message["method"]?.string {
      let handler = state.withLock { $0.handlers[message["sessionId"]?.string ?? ""] }
      handler?(method, message["params"] ?? .null)
    }
  }

  private func expire() {
    let now = clock.now
    let expired = state.withLock { state in
      let ids = state.commands.filter { $0.value.deadline <= now }.keys
      return ids.compactMap { state.commands.removeValue(forKey: $0) }
    }
    for command in expired {
      command.continuation.resume(
        throwing: BrowserError(.timeLimit, "\(command.method) was not answered within \(command.limit)"))
    }
  }

  private func fail(_ error: BrowserError) {
    let commands = state.withLock { state in
      defer { state.commands = [:] }
      return state.commands.values
    }
    for command in commands { command.continuation.resume(throwing: error) }
  }

  private func end() {
    let handlers = state.withLock { state in
      state.hasEnded = true
      defer { state.handlers = [:] }
      return state.handlers.values
    }
    fail(endedError)
    for handler in handlers { handler("Inspector.detached", .null) }
  }

  private var endedError: BrowserError {
    let words = lastWords()
    return BrowserError(.ended, "Chromium has ended" + (words.isEmpty ? "" : "; it said:\n\(words)"))
  }
}
