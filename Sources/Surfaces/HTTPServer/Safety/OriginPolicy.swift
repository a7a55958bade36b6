/// The rule of who may ask: a defence against other pages in the same browser.
///
/// A page of somebody else's can make a browser send requests here, and by letting its own name point to
/// 127.0.0.1 (DNS rebinding) even read the answers. So the `Host` has to be this machine's or one that was
/// configured; what changes something, and WebSockets, have to come from a page of ours (`Origin`); and where
/// the browser says how a request came about (`Sec-Fetch-Site`, W3C Fetch Metadata) it is believed.
package struct OriginPolicy: Sendable {
  package enum Verdict: Sendable, Hashable {
    case allowed
    /// The reason is one line for the person or program that asked.
    case refused(HTTPStatus, reason: String)
  }

  private let allowedHosts: Set<HostName>
  private let publicOrigin: String?
  private let allowsMissingOrigin: Bool

  /// - Parameters:
  ///   - allowedHosts: names or addresses beside this machine's, `name` for any port or `name:port`. What is
  ///     none is passed over.
  ///   - publicOrigin: the origin of a proxy before the server, whose pages are ours whatever host it asks for.
  ///   - allowsMissingOrigin: whether programs that are no browsers, and so say nothing of an origin, may
  ///     change things. Every browser of the last years sends `Origin` then.
  package init(allowedHosts: [String] = [], publicOrigin: String? = nil, allowsMissingOrigin: Bool = false) {
    self.allowedHosts = Set(allowedHosts.compactMap { HostName($0) })
    self.publicOrigin = publicOrigin
    self.allowsMissingOrigin = allowsMissingOrigin
  }

  /// Whether a text names a host, by a name or an address with or without a port, as `allowedHosts` takes it.
  package static func isHost(_ text: String, allowsPort: Bool = true) -> Bool {
    guard let host = HostName(text), allowsPort || host.port == nil else { return false }
    return host.name.contains(":")
      || host.name.utf8.allSatisfy {
        $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 >= 0x80
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
      }
  }

  /// The refusal to send, or nil where the request may go on.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    if case .refused(let status, let reason) = check(request) { return .refusal(status, reason) }
    return nil
  }

  package func check(_ request: HTTPRequest) -> Verdict {
    let hosts = request.headers.values("Host")
    guard hosts.count == 1, let host = HostName(hosts[0]) else {
      return .refused(.badRequest, reason: "The request has to name its host, once.")
    }
    guard isOurs(host, port: request.localPort) else {
      return .refused(
        .misdirectedRequest, reason: "The host \(host.name) is not served here; localhost is.")
    }
    let isSensitive = !request.method.isSafe || request.isWebSocketUpgrade
    let site = request.headers["Sec-Fetch-Site"]?.asciiLowercased
    if let site, site != "same-origin", site != "none" {
      guard !isSensitive, isNavigation(request) else {
        return .refused(.forbidden, reason: "The request comes from a page of another origin.")
      }
    }
    guard isSensitive else { return .allowed }
    let origins = request.headers.values("Origin")
    guard let origin = origins.first else {
      return site == "same-origin" || allowsMissingOrigin
        ? .allowed : .refused(.forbidden, reason: "The request has to say which page it comes from (Origin).")
    }
    guard origins.count == 1, isSame(origin, host) else {
      return .refused(.forbidden, reason: "The request's Origin is not the host it was sent to.")
    }
    return .allowed
  }

  private func isOurs(_ host: HostName, port: UInt16) -> Bool {
    if host.isLoopback { return (host.port ?? 80) == port }
    return allowedHosts.contains { $0.name == host.name && ($0.port == nil || $0.port == host.port) }
  }

  /// A person follows a link in another page: allowed to see, in a page of its own and not within that one.
  private func isNavigation(_ request: HTTPRequest) -> Bool {
    let destination = request.headers["Sec-Fetch-Dest"]?.asciiLowercased ?? "document"
    return request.headers["Sec-Fetch-Mode"]?.asciiLowercased == "navigate" && destination == "document"
  }

  private func isSame(_ origin: String, _ host: HostName) -> Bool {
    let lowered = origin.asciiLowercased
    if let publicOrigin { return lowered == publicOrigin }
    for (scheme, port) in [("http://", UInt16(80)), ("https://", UInt16(443))] where lowered.hasPrefix(scheme)
    {
      guard let other = HostName(lowered.dropFirst(scheme.count)) else { return false }
      return other.name == host.name && (other.port ?? port) == (host.port ?? port)
    }
    return false
  }
}
