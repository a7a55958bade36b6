import Glibc

/// The system's form of an address, for listening and accepting.
struct SocketAddress {
  private(set) var storage = sockaddr_storage()
  private(set) var count: socklen_t

  var family: Int32 { Int32(storage.ss_family) }

  /// A numeric address with a port; nil where it is none.
  init?(host: String, port: UInt16) {
    var four = sockaddr_in()
    var six = sockaddr_in6()
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      count = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutableBytes(of: &storage) { target in
        withUnsafeBytes(of: four) { target.copyMemory(from: $0) }
      }
    } else if inet_pton(AF_INET6, host, &six.sin6_addr) == 1 {
      six.sin6_family = sa_family_t(AF_INET6)
      six.sin6_port = port.bigEndian
      count = socklen_t(MemoryLayout<sockaddr_in6>.size)
      withUnsafeMutableBytes(of: &storage) { target in
        withUnsafeBytes(of: six) { target.copyMemory(from: $0) }
      }
    } else {
      return nil
    }
  }

  /// Fills an empty address: the body is given room for it and its size.
  init(filledBy fill: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Void) {
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var room = sockaddr_storage()
    withUnsafeMutablePointer(to: &room) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { fill($0, &size) }
    }
    storage = room
    count = size
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, count) }
    }
  }

  /// The address as a value. Of other families than IP it has no bytes.
  var remote: RemoteAddress {
    withUnsafeBytes(of: storage) { bytes in
      switch family {
      case AF_INET:
        let four = bytes.loadUnaligned(as: sockaddr_in.self)
        return RemoteAddress(
          bytes: withUnsafeBytes(of: four.sin_addr) { Array($0) }, port: UInt16(bigEndian: four.sin_port))
      case AF_INET6:
        let six = bytes.loadUnaligned(as: sockaddr_in6.self)
        return RemoteAddress(
          bytes: withUnsafeBytes(of: six.sin6_addr) { Array($0) }, port: UInt16(bigEndian: six.sin6_port))
      default: return RemoteAddress(bytes: [], port: 0)
      }
    }
  }
}
