import CMicrohttpd
import CSockets
import Dispatch
import Glibc
import Synchronization

/// One run of a server, from start to stop.
final class ServerCore: Sendable {
  let configuration: HTTPServer.Configuration
  let handler: HTTPServer.Handler
  let loop: EventLoop
  let admission: Admission
  let refusals: PlainRefusal
  private let state = Mutex(State())

  private struct State {
    var daemon: Daemon?
    var acceptors: [Acceptor] = []
    /// Connections the daemon has, by descriptor.
    var connections: [Int32: ClientConnection] = [:]
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    var webSockets: [UInt64: WebSocket] = [:]
    var isStopping = false
    var drained: (deadline: Duration, continuation: CheckedContinuation<Void, Never>)?
  }

  init(
    configuration: HTTPServer.Configuration, handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.handler = handler
    loop = try EventLoop(clock: configuration.elapsed, tick: configuration.tick)
    admission = Admission(limits: configuration.limits)
    refusals = PlainRefusal(headers: configuration.refusalHeaders)
  }

  // MARK: Start

  func start() throws(HTTPServerError) -> HTTPServer.Address {
    raiseDescriptorLimit()
    let sockets = try ListeningSocket.open(configuration.binding, port: configuration.port)
    do throws(HTTPServerError) {
      let daemon = try Daemon(core: self)
      state.withLock { $0.daemon = daemon }
      try loop.start { [weak self] now in self?.tick(now: now) }
    } catch {
      for socket in sockets { close(socket.descriptor) }
      takeDaemon()?.stop()
      throw error
    }
    for socket in sockets {
      let acceptor = Acceptor(socket, loop: loop) { [weak self] descriptor, address, port in
        self?.accept(descriptor, from: address, localPort: port)
      }
      state.withLock { $0.acceptors.append(acceptor) }
      _ = acceptor.start()
    }
    return HTTPServer.Address(port: sockets[0].port, hosts: sockets.map(\.host))
  }

  /// A process begins with 1,024 descriptors allowed, far fewer than the connections a server may have.
  private func raiseDescriptorLimit() {
    var limit = rlimit()
    let wanted = rlim_t(configuration.limits.connections) + 512
    guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < wanted else {
      return
    }
    limit.rlim_cur = min(limit.rlim_max, wanted)
    if setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) != 0 {
      configuration.report("The system allows no more than \(limit.rlim_cur) open descriptors.")
    }
  }

  private func accept(_ descriptor: Int32, from address: SocketAddress, localPort: UInt16) {
    let remote = address.remote
    if isAnotherUser(descriptor, remote) {
      return refuse(
        descriptor, .forbidden, "This address belongs to another user of this machine.",
        ServerRefusal(.otherUser, .forbidden, from: remote))
    }
    switch admission.admit(remote) {
    case .refused(let status, let reason):
      refuse(descriptor, status, reason, ServerRefusal(status, from: remote))
    case .admitted(let ticket):
      let connection = ClientConnection(
        descriptor, remote: remote, localPort: localPort, ticket: ticket, refusals: refusals,
        noteRefusal: configuration.refused, now: loop.now)
      state.withLock { $0.connections[descriptor] = connection }
      ArrivingConnection.take(connection, address, core: self)
    }
  }

  /// Gives the daemon a connection whose first header has come.
  func handOver(_ connection: ClientConnection, _ address: SocketAddress) {
    let daemon = state.withLock { $0.daemon }
    guard let daemon, daemon.add(connection.descriptor, address) else {
      if daemon == nil { close(connection.descriptor) }
      remove(connection)
      return
    }
  }

  /// Whether a connection within this machine is of a user that isn't let in.
  private func isAnotherUser(_ descriptor: Int32, _ remote: RemoteAddress) -> Bool {
    guard let allowed = configuration.allowedUser, remote.isLoopback,
      let user = PeerUser.find(descriptor)
    else { return false }
    return user != allowed
  }

  private func refuse(_ descriptor: Int32, _ status: HTTPStatus, _ reason: String, _ refusal: ServerRefusal) {
    refusals.send(status, reason, to: descriptor)
    LingeringSocket.take(descriptor, loop: loop)
    configuration.refused(refusal)
  }

  // MARK: What is open

  func connection(of descriptor: Int32) -> ClientConnection? {
    state.withLock { $0.connections[descriptor] }
  }

  func remove(_ connection: ClientConnection) {
    state.withLock { state in
      if state.connections[connection.descriptor] === connection {
        state.connections[connection.descriptor] = nil
      }
    }
  }

  /// A request has begun; false where the server stops and takes no more.
  func begin(_ exchange: Exchange) -> Bool {
    state.withLock { state in
      guard !state.isStopping else { return false }
      state.exchanges[ObjectIdentifier(exchange)] = exchange
      return true
    }
  }

  func end(_ exchange: Exchange) {
    state.withLock { _ = $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
    resumeIfDrained(now: nil)
  }

  /// A handshake is done; false where the server stops. It waits for that socket as for the others, which has to be
  /// told: the handshake's answer may have been on its way when the end began.
  func begin(_ socket: WebSocket) -> Bool {
    state.withLock { state in
      state.webSockets[socket.number] = socket
      return !state.isStopping
    }
  }

  func end(_ socket: WebSocket) {
    state.withLock { _ = $0.webSockets.removeValue(forKey: socket.number) }
    resumeIfDrained(now: nil)
  }

  // MARK: Time

  private func tick(now: Duration) {
    let connections = state.withLock { Array($0.connections.values) }
    for connection in connections { connection.tick(now: now, limits: configuration.limits) }
    resumeIfDrained(now: now)
  }

  // MARK: Stop

  func stop(graceful: Duration) async {
    let (acceptors, sockets) = state.withLock { state in
      state.isStopping = true
      defer { state.acceptors = [] }
      return (state.acceptors, Array(state.webSockets.values))
    }
    for acceptor in acceptors { acceptor.stop() }
    for socket in sockets { socket.close(code: .goingAway, reason: "The server stops.") }
    let deadline = loop.now + graceful
    await withCheckedContinuation { continuation in
      state.withLock { $0.drained = (deadline, continuation) }
      resumeIfDrained(now: loop.now)
    }
    // Both wait for threads, which a thread of the concurrency runtime shouldn't.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        self.finish()
        continuation.resume()
      }
    }
  }

  private func resumeIfDrained(now: Duration?) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard let (deadline, continuation) = state.drained else { return nil }
      let isDrained = state.exchanges.isEmpty && state.webSockets.isEmpty
      guard isDrained || now.map({ $0 >= deadline }) ?? false else { return nil }
      state.drained = nil
      return continuation
    }
    continuation?.resume()
  }

  private func finish() {
    let (exchanges, sockets) = state.withLock { state in
      (Array(state.exchanges.values), Array(state.webSockets.values))
    }
    // The daemon must have no suspended connection when it ends.
    for exchange in exchanges { exchange.abandon() }
    for socket in sockets { socket.abort() }
    takeDaemon()?.stop()
    loop.end()
    state.withLock { $0.connections = [:] }
  }

  private func takeDaemon() -> Daemon? {
    state.withLock { state in
      defer { state.daemon = nil }
      return state.daemon
    }
  }
}
