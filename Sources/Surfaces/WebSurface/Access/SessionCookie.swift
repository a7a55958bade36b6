import HTTPServer

/// The cookie by which a browser is known again.
///
/// Browsers send cookies to all ports of a host: the port is part of the name. Behind TLS it is `Secure` and
/// has the prefix `__Host-`; on plain HTTP not all browsers take that, but path, missing domain, `HttpOnly`
/// and `SameSite=Strict` are as the prefix wants them (RFC 6265bis, section 4.1.3).
struct SessionCookie: Sendable {
  let name: String
  private let isSecure: Bool

  init(port: Int, isSecure: Bool) {
    name = (isSecure ? "__Host-" : "") + "beckon-\(port)"
    self.isSecure = isSecure
  }

  /// The cookie with a value, which the browser keeps for as long as a session may last.
  func set(_ value: String) throws -> SetCookie {
    var cookie = try SetCookie(name, value)
    cookie.isSecure = isSecure
    cookie.maximumAge = Int(SessionStore.absoluteSeconds)
    return cookie
  }
}
