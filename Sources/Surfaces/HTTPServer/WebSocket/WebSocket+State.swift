import CSockets
import CWslay
import Glibc

extension WebSocket {
  struct Outgoing {
    let opcode: UInt32
    let bytes: [UInt8]
  }

  enum Phase {
    case open
    /// A close is queued or sent.
    case closing(deadline: Duration)
    case over
  }

  struct State {
    var phase = Phase.open
    var ticket: Admission.Ticket?
    var session: FrameSession?
    var outbox = FIFOQueue<Outgoing>()
    var outboxBytes = 0
    var inbox = FIFOQueue<WebSocketMessage>()
    var inboxBytes = 0
    var consumer: CheckedContinuation<WebSocketMessage?, Never>?
    var interest = csockets_in
    var lastHeard: Duration
    var pinged: Duration?
    var messageBucket: TokenBucket
    var frameBucket: TokenBucket
    var extra: [UInt8]
    var closeToSend: (code: WebSocketCloseCode, reason: String)?
    var closed: (code: WebSocketCloseCode, reason: String)?

    init(
      ticket: Admission.Ticket, lastHeard: Duration, messageBucket: TokenBucket, frameBucket: TokenBucket,
      extra: [UInt8]
    ) {
      self.ticket = ticket
      self.lastHeard = lastHeard
      self.messageBucket = messageBucket
      self.frameBucket = frameBucket
      self.extra = extra
    }

    var isOver: Bool { if case .over = phase { true } else { false } }
    var queuedBytes: Int { outboxBytes + (session?.queuedBytes ?? 0) }
  }

  /// The effects that are left for when the lock is open again.
  struct Effects {
    var deliveries: [(CheckedContinuation<WebSocketMessage?, Never>, WebSocketMessage?)] = []
    var isOver = false
    var lingering: Int32?
    var ticket: Admission.Ticket?
  }

  func run(_ effects: Effects) {
    for (consumer, message) in effects.deliveries { consumer.resume(returning: message) }
    if let lingering = effects.lingering { LingeringSocket.take(lingering, loop: core.loop) }
    if effects.isOver { core.end(self) }
  }

  /// The frames' reader and writer, made where there is none.
  func session(_ state: inout State) -> FrameSession {
    if let session = state.session { return session }
    let session = FrameSession(descriptor, limits: limits, extra: state.extra)
    state.extra = []
    state.session = session
    return session
  }

  /// Writes what can be written, and ends what is at its end.
  func flush(_ state: inout State) -> Effects {
    guard !state.isOver else { return Effects() }
    while true {
      if let session = state.session {
        session.write()
        if session.isBroken { return finish(&state, lingers: false) }
        if session.wantsWrite { break }
        if session.isCloseSent { break }
      }
      if let next = state.outbox.removeFirst() {
        state.outboxBytes -= next.bytes.count + WebSocket.messageCost
        next.bytes.withUnsafeBytes { session(&state).queue(next.opcode, $0) }
      } else if let (code, reason) = state.closeToSend {
        state.closeToSend = nil
        session(&state).close(code, reason)
      } else {
        break
      }
    }
    if let session = state.session {
      if session.isCloseSent, !session.isReading || session.closeReceived != nil {
        return finish(&state, lingers: true)
      }
      if session.isIdle { state.session = nil }
    }
    updateInterest(&state)
    return Effects()
  }

  /// Asks for the events that can be used now.
  func updateInterest(_ state: inout State) {
    guard !state.isOver else { return }
    var events: UInt32 = 0
    // A client that doesn't take its answers isn't listened to either: its pings make more of them.
    let isCongested = state.inboxBytes >= limits.inboxBytes || state.queuedBytes > 2 * limits.outboxBytes
    // Where the frames' reader has ended, what comes is left for the end of the connection.
    if !isCongested, state.session?.isReading ?? true { events |= csockets_in }
    if state.session?.wantsWrite ?? false { events |= csockets_out }
    guard events != state.interest else { return }
    state.interest = events
    core.loop.change(number: number, descriptor: descriptor, events: events)
  }

  /// Ends the connection; the consumer gets what came before.
  func finish(_ state: inout State, lingers: Bool) -> Effects {
    guard !state.isOver else { return Effects() }
    var effects = Effects()
    effects.isOver = true
    state.closed = state.closed ?? state.session?.closeReceived ?? (.abnormal, "")
    state.phase = .over
    state.session = nil
    state.outbox = FIFOQueue()
    state.outboxBytes = 0
    core.loop.remove(number: number, descriptor: descriptor)
    if lingers {
      shutdown(descriptor, csockets_shut_write)
      effects.lingering = descriptor
    } else {
      Glibc.close(descriptor)
    }
    effects.ticket = state.ticket
    state.ticket = nil
    if let consumer = state.consumer {
      state.consumer = nil
      effects.deliveries.append((consumer, nil))
    }
    return effects
  }
}
