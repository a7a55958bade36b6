import CSockets
import Glibc
import Synchronization

/// A socket that has been answered and shut for writing, while its client may still be sending: what comes is
/// read and dropped for a moment, so that the answer isn't lost by a reset (RFC 9112, section 9.6).
final class LingeringSocket: EventSource {
  private let descriptor: Int32
  private let loop: EventLoop
  private let number: UInt64
  private let deadline: Duration
  private let state: Mutex<State>

  private struct State {
    var isOpen = true
    var dropped = 0
  }

  private static let time = Duration.seconds(2)
  private static let bytes = 4 << 20
  /// As many at once; more are closed at once.
  private static let maximum = 256
  private static let count = Atomic<Int>(0)

  private init(_ descriptor: Int32, loop: EventLoop) {
    self.descriptor = descriptor
    self.loop = loop
    number = loop.reserveNumber()
    deadline = loop.now + LingeringSocket.time
    state = Mutex(State())
  }

  /// Takes a descriptor over; it will be closed.
  static func take(_ descriptor: Int32, loop: EventLoop) {
    // Whoever else had it may have closed it without a word to the client, which would wait for the end.
    shutdown(descriptor, csockets_shut_write)
    let before = count.add(1, ordering: .relaxed).oldValue
    let socket = LingeringSocket(descriptor, loop: loop)
    if before >= maximum
      || !loop.add(
        socket, number: socket.number, descriptor: descriptor,
        events: csockets_in)
    {
      socket.finish()
    }
  }

  private func finish() {
    let wasOpen = state.withLock { state in
      defer { state.isOpen = false }
      return state.isOpen
    }
    guard wasOpen else { return }
    loop.remove(number: number, descriptor: descriptor)
    close(descriptor)
    LingeringSocket.count.subtract(1, ordering: .relaxed)
  }

  func handle(events: UInt32) {
    var block = [UInt8](repeating: 0, count: 16 * 1024)
    let received = recv(descriptor, &block, block.count, csockets_receive_flags)
    if received < 0, errno == EAGAIN || errno == EINTR { return }
    let isEnough = state.withLock { state in
      state.dropped += max(0, received)
      return state.dropped > LingeringSocket.bytes
    }
    if received <= 0 || isEnough { finish() }
  }

  func tick(now: Duration) { if now >= deadline { finish() } }
  func loopEnded() { finish() }
}
