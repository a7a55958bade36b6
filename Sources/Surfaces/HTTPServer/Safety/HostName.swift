/// A host with its port, as a `Host` field or an origin names it (RFC 9110, section 7.2).
struct HostName: Hashable, Sendable {
  /// In lower case, IPv6 without brackets, without the dot that may end a name.
  let name: String
  let port: UInt16?

  /// Reads `name`, `name:port`, `[::1]:port`; nil where it is none of these.
  init?(_ text: some StringProtocol) {
    var name = Substring(text.asciiLowercased)
    var port: Substring?
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      let rest = name[name.index(after: end)...]
      if rest.hasPrefix(":") { port = rest.dropFirst() } else if !rest.isEmpty { return nil }
      name = name[name.index(after: name.startIndex)..<end]
      guard name.contains(":"), name.utf8.allSatisfy({ $0.hexValue != nil || $0 == 0x3A || $0 == 0x2E })
      else {
        return nil
      }
    } else {
      if let colon = name.firstIndex(of: ":") {
        port = name[name.index(after: colon)...]
        name = name[..<colon]
      }
      if name.hasSuffix(".") { name = name.dropLast() }
      let isName = name.utf8.allSatisfy {
        ($0.isTokenCharacter && $0 != UInt8(ascii: "%")) || $0 >= 0x80
      }
      // A label is never empty, has 63 letters at most (RFC 1035, 2.3.4), and no hyphen at its ends (RFC 1123, 2.1).
      let labels = name.split(separator: ".", omittingEmptySubsequences: false)
      let areLabels = labels.allSatisfy {
        (1...63).contains($0.utf8.count) && !$0.hasPrefix("-") && !$0.hasSuffix("-")
      }
      guard isName, areLabels else { return nil }
    }
    self.name = String(name)
    if let port {
      guard let number = String(port).decimalNumber, let small = UInt16(exactly: number) else { return nil }
      self.port = small
    } else {
      self.port = nil
    }
  }

  /// Whether it is this machine by name or by address: no name server is asked for any of these.
  var isLoopback: Bool {
    if name == "localhost" || name.hasSuffix(".localhost") { return true }
    guard let address = SocketAddress(host: name, port: 0) else { return false }
    return address.remote.isLoopback
  }
}
