import CMicrohttpd
import Glibc

/// libmicrohttpd's daemon with its polling threads.
///
/// `@unchecked Sendable`: the pointer never changes, and the library allows `MHD_add_connection` on any thread
/// of a daemon with its own polling threads. Nobody adds after `stop`, because the core gives the daemon up
/// before it stops it.
final class Daemon: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let context: Unmanaged<ServerCore>

  /// The memory of one connection in which the library keeps the header, an entry for each field and cookie,
  /// and its buffers: what it refuses itself, in its own words, has to be beyond our limits.
  private static func connectionMemory(_ limits: HTTPServer.Limits) -> Int {
    limits.headerBytes + limits.headerFields * 64 + 10 * 1024
  }

  init(core: ServerCore) throws(HTTPServerError) {
    let limits = core.configuration.limits
    context = Unmanaged.passRetained(core)
    let daemon = cmicrohttpd_start(
      UInt32(clamping: core.configuration.pollingThreads), UInt32(clamping: limits.connections + 64),
      Daemon.connectionMemory(limits), DaemonCallbacks.access, DaemonCallbacks.target,
      DaemonCallbacks.completed, DaemonCallbacks.connection, DaemonCallbacks.unescape, context.toOpaque())
    guard let daemon else {
      context.release()
      throw HTTPServerError(.cannotStart, "The server's threads cannot be started.", systemError: errno)
    }
    pointer = daemon
  }

  /// Hands an accepted socket over; where it fails the socket is closed.
  func add(_ descriptor: Int32, _ address: SocketAddress) -> Bool {
    address.withPointer { MHD_add_connection(pointer, descriptor, $0, $1) } == .YES
  }

  /// Closes all connections and waits for the threads.
  func stop() {
    MHD_stop_daemon(pointer)
    context.release()
  }
}
