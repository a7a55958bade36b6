/// The code that says why a WebSocket was closed (RFC 6455, section 7.4).
package struct WebSocketCloseCode: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let normal = WebSocketCloseCode(rawValue: 1000)
  package static let goingAway = WebSocketCloseCode(rawValue: 1001)
  package static let protocolError = WebSocketCloseCode(rawValue: 1002)
  package static let unsupportedData = WebSocketCloseCode(rawValue: 1003)
  /// The other side closed without saying why; never sent.
  package static let none = WebSocketCloseCode(rawValue: 1005)
  /// The connection broke; never sent.
  package static let abnormal = WebSocketCloseCode(rawValue: 1006)
  package static let invalidPayload = WebSocketCloseCode(rawValue: 1007)
  package static let policyViolation = WebSocketCloseCode(rawValue: 1008)
  package static let messageTooBig = WebSocketCloseCode(rawValue: 1009)
  package static let internalError = WebSocketCloseCode(rawValue: 1011)
  package static let tryAgainLater = WebSocketCloseCode(rawValue: 1013)

  /// Whether it may be sent (wslay knows codes up to 1011, and those of applications).
  var isSendable: Bool {
    switch rawValue {
    case 1000...1003, 1007...1011, 3000...4999: true
    default: false
    }
  }
}
