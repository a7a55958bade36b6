import HTTPServer

/// The proxy with TLS through which all requests come.
struct TrustedProxy: Sendable {
  let origin: PublicOrigin
  /// The addresses of the proxy; empty stands for those of this machine.
  let addresses: [RemoteAddress]

  func isTrusted(_ address: RemoteAddress) -> Bool {
    addresses.isEmpty ? address.isLoopback : addresses.contains { $0.bytes == address.bytes }
  }

  /// The address that the proxy names: the last of `X-Forwarded-For` that isn't a trusted one. What stands
  /// before it was written by the client, and may be anything.
  func client(of request: HTTPRequest) -> RemoteAddress {
    guard isTrusted(request.remoteAddress) else { return request.remoteAddress }
    for text in request.headers.list("X-Forwarded-For").reversed() {
      guard let address = RemoteAddress(text) else { break }
      if !isTrusted(address) { return address }
    }
    return request.remoteAddress
  }
}
