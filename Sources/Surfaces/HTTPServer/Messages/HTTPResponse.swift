/// The answer of a handler.
///
/// A response can always be made; what may not be sent, such as a header value with a line break, is refused
/// when it is sent: the client gets a 500, the reason goes to the server's `report`.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  package var headers: HTTPHeaderFields
  package var body: Body

  package enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// Part of an open file; it is sent without being read into memory.
    case file(OpenFile, Range<UInt64>)
    /// Bytes that are made while they are sent, as chunks. The writer's `write` waits where the client is
    /// slow and throws where it has gone; the response ends when the closure returns.
    case stream(@Sendable (HTTPBodyWriter) async throws -> Void)
    /// The connection goes on as WebSocket; when the closure returns the socket closes with 1000.
    case webSocket(@Sendable (WebSocket) async -> Void)
  }

  package init(
    status: HTTPStatus = .ok, headers: HTTPHeaderFields = HTTPHeaderFields(), body: Body = .none
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A text with its content type, as UTF-8.
  package init(status: HTTPStatus = .ok, text: String, contentType: String = "text/plain; charset=utf-8") {
    self.init(
      status: status,
      headers: ["Content-Type": contentType, "X-Content-Type-Options": "nosniff"],
      body: .bytes(Array(text.utf8)))
  }

  /// Bytes with their content type.
  package init(status: HTTPStatus = .ok, bytes: [UInt8], contentType: String) {
    self.init(
      status: status, headers: ["Content-Type": contentType, "X-Content-Type-Options": "nosniff"],
      body: .bytes(bytes))
  }

  /// A refusal: one line of plain text that says why.
  package static func refusal(_ status: HTTPStatus, _ reason: String) -> HTTPResponse {
    var response = HTTPResponse(status: status, text: reason + "\n")
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// Tells the client to get another resource with GET (303).
  package static func seeOther(_ location: String) -> HTTPResponse {
    HTTPResponse(status: .seeOther, headers: ["Location": location, "Cache-Control": "no-store"])
  }

  /// Goes on as WebSocket (RFC 6455). Where the request asks for none the client gets a 426.
  ///
  /// - Parameter accept: runs in a task of its own as long as the socket is used; the socket closes with 1000
  ///   when it returns.
  package static func upgradeToWebSocket(
    _ accept: @escaping @Sendable (WebSocket) async -> Void
  ) -> HTTPResponse {
    HTTPResponse(status: .switchingProtocols, body: .webSocket(accept))
  }

  /// A stream of server-sent events or any other body that grows while it is sent.
  package static func stream(
    contentType: String, _ produce: @escaping @Sendable (HTTPBodyWriter) async throws -> Void
  ) -> HTTPResponse {
    HTTPResponse(
      headers: [
        "Content-Type": contentType, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      ],
      body: .stream(produce))
  }

  /// The response with one more header field.
  package func adding(_ name: String, _ value: String) -> HTTPResponse {
    var copy = self
    copy.headers.add(name, value)
    return copy
  }

  /// The response with a cookie set.
  package func setting(_ cookie: SetCookie) -> HTTPResponse { adding("Set-Cookie", cookie.fieldValue) }
}
