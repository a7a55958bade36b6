import CSockets
import CWslay
import Glibc
import Synchronization

/// One WebSocket of the server's (RFC 6455).
///
/// All its functions may be called from any thread or task. Messages are sent in the order of the calls and
/// received in the order they came. An idle socket has no buffers.
package final class WebSocket: Sendable {
  package enum SendResult: Sendable, Hashable {
    /// The system has it, or it waits in the queue and will be sent.
    case queued
    /// The client doesn't read fast enough: the queue has no room. Nothing was queued.
    case full
    /// The socket is closed or about to.
    case closed
  }

  package let remoteAddress: RemoteAddress
  let number: UInt64
  let descriptor: Int32
  let core: ServerCore
  let state: Mutex<State>

  var limits: HTTPServer.WebSocketLimits { core.configuration.webSockets }

  private init(_ descriptor: Int32, remote: RemoteAddress, core: ServerCore, state: State) {
    self.descriptor = descriptor
    remoteAddress = remote
    self.core = core
    number = core.loop.reserveNumber()
    self.state = Mutex(state)
  }

  /// Takes a descriptor over whose handshake is done.
  static func start(
    _ descriptor: Int32, extra: [UInt8], remote: RemoteAddress, ticket: Admission.Ticket, core: ServerCore,
    accept: @escaping @Sendable (WebSocket) async -> Void
  ) {
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    let now = core.loop.now
    let limits = core.configuration.webSockets
    let socket = WebSocket(
      descriptor, remote: remote, core: core,
      state: State(
        ticket: ticket, lastHeard: now, messageBucket: TokenBucket(burst: limits.messageBurst, now: now),
        frameBucket: TokenBucket(burst: limits.frameBurst, now: now), extra: extra))
    let isKnown = core.begin(socket)
    let isPolled = core.loop.add(
      socket, number: socket.number, descriptor: descriptor, events: csockets_in)
    guard isPolled else {
      socket.abort()
      return
    }
    if !isKnown {
      socket.close(code: .goingAway, reason: "The server stops.")
      return
    }
    if !extra.isEmpty { socket.handle(events: csockets_in) }
    Task {
      await accept(socket)
      socket.close()
    }
  }

  // MARK: Sending

  /// Sends a text.
  package func send(_ text: String) -> SendResult {
    var text = text
    return text.withUTF8 { send(WSLAY_TEXT_FRAME.rawValue, UnsafeRawBufferPointer($0)) }
  }

  /// Sends bytes.
  package func send(_ bytes: [UInt8]) -> SendResult {
    bytes.withUnsafeBytes { send(WSLAY_BINARY_FRAME.rawValue, $0) }
  }

  private func send(_ opcode: UInt32, _ bytes: UnsafeRawBufferPointer) -> SendResult {
    let (result, effects) = state.withLock { state -> (SendResult, Effects) in
      guard case .open = state.phase else { return (.closed, Effects()) }
      guard state.queuedBytes + bytes.count <= limits.outboxBytes else { return (.full, Effects()) }
      if state.outbox.isEmpty, !(state.session?.wantsWrite ?? false) {
        session(&state).queue(opcode, bytes)
      } else {
        state.outbox.append(Outgoing(opcode: opcode, bytes: Array(bytes)))
        state.outboxBytes += bytes.count + WebSocket.messageCost
      }
      let effects = flush(&state)
      return (.queued, effects)
    }
    run(effects)
    return result
  }

  /// What a message that waits counts beside its bytes, so that empty ones are bounded too.
  static let messageCost = 64

  /// Bytes of messages that the system has not yet taken.
  package var queuedBytes: Int { state.withLock { $0.queuedBytes } }

  /// Drops the messages that wait, other than one that is half sent.
  /// - Returns: how many were dropped.
  @discardableResult
  package func discardQueued() -> Int {
    state.withLock { state in
      defer {
        state.outbox = FIFOQueue()
        state.outboxBytes = 0
      }
      return state.outbox.count
    }
  }

  // MARK: Receiving

  /// The messages in their order, until the socket closes. One consumer at a time; where it is slow, the socket
  /// is read no further than `WebSocketLimits.inboxBytes`.
  package var messages: Messages { Messages(socket: self) }

  package struct Messages: AsyncSequence, Sendable {
    fileprivate let socket: WebSocket

    package struct Iterator: AsyncIteratorProtocol {
      fileprivate let socket: WebSocket
      package func next() async -> WebSocketMessage? { await socket.nextMessage() }
    }
    package func makeAsyncIterator() -> Iterator { Iterator(socket: socket) }
  }

  /// The next message; nil where the socket is closed or the task is cancelled.
  private func nextMessage() async -> WebSocketMessage? {
    if let (message, effects) = state.withLock({ takeMessage(&$0) }) {
      run(effects)
      return message
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready = state.withLock { state -> (WebSocketMessage?, Effects)? in
          if let taken = takeMessage(&state) { return taken }
          guard !state.isOver, !Task.isCancelled, state.consumer == nil else { return (nil, Effects()) }
          state.consumer = continuation
          return nil
        }
        guard let (message, effects) = ready else { return }
        run(effects)
        continuation.resume(returning: message)
      }
    } onCancel: {
      let consumer = state.withLock { state in
        defer { state.consumer = nil }
        return state.consumer
      }
      consumer?.resume(returning: nil)
    }
  }

  private func takeMessage(_ state: inout State) -> (WebSocketMessage?, Effects)? {
    guard let message = state.inbox.removeFirst() else { return nil }
    state.inboxBytes -= message.count + WebSocket.messageCost
    updateInterest(&state)
    return (message, Effects())
  }

  // MARK: Closing

  /// Closes after what is queued was sent: says why, waits for the other side's close no longer than
  /// `WebSocketLimits.closeWithin`, then ends the connection. Does nothing where it is closed already.
  package func close(code: WebSocketCloseCode = .normal, reason: String = "") {
    let effects = state.withLock { state -> Effects in
      guard case .open = state.phase else { return Effects() }
      state.phase = .closing(deadline: core.loop.now + limits.closeWithin)
      state.closeToSend = (code, reason)
      return flush(&state)
    }
    run(effects)
  }

  /// Ends the connection at once.
  func abort() {
    let effects = state.withLock { finish(&$0, lingers: false) }
    run(effects)
  }

  /// Whether messages can still be sent.
  package var isOpen: Bool { state.withLock { if case .open = $0.phase { true } else { false } } }

  /// The code with which the other side closed, once it has; `abnormal` where the connection broke.
  package var closeCode: WebSocketCloseCode? { state.withLock { $0.closed?.code } }
  package var closeReason: String? { state.withLock { $0.closed?.reason } }
}
