/// The method of a request (RFC 9110, section 9); compared with case, as the protocol does.
package struct HTTPMethod: RawRepresentable, Sendable, Hashable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let get = HTTPMethod(rawValue: "GET")
  package static let head = HTTPMethod(rawValue: "HEAD")
  package static let post = HTTPMethod(rawValue: "POST")
  package static let put = HTTPMethod(rawValue: "PUT")
  package static let patch = HTTPMethod(rawValue: "PATCH")
  package static let delete = HTTPMethod(rawValue: "DELETE")
  package static let options = HTTPMethod(rawValue: "OPTIONS")

  /// Whether the method asks for nothing to be changed (RFC 9110, section 9.2.1).
  package var isSafe: Bool {
    switch self {
    case .get, .head, .options: true
    default: rawValue == "TRACE"
    }
  }
}
