import Synchronization

/// An HTTP/1.1 server (RFC 9110, RFC 9112) with WebSockets (RFC 6455): libmicrohttpd reads and writes the
/// messages, wslay the frames.
///
/// Handlers run concurrently, as tasks of Swift's; a connection whose handler works, and an idle WebSocket,
/// cost no thread. A handler is cancelled when its client is gone. Requests of one connection are answered in
/// their order.
package final class HTTPServer: Sendable {
  package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  private let configuration: Configuration
  private let handler: Handler
  private let state = Mutex(State.stopped)

  private enum State {
    case stopped
    case running(ServerCore, Address)
    case stopping
  }

  package init(configuration: Configuration = Configuration(), handler: @escaping Handler) {
    self.configuration = configuration
    self.handler = handler
  }

  /// The address at which the server listens, while it does.
  package var address: Address? {
    state.withLock { if case .running(_, let address) = $0 { address } else { nil } }
  }

  /// Begins to listen; when it returns, clients can connect. A stopped server can be started again.
  ///
  /// - Throws: `HTTPServerError`: `alreadyRunning`, `invalidAddress`, `addressInUse`, `cannotStart`.
  @discardableResult
  package func start() throws(HTTPServerError) -> Address {
    try state.withLock { state throws(HTTPServerError) in
      guard case .stopped = state else {
        throw HTTPServerError(.alreadyRunning, "The server runs already, or is about to stop.")
      }
      let core = try ServerCore(configuration: configuration, handler: handler)
      let address = try core.start()
      state = .running(core, address)
      return address
    }
  }

  /// Ends: takes no more connections, gives running requests and WebSockets (which get 1001) the time to come
  /// to their end, then cancels what is left. When it returns, the port is free.
  package func stop(graceful: Duration = .seconds(5)) async {
    let core = state.withLock { state -> ServerCore? in
      guard case .running(let core, _) = state else { return nil }
      state = .stopping
      return core
    }
    guard let core else { return }
    await core.stop(graceful: graceful)
    state.withLock { $0 = .stopped }
  }

  /// Connections and WebSockets open now.
  package var connectionCount: Int {
    state.withLock { if case .running(let core, _) = $0 { core.admission.total } else { 0 } }
  }
}
