import CSockets
import Glibc
import Synchronization

/// The state of one TCP connection while libmicrohttpd has it: who it is and how long it may take for what it
/// does.
final class ClientConnection: Sendable {
  let descriptor: Int32
  let remote: RemoteAddress
  let localPort: UInt16
  let ticket: Admission.Ticket
  private let refusals: PlainRefusal
  private let noteRefusal: @Sendable (ServerRefusal) -> Void
  private let state: Mutex<State>

  private enum Phase {
    /// Between requests; `received` bytes had come when it began.
    case idle(since: Duration, received: UInt64)
    case header(since: Duration)
    case body(since: Duration, received: Int)
    case working
    case responding(since: Duration, acknowledged: UInt64)
    case streaming
    /// Given up: whatever the library asks is answered with no.
    case refused
    case upgraded
    case closed
  }

  private struct State {
    var phase: Phase
    /// Whether the client may still be sending something that nobody will read.
    var hasUnread = false
    var current: Exchange?
    /// The exchange whose request line has come. It is kept here until the request or the connection is over:
    /// the library doesn't say of each that it is.
    var held: Exchange?
    /// What had come and what had been written when the phase between requests began.
    var before: Traffic
    /// The number of bytes of the body that had been read at a tick at which the client sent no more.
    var endedAt: Int?

    /// Returns whether nothing has been read since the tick before, and the client sends no more.
    mutating func isCutShort(_ descriptor: Int32, at received: Int) -> Bool {
      var waiting: Int32 = 0
      _ = ioctl(descriptor, UInt(FIONREAD), &waiting)
      guard waiting == 0, let counts = TransferCounts(descriptor), counts.hasEnded else { return false }
      defer { endedAt = received }
      return endedAt == received
    }
  }

  /// The bytes that came and that were written, since any moment.
  private struct Traffic {
    let received: UInt64
    let written: UInt64
    /// Whether the client has gone.
    let isDead: Bool

    /// - Parameter isNew: Whether the connection begins: what came with its beginning belongs to the first request.
    init(_ descriptor: Int32, isNew: Bool = false) {
      let counts = TransferCounts(descriptor)
      var waiting: Int32 = 0
      _ = ioctl(descriptor, UInt(TIOCOUTQ), &waiting)
      isDead = counts?.isDead ?? true
      received = isNew ? 0 : counts?.received ?? 0
      written = (counts?.acknowledged ?? 0) + UInt64(max(0, waiting))
    }
  }

  init(
    _ descriptor: Int32, remote: RemoteAddress, localPort: UInt16, ticket: Admission.Ticket,
    refusals: PlainRefusal, noteRefusal: @escaping @Sendable (ServerRefusal) -> Void, now: Duration
  ) {
    self.descriptor = descriptor
    self.remote = remote
    self.localPort = localPort
    self.ticket = ticket
    self.refusals = refusals
    self.noteRefusal = noteRefusal
    state = Mutex(State(phase: .idle(since: now, received: 0), before: Traffic(descriptor, isNew: true)))
  }

  /// Whether the client has ended its sending.
  var hasEnded: Bool { TransferCounts(descriptor).map { $0.hasEnded || $0.isDead } ?? true }

  // MARK: What the daemon tells

  /// A request line has come.
  func hold(_ exchange: Exchange) { state.withLock { $0.held = exchange } }

  /// The request's body begins; false where the connection was given up.
  func beginBody(_ exchange: Exchange, now: Duration) -> Bool {
    state.withLock { state in
      if case .refused = state.phase { return false }
      state.phase = .body(since: now, received: 0)
      state.endedAt = nil
      state.current = exchange
      return true
    }
  }

  func receiveBody(_ count: Int) -> Bool {
    state.withLock { state in
      guard case .body(let since, let received) = state.phase else { return false }
      state.phase = .body(since: since, received: received + count)
      return true
    }
  }

  func beginWork() -> Bool {
    state.withLock { state in
      if case .refused = state.phase { return false }
      state.phase = .working
      return true
    }
  }

  func beginResponse(isStream: Bool, hasUnread: Bool, now: Duration) {
    let acknowledged = TransferCounts(descriptor)?.acknowledged ?? 0
    state.withLock { state in
      state.phase = isStream ? .streaming : .responding(since: now, acknowledged: acknowledged)
      state.hasUnread = hasUnread
    }
  }

  func endRequest(now: Duration) {
    let traffic = Traffic(descriptor)
    state.withLock { state in
      state.current = nil
      state.held = nil
      state.before = traffic
      switch state.phase {
      case .refused, .upgraded, .closed: break
      default: state.phase = .idle(since: now, received: traffic.received)
      }
    }
  }

  func upgrade() { state.withLock { $0.phase = .upgraded } }

  /// Writes a refusal in place of a response; the daemon is told no afterwards.
  func refuse(_ status: HTTPStatus, _ reason: String) {
    state.withLock { state in
      refusals.send(status, reason, to: descriptor)
      state.phase = .refused
      state.hasUnread = true
    }
    noteRefusal(ServerRefusal(status, from: remote))
  }

  /// Answers a request that the library gives up without a word: one whose line has blanks or whose cookies
  /// are more than it has room for (0.9.75).
  private func answerIfNobodyDid(_ state: inout State) {
    switch state.phase {
    case .idle, .header: break
    default: return
    }
    let now = Traffic(descriptor)
    guard !now.isDead, now.received > state.before.received, now.written == state.before.written else {
      return
    }
    // With a request line that was read, what was too much stood in the header.
    let status: HTTPStatus = state.held == nil ? .badRequest : .requestHeaderFieldsTooLarge
    refusals.send(
      status,
      state.held == nil
        ? "The request line is not as HTTP has it, or incomplete."
        : "The request's header has more fields or cookies than are allowed, or is incomplete.",
      to: descriptor)
    state.hasUnread = true
    noteRefusal(ServerRefusal(status, from: remote))
  }

  /// The daemon is about to close the descriptor: a copy of it where the client may still be sending, so that
  /// it gets to read its answer.
  func close() -> Int32? {
    state.withLock { state in
      defer {
        state.phase = .closed
        state.current = nil
        state.held = nil
      }
      if case .upgraded = state.phase { return nil }
      answerIfNobodyDid(&state)
      var waiting: Int32 = 0
      _ = ioctl(descriptor, UInt(FIONREAD), &waiting)
      guard state.hasUnread || waiting > 0 else { return nil }
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      return copy >= 0 ? copy : nil
    }
  }

  // MARK: Time

  /// Gives the connection up where it takes too long. The descriptor is open: the daemon calls `close` before
  /// it closes it, and that waits for the same lock.
  func tick(now: Duration, limits: HTTPServer.Limits) {
    var gone: Exchange?
    state.withLock { state in
      switch state.phase {
      case .idle(let since, let received):
        if let counts = TransferCounts(descriptor), counts.received > received {
          state.phase = .header(since: now)
        } else if now - since > limits.idleTime {
          state.phase = .refused
          shutdown(descriptor, csockets_shut_both)
        }
      case .header(let since):
        guard now - since > limits.headerTime else { return }
        giveUp(&state, .requestTimeout, "The request's header took longer than \(limits.headerTime).")
      case .body(_, let received) where state.isCutShort(descriptor, at: received):
        giveUp(&state, .badRequest, "The request ended before its body did.")
      case .body(let since, let received):
        let allowed = limits.bodyTime + .seconds(received / max(1, limits.bytesPerSecond))
        guard now - since > allowed else { return }
        giveUp(&state, .requestTimeout, "The request's body took longer than \(allowed).")
      case .working:
        if let counts = TransferCounts(descriptor), counts.isDead { gone = state.current }
      case .streaming:
        if let counts = TransferCounts(descriptor), counts.isDead || counts.hasEnded { gone = state.current }
      case .responding(let since, let acknowledged):
        let sent = (TransferCounts(descriptor)?.acknowledged ?? acknowledged) - acknowledged
        let allowed = limits.responseTime + .seconds(Int(clamping: sent) / max(1, limits.bytesPerSecond))
        guard now - since > allowed else { return }
        state.phase = .refused
        shutdown(descriptor, csockets_shut_both)
      case .refused, .upgraded, .closed: break
      }
    }
    gone?.clientHasGone()
  }

  private func giveUp(_ state: inout State, _ status: HTTPStatus, _ reason: String) {
    refusals.send(status, reason, to: descriptor)
    noteRefusal(ServerRefusal(status, from: remote))
    state.phase = .refused
    state.hasUnread = true
    // The daemon sees the end of the input and closes.
    shutdown(descriptor, csockets_shut_both)
  }
}
