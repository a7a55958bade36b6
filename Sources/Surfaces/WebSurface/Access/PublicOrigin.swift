import HTTPServer

/// The origin under which browsers reach a server that stands behind a proxy, such as `https://box.example`.
struct PublicOrigin: Sendable, Equatable {
  /// The origin as browsers write it (RFC 6454, section 6.2).
  let text: String
  /// The host, with the port where it isn't that of HTTPS.
  let host: String

  /// Reads an origin with TLS; nil where it is none, or has a path.
  init?(_ text: String) {
    let lowered = text.lowercased()
    guard lowered.hasPrefix("https://") else { return nil }
    var host = lowered.dropFirst(8)
    if host.hasSuffix("/") { host = host.dropLast() }
    if host.hasSuffix(":443") { host = host.dropLast(4) }
    guard OriginPolicy.isHost(String(host)) else { return nil }
    self.host = String(host)
    self.text = "https://" + host
  }
}
