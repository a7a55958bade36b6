import CSockets
import Glibc

/// A bound socket that listens, not yet polled.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  let host: String
  let port: UInt16

  /// - Throws: `invalidAddress`, `addressInUse` or `cannotStart`.
  init(host: String, port: UInt16) throws(HTTPServerError) {
    guard let address = SocketAddress(host: host, port: port) else {
      throw HTTPServerError(.invalidAddress, "\(host) is no numeric IP address.")
    }
    let descriptor = socket(
      address.family, csockets_stream, 0)
    guard descriptor >= 0 else {
      throw HTTPServerError(
        .invalidAddress, "The system has no sockets for \(host).", systemError: errno)
    }
    // A port whose last connections linger can be taken again at once.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, 4)
    if address.family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, 4) }
    var failure: Int32 = 0
    if address.withPointer({ bind(descriptor, $0, $1) }) != 0 || listen(descriptor, 1_024) != 0 {
      failure = errno
    }
    guard failure == 0 else {
      close(descriptor)
      switch failure {
      case EADDRINUSE:
        throw HTTPServerError(
          .addressInUse, "Port \(port) of \(host) is in use by another program.", systemError: failure)
      case EADDRNOTAVAIL:
        throw HTTPServerError(
          .invalidAddress, "\(host) is no address of this machine.", systemError: failure)
      case EACCES:
        throw HTTPServerError(
          .cannotStart, "Port \(port) of \(host) may not be used by this user; take one above 1023.",
          systemError: failure)
      default:
        throw HTTPServerError(
          .cannotStart, "\(host) port \(port) cannot be listened on.", systemError: failure)
      }
    }
    let bound = SocketAddress { pointer, size in getsockname(descriptor, pointer, size) }
    self.descriptor = descriptor
    self.host = host
    self.port = bound.remote.port
  }

  /// The sockets a binding stands for, all with the same port.
  static func open(
    _ binding: HTTPServer.Binding, port: UInt16
  ) throws(HTTPServerError) -> [ListeningSocket] {
    switch binding {
    case .address(let host): return [try ListeningSocket(host: host, port: port)]
    case .loopback:
      // Another program may have the IPv6 port of the number that was free for IPv4: try some.
      var last: HTTPServerError?
      for _ in 0..<(port == 0 ? 16 : 1) {
        let four = try ListeningSocket(host: "127.0.0.1", port: port)
        do throws(HTTPServerError) {
          return [four, try ListeningSocket(host: "::1", port: four.port)]
        } catch {
          // Without IPv6 in the system, `localhost` is 127.0.0.1 alone.
          if error.code == .invalidAddress { return [four] }
          close(four.descriptor)
          last = error
        }
      }
      throw last ?? HTTPServerError(.cannotStart, "No port is free on both loopback addresses.")
    }
  }
}
