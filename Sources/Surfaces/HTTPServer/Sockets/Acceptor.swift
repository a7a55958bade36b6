import CSockets
import Glibc
import Synchronization

/// An acceptor that takes the connections of one listening socket and hands them on.
final class Acceptor: EventSource {
  private let socket: ListeningSocket
  private let loop: EventLoop
  private let number: UInt64
  private let accepted: @Sendable (_ descriptor: Int32, SocketAddress, _ localPort: UInt16) -> Void
  private let state: Mutex<State>

  private struct State {
    var isOpen = true
    /// A descriptor that is given up to be able to refuse where the process has no more of them.
    var spare: Int32
    var isPaused = false
  }

  /// Connections taken before other sockets have their turn.
  private static let perTurn = 64

  init(
    _ socket: ListeningSocket, loop: EventLoop,
    accepted: @escaping @Sendable (Int32, SocketAddress, UInt16) -> Void
  ) {
    self.socket = socket
    self.loop = loop
    self.accepted = accepted
    number = loop.reserveNumber()
    state = Mutex(State(spare: Acceptor.spareDescriptor()))
  }

  private static func spareDescriptor() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  func start() -> Bool {
    loop.add(self, number: number, descriptor: socket.descriptor, events: csockets_in)
  }

  /// No more connections; those that wait in the system's queue are refused by it.
  func stop() {
    state.withLock { state in
      guard state.isOpen else { return }
      state.isOpen = false
      loop.remove(number: number, descriptor: socket.descriptor)
      close(socket.descriptor)
      if state.spare >= 0 { close(state.spare) }
    }
  }

  func handle(events: UInt32) {
    for _ in 0..<Acceptor.perTurn {
      var descriptor: Int32 = -1
      var failure: Int32 = 0
      let address = SocketAddress { pointer, size in
        descriptor = state.withLock { state in
          guard state.isOpen else { return -1 }
          let result = accept4(
            socket.descriptor, pointer, size, csockets_accept_flags)
          failure = errno
          return result
        }
      }
      guard descriptor >= 0 else {
        if failure == EMFILE || failure == ENFILE { refuseWithoutDescriptors() }
        return
      }
      accepted(descriptor, address, socket.port)
    }
  }

  /// Lets one connection go with the spare descriptor and rests until the next tick, so that a full table of
  /// descriptors doesn't keep the loop busy.
  private func refuseWithoutDescriptors() {
    state.withLock { state in
      guard state.isOpen, !state.isPaused else { return }
      if state.spare >= 0 { close(state.spare) }
      let waiting = accept4(socket.descriptor, nil, nil, csockets_accept_flags)
      if waiting >= 0 { close(waiting) }
      state.spare = Acceptor.spareDescriptor()
      state.isPaused = true
      loop.change(number: number, descriptor: socket.descriptor, events: 0)
    }
  }

  func tick(now: Duration) {
    state.withLock { state in
      guard state.isPaused, state.isOpen else { return }
      state.isPaused = false
      loop.change(number: number, descriptor: socket.descriptor, events: csockets_in)
    }
  }

  func loopEnded() { stop() }
}
