/// A request a page made, and what became of it.
package struct NetworkRequest: Sendable, Identifiable {
  /// Chromium's name for it; a request that was redirected keeps it.
  package let id: String
  package var url: String
  package var method: String
  /// "Document", "Stylesheet", "Script", "Image", "Fetch", "WebSocket" ...
  package var kind: String
  /// The status of the answer; nil while there is none.
  package var status: Int?
  package var mediaType: String?
  /// The answer's header, by names in lower case.
  package var header: [String: String] = [:]
  /// What crossed the wire, header included; 0 where it came from the cache.
  package var transferredBytes = 0
  /// The answer's body once unpacked.
  package var bodyBytes = 0
  package var isFromCache = false
  package var hasEnded = false
  /// Why it failed.
  package var failure: String?
  /// The navigation it belongs to.
  var loader: String?
}

/// A message over a WebSocket.
package struct WebSocketFrame: Sendable, Hashable {
  package enum Direction: Sendable { case sent, received }

  package var url: String
  package var direction: Direction
  package var isBinary: Bool
  /// Bytes of the payload, without the frame around it.
  package var payloadBytes: Int
  /// A text frame's text; of a binary one the bytes in base64.
  package var payload: String
  /// Seconds on the browser's clock.
  package var time: Double
}
