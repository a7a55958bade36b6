/// A refusal by the server itself, before a handler had the request.
package struct ServerRefusal: Sendable {
  package enum Cause: Sendable {
    /// The program at the other end is another user's.
    case otherUser
    /// There are too many connections.
    case tooMany
    /// The request breaks a rule of the protocol.
    case malformed
    /// The header or the body is too large.
    case tooLarge
    /// The header or the body takes too long.
    case tooSlow
    case other
  }

  package let cause: Cause
  package let status: HTTPStatus
  package let remoteAddress: RemoteAddress

  init(_ cause: Cause, _ status: HTTPStatus, from address: RemoteAddress) {
    self.cause = cause
    self.status = status
    remoteAddress = address
  }

  /// A refusal with the cause that goes with its status.
  init(_ status: HTTPStatus, from address: RemoteAddress) {
    let cause: Cause =
      switch status {
      case .contentTooLarge, .uriTooLong, .requestHeaderFieldsTooLarge: .tooLarge
      case .requestTimeout: .tooSlow
      case .tooManyRequests, .serviceUnavailable: .tooMany
      case .badRequest, .notImplemented, .httpVersionNotSupported, .unsupportedMediaType: .malformed
      default: .other
      }
    self.init(cause, status, from: address)
  }
}
