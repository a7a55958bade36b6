/// One message, whole.
package enum WebSocketMessage: Sendable, Hashable {
  case text(String)
  case binary([UInt8])

  /// The bytes of its payload.
  package var count: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }
}
