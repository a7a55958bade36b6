import Glibc

/// The addresses under which other machines reach this one.
enum NetworkAddresses {
  /// Numeric, of all interfaces that are up; what a name server could not point elsewhere.
  static var ofThisMachine: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var result: [String] = []
    var next = first
    while let interface = next {
      defer { next = interface.pointee.ifa_next }
      guard let address = interface.pointee.ifa_addr else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let name = String(
        decoding: text.prefix { $0 != 0 && $0 != 0x25 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      result.append(name)
    }
    return result
  }
}

extension NetworkAddresses {
  /// The addresses of a host, by name or number; empty where it isn't known. Blocks while names are looked
  /// up.
  static func addresses(of host: String) -> [IPAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var result: [IPAddress] = []
    var next = first
    while let entry = next {
      defer { next = entry.pointee.ai_next }
      guard let address = entry.pointee.ai_addr else { continue }
      switch entry.pointee.ai_family {
      case AF_INET:
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          result.append(IPAddress(withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }))
        }
      case AF_INET6:
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          result.append(IPAddress(withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }))
        }
      default: continue
      }
    }
    return result
  }
}

/// An address of a machine, as its 4 or 16 bytes.
struct IPAddress: Equatable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A Boolean value that indicates whether the address is one of the public network: none of this machine,
  /// of a local network or for special use (the IANA registries of special-purpose addresses, RFC 6890).
  var isPublic: Bool {
    if bytes.count == 16 {
      // An IPv4 address within: mapped (::ffff:0:0/96), or translated (64:ff9b::/96).
      if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF { return false }
      if bytes.starts(with: [0, 0x64, 0xFF, 0x9B]) { return false }
      // Only 2000::/3 is in use; documentation, 6to4 and Teredo lie in it.
      guard bytes[0] & 0xE0 == 0x20 else { return false }
      return !bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8]) && !bytes.starts(with: [0x20, 0x02])
        && !bytes.starts(with: [0x20, 0x01, 0, 0])
    }
    guard bytes.count == 4 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0, _), (10, _), (127, _), (169, 254), (172, 16...31), (192, 168), (192, 0), (100, 64...127),
      (198, 18...19),
      (224..., _):
      return false
    default: return true
    }
  }
}
