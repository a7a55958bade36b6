import CSockets
import Glibc

/// The user whose program is at the other end of a connection within this machine.
enum PeerUser {
  /// Asks the system by sock_diag(7), in a time that doesn't depend on how many sockets there are.
  ///
  /// A socket that its program has closed already counts as root's, as the system has it.
  ///
  /// - Parameter descriptor: The server's end of a connection between two addresses of this machine.
  /// - Returns: nil where the system doesn't tell.
  static func find(_ descriptor: Int32) -> uid_t? {
    let local = SocketAddress { getsockname(descriptor, $0, $1) }
    let peer = SocketAddress { getpeername(descriptor, $0, $1) }
    guard var question = Question(of: peer, to: local) else { return nil }
    let asking = socket(csockets_netlink_family, csockets_netlink_kind, csockets_netlink_diagnostics)
    guard asking >= 0 else { return nil }
    defer { close(asking) }
    let count = MemoryLayout<Question>.size
    guard send(asking, &question, count, 0) == count else { return nil }
    var answer = [UInt8](repeating: 0, count: 1024)
    let received = recv(asking, &answer, answer.count, csockets_receive_flags)
    let header = MemoryLayout<nlmsghdr>.size
    guard received >= header + MemoryLayout<inet_diag_msg>.size else { return nil }
    return answer.withUnsafeBytes { bytes in
      guard bytes.loadUnaligned(as: nlmsghdr.self).nlmsg_type == csockets_socket_by_family else { return nil }
      return bytes.loadUnaligned(fromByteOffset: header, as: inet_diag_msg.self).idiag_uid
    }
  }

  /// The message that asks for one TCP socket by its two ends.
  private struct Question {
    private var header = nlmsghdr()
    private var request = inet_diag_req_v2()

    init?(of source: SocketAddress, to destination: SocketAddress) {
      guard source.family == destination.family, source.family == AF_INET || source.family == AF_INET6
      else { return nil }
      header.nlmsg_len = UInt32(MemoryLayout<Question>.size)
      header.nlmsg_type = csockets_socket_by_family
      header.nlmsg_flags = csockets_request
      request.sdiag_family = UInt8(source.family)
      request.sdiag_protocol = UInt8(IPPROTO_TCP)
      request.idiag_states = .max
      request.id.idiag_sport = source.remote.port.bigEndian
      request.id.idiag_dport = destination.remote.port.bigEndian
      request.id.idiag_cookie = (csockets_no_cookie, csockets_no_cookie)
      Self.copy(source.remote.bytes, to: &request.id.idiag_src)
      Self.copy(destination.remote.bytes, to: &request.id.idiag_dst)
    }

    private static func copy<Room>(_ bytes: [UInt8], to room: inout Room) {
      withUnsafeMutableBytes(of: &room) { $0.copyBytes(from: bytes.prefix($0.count)) }
    }
  }
}
