import CSockets
import CWslay
import Glibc

extension WebSocket: EventSource {
  func handle(events: UInt32) {
    let effects = state.withLock { state -> Effects in
      guard !state.isOver else { return Effects() }
      let isReadable = events & csockets_in != 0
      let hasFailed = events & (csockets_error | csockets_hang_up) != 0
      if hasFailed, !isReadable { return finish(&state, lingers: false) }
      return isReadable ? read(&state) : flush(&state)
    }
    run(effects)
  }

  private func read(_ state: inout State) -> Effects {
    let session = session(&state)
    session.read()
    let now = core.loop.now
    if session.hasHeard {
      state.lastHeard = now
      state.pinged = nil
    }
    var deliveries: [(CheckedContinuation<WebSocketMessage?, Never>, WebSocketMessage?)] = []
    if case .open = state.phase {
      let limits = limits
      let mayFrames = state.frameBucket.take(
        session.frames, perSecond: limits.framesPerSecond, burst: limits.frameBurst, now: now)
      let mayMessages = state.messageBucket.take(
        session.received.count, perSecond: limits.messagesPerSecond, burst: limits.messageBurst, now: now)
      if mayFrames, mayMessages {
        for message in session.received {
          state.inbox.append(message)
          state.inboxBytes += message.count + WebSocket.messageCost
        }
        if let consumer = state.consumer, let first = state.inbox.removeFirst() {
          state.consumer = nil
          state.inboxBytes -= first.count + WebSocket.messageCost
          deliveries.append((consumer, first))
        }
      } else {
        session.reject(.policyViolation, "Too many \(mayFrames ? "messages" : "frames") a second.")
      }
    }
    let isEnding = !session.isReading
    if session.isBroken {
      var effects = finish(&state, lingers: false)
      effects.deliveries = deliveries + effects.deliveries
      return effects
    }
    if isEnding, case .open = state.phase {
      state.phase = .closing(deadline: now + limits.closeWithin)
      state.outbox = FIFOQueue()
      state.outboxBytes = 0
    }
    var effects = flush(&state)
    effects.deliveries = deliveries + effects.deliveries
    return effects
  }

  func tick(now: Duration) {
    let effects = state.withLock { state -> Effects in
      switch state.phase {
      case .over: return Effects()
      case .closing(let deadline):
        return now >= deadline ? finish(&state, lingers: false) : Effects()
      case .open:
        if let pinged = state.pinged {
          return now - pinged > limits.pongWithin ? finish(&state, lingers: false) : Effects()
        }
        guard now - state.lastHeard > limits.pingAfter else { return Effects() }
        state.pinged = now
        session(&state).queue(WSLAY_PING.rawValue, UnsafeRawBufferPointer(start: nil, count: 0))
        return flush(&state)
      }
    }
    run(effects)
  }

  func loopEnded() { abort() }
}
