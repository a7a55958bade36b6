import CSockets
import Glibc
import Synchronization

/// A connection whose first header hasn't come: it is looked at, and left where it is, before the daemon gets it.
///
/// How long it may take is `ClientConnection`'s to say, which ends what takes too long.
final class ArrivingConnection: EventSource {
  private let client: ClientConnection
  private let address: SocketAddress
  private let core: ServerCore
  private let number: UInt64
  private let isOver = Mutex(false)

  private init(_ client: ClientConnection, _ address: SocketAddress, core: ServerCore) {
    self.client = client
    self.address = address
    self.core = core
    number = core.loop.reserveNumber()
  }

  /// Takes a connection over.
  static func take(_ client: ClientConnection, _ address: SocketAddress, core: ServerCore) {
    let arriving = ArrivingConnection(client, address, core: core)
    let isTaken = core.loop.add(
      arriving, number: arriving.number, descriptor: client.descriptor, events: csockets_in)
    if !isTaken { arriving.end() }
  }

  func handle(events: UInt32) {
    // As much as is allowed and a little: what is more is refused.
    var room = [UInt8](repeating: 0, count: core.configuration.limits.headerBytes + 512)
    let count = recv(client.descriptor, &room, room.count, csockets_peek_flags)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return end() }
    let bytes = room[..<count]
    if let header = HeaderScreen.count(of: bytes) {
      let fields = core.configuration.limits.headerFields
      if let refusal = HeaderScreen.refusal(of: bytes[..<header], fields: fields) {
        refuse(refusal.status, refusal.reason)
      } else {
        handOver()
      }
    } else if count == room.count {
      let most = core.configuration.limits.headerBytes
      bytes.contains(0x0A)
        ? refuse(
          .requestHeaderFieldsTooLarge, "The request's header is larger than the \(most) bytes allowed.")
        : refuse(
          .uriTooLong,
          "The target is longer than the \(core.configuration.limits.targetBytes) bytes allowed.")
    } else if events & (csockets_error | csockets_hang_up) != 0 {
      end()
    } else if !client.hasEnded {
      wait(for: count + 1)
    } else {
      end()
    }
  }

  /// Waits until more bytes are there than were seen.
  private func wait(for count: Int) {
    var least = Int32(count)
    setsockopt(client.descriptor, SOL_SOCKET, SO_RCVLOWAT, &least, 4)
  }

  private func handOver() {
    guard leave() else { return }
    var least: Int32 = 1
    setsockopt(client.descriptor, SOL_SOCKET, SO_RCVLOWAT, &least, 4)
    core.handOver(client, address)
  }

  private func refuse(_ status: HTTPStatus, _ reason: String) {
    guard leave() else { return }
    client.refuse(status, reason)
    finish()
  }

  private func end() {
    if leave() { finish() }
  }

  /// Closes the connection, so that its client gets to read its answer.
  private func finish() {
    let copy = client.close()
    core.remove(client)
    close(client.descriptor)
    if let copy { LingeringSocket.take(copy, loop: core.loop) }
  }

  /// Leaves the loop, once.
  private func leave() -> Bool {
    let isFirst = isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    if isFirst { core.loop.remove(number: number, descriptor: client.descriptor) }
    return isFirst
  }

  func tick(now: Duration) {}
  func loopEnded() { end() }
}
