import CMicrohttpd
import Glibc
import Synchronization

/// One request and its response.
///
/// The polling thread of its connection drives it; the handler's task, the loop's ticks and the stop reach in
/// from other threads, under the lock.
final class Exchange: Sendable {
  let core: ServerCore
  let client: ClientConnection
  let target: String
  private let state = Mutex(State())

  private enum Step {
    case header
    case body
    /// The handler works; the connection waits.
    case working(SuspendedConnection)
    case answered(HTTPResponse)
    case responding
    case over
  }

  private struct State {
    var step = Step.header
    var request: HTTPRequest?
    var body: RequestBody?
    var task: Task<Void, Never>?
    var stream: HTTPBodyWriter?
    var accept: (@Sendable (WebSocket) async -> Void)?
  }

  init(core: ServerCore, client: ClientConnection, target: String) {
    self.core = core
    self.client = client
    self.target = target
  }

  private enum Action {
    case goOn
    case run
    case answer(HTTPResponse, isEarly: Bool)
    case refuse(HTTPStatus, String)
    case close
  }

  // MARK: The polling thread

  /// The library has the header, a block of the body, its end, or has been resumed.
  /// - Returns: false where the connection is to be closed.
  func proceed(_ connection: OpaquePointer, _ line: RequestLine, block: UnsafeRawBufferPointer) -> Bool {
    let action = state.withLock { state -> Action in
      switch state.step {
      case .header: return begin(&state, connection, line)
      case .body where !block.isEmpty: return receive(&state, block)
      case .body: return endBody(&state)
      case .answered(let response):
        state.step = .responding
        return .answer(response, isEarly: false)
      case .working, .responding, .over: return .close
      }
    }
    switch action {
    case .goOn: return true
    case .run: return run(connection)
    case .answer(let response, let isEarly): return send(response, to: connection, isEarly: isEarly)
    case .refuse(let status, let reason):
      client.refuse(status, reason)
      return false
    case .close: return false
    }
  }

  /// The answer to a request that no handler gets.
  private func refusal(_ status: HTTPStatus, _ reason: String) -> HTTPResponse {
    core.configuration.refused(ServerRefusal(status, from: client.remote))
    var response = HTTPResponse.refusal(status, reason)
    for field in core.configuration.refusalHeaders where response.headers[field.name] == nil {
      response.headers.add(field.name, field.value)
    }
    return response
  }

  private func begin(_ state: inout State, _ connection: OpaquePointer, _ line: RequestLine) -> Action {
    state.step = .responding
    func refuse(_ status: HTTPStatus, _ reason: String) -> Action {
      .answer(refusal(status, reason), isEarly: true)
    }
    let configuration = core.configuration
    guard core.begin(self) else { return refuse(.serviceUnavailable, "The server is about to stop.") }
    guard target.utf8.count <= configuration.limits.targetBytes else {
      return refuse(
        .uriTooLong, "The target is longer than the \(configuration.limits.targetBytes) bytes allowed.")
    }
    do {
      let header = try RequestHeader(connection, line, limits: configuration.limits)
      guard let target = RequestTarget(target) else {
        return refuse(.badRequest, "The target has a broken escape, no path, or too many query items.")
      }
      guard line.method.utf8.allSatisfy(\.isTokenCharacter) else {
        return refuse(.badRequest, "The method is no token.")
      }
      var fields = header.fields
      if let authority = target.authority { fields["Host"] = authority }
      let request = HTTPRequest(
        method: HTTPMethod(rawValue: line.method), target: target, headers: fields,
        remoteAddress: client.remote, localPort: client.localPort)
      if header.hasBody {
        let policy = configuration.bodyPolicy(request)
        if case .refuse(let response) = policy { return .answer(response, isEarly: true) }
        state.body = try RequestBody(
          policy, request: request, contentLength: header.contentLength, configuration: configuration)
      }
      state.request = request
      guard client.beginBody(self, now: core.loop.now) else { return .close }
      state.step = .body
      return .goOn
    } catch let refusal as RequestHeader.Refusal {
      return refuse(refusal.status, refusal.reason)
    } catch let error as HTTPServerError {
      return refuse(error.status, error.message)
    } catch {
      return .close
    }
  }

  private func receive(_ state: inout State, _ block: UnsafeRawBufferPointer) -> Action {
    guard client.receiveBody(block.count) else { return .close }
    do throws(HTTPServerError) {
      try state.body?.read(block)
      return .goOn
    } catch {
      // No response can be queued while a body comes.
      state.step = .over
      return .refuse(error.status, error.message)
    }
  }

  private func endBody(_ state: inout State) -> Action {
    guard client.beginWork(), state.request != nil else { return .close }
    guard state.body != nil else { return .run }
    do throws(HTTPServerError) {
      guard var request = state.request else { return .close }
      try state.body?.finish(&request)
      state.request = request
      state.body = nil
      return .run
    } catch {
      state.step = .responding
      return .answer(refusal(error.status, error.message), isEarly: false)
    }
  }

  /// Suspends the connection and starts the handler.
  private func run(_ connection: OpaquePointer) -> Bool {
    let suspended = SuspendedConnection(suspending: connection)
    let request = state.withLock { state in
      state.step = .working(suspended)
      return state.request
    }
    guard let request else { return false }
    let handler = core.handler
    let task = Task {
      let response = await handler(request)
      answer(response)
    }
    state.withLock { $0.task = task }
    return true
  }

  private func send(_ response: HTTPResponse, to connection: OpaquePointer, isEarly: Bool) -> Bool {
    let (request, hasBody) = state.withLock { ($0.request, $0.body != nil) }
    var writer = ResponseWriter(response, request: request, core: core)
    if isEarly { writer.closesConnection = true }
    if case .webSocket(let accept) = response.body {
      state.withLock { $0.accept = accept }
    }
    let stream = writer.stream
    state.withLock { $0.stream = stream }
    client.beginResponse(
      isStream: stream != nil, hasUnread: isEarly || hasBody, now: core.loop.now)
    return writer.queue(on: connection, exchange: Unmanaged.passUnretained(self).toOpaque())
  }

  /// The request is over, whichever way.
  func complete() {
    let (task, stream) = state.withLock { state in
      state.step = .over
      defer {
        state.task = nil
        state.stream = nil
        state.request = nil
        state.body = nil
        state.accept = nil
      }
      return (state.task, state.stream)
    }
    task?.cancel()
    stream?.disconnect()
    client.endRequest(now: core.loop.now)
    core.end(self)
  }

  /// The connection is no longer HTTP.
  func upgraded(_ descriptor: Int32, extra: [UInt8]) {
    client.upgrade()
    guard let accept = state.withLock({ $0.accept }) else {
      close(descriptor)
      return
    }
    WebSocket.start(
      descriptor, extra: extra, remote: client.remote, ticket: client.ticket, core: core, accept: accept)
  }

  // MARK: Other threads

  private func answer(_ response: HTTPResponse) {
    state.withLock { state in
      guard case .working(let connection) = state.step else { return }
      state.step = .answered(response)
      state.task = nil
      // Within the lock: the daemon must not end between the decision and the call.
      connection.resume()
    }
  }

  func clientHasGone() {
    let (task, stream) = state.withLock { ($0.task, $0.stream) }
    task?.cancel()
    stream?.disconnect()
  }

  /// The server ends: nothing may stay suspended.
  func abandon() {
    let (task, stream) = state.withLock { state in
      if case .working(let connection) = state.step {
        state.step = .over
        connection.resume()
      }
      return (state.task, state.stream)
    }
    task?.cancel()
    stream?.disconnect()
  }
}
