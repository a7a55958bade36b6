/// A cookie to be set (RFC 6265, section 4.1): without choice of the caller it is hidden from scripts, is sent
/// only to requests of the same site, belongs to the whole host and ends with the browser's session.
package struct SetCookie: Sendable, Hashable {
  package enum SameSite: String, Sendable {
    case strict = "Strict"
    case lax = "Lax"
  }

  package let name: String
  package let value: String
  package var path = "/"
  package var isHTTPOnly = true
  package var isSecure = false
  package var sameSite = SameSite.strict
  /// Seconds until the browser forgets it; zero takes it away at once.
  package var maximumAge: Int?

  /// - Throws: `invalidHeaderField` where the name is no token or the value holds what a cookie may not: a
  ///   blank, a comma, a semicolon, a quotation mark, a backslash, a control character or anything beyond ASCII.
  package init(_ name: String, _ value: String) throws(HTTPServerError) {
    guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenCharacter) else {
      throw HTTPServerError(.invalidHeaderField, "A cookie's name has to be a token.")
    }
    guard value.utf8.allSatisfy(SetCookie.isAllowed) else {
      throw HTTPServerError(
        .invalidHeaderField, "The value of the cookie \(name) holds a character that has to be encoded.")
    }
    self.name = name
    self.value = value
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
    default: false
    }
  }

  /// The value of the `Set-Cookie` field. A path with a semicolon or a control character ends the response
  /// with a 500, as any header field that may not be sent.
  package var fieldValue: String {
    var text = "\(name)=\(value); Path=\(path.contains(";") ? "\u{0}" : path)"
    if let maximumAge { text += "; Max-Age=\(maximumAge)" }
    text += "; SameSite=\(sameSite.rawValue)"
    if isHTTPOnly { text += "; HttpOnly" }
    if isSecure { text += "; Secure" }
    return text
  }
}
