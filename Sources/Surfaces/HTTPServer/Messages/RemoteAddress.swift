import Glibc

/// The address that a connection comes from.
package struct RemoteAddress: Sendable, Hashable, CustomStringConvertible {
  /// The four or sixteen bytes of the address; an IPv4 address that came over IPv6 has four.
  package let bytes: [UInt8]
  package let port: UInt16

  package init(bytes: [UInt8], port: UInt16) {
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    self.bytes = bytes.count == 16 && bytes.starts(with: mapped) ? Array(bytes[12...]) : bytes
    self.port = port
  }

  /// Reads a numeric address, such as one that a proxy names; nil where it is none.
  package init?(_ text: String) {
    guard let address = SocketAddress(host: text, port: 0) else { return nil }
    self = address.remote
  }

  /// Whether it comes from this machine: 127.0.0.0/8 or ::1.
  package var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  package var description: String {
    if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
    guard bytes.count == 16 else { return "unknown" }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "unknown" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The bytes that count as one neighbour where connections are limited: an address, and of IPv6 the first
  /// 64 bits, which one customer gets.
  package var neighbour: [UInt8] { bytes.count == 16 && !isLoopback ? Array(bytes.prefix(8)) : bytes }
}
