import CSockets
import Glibc

/// The complete responses that are written to a socket directly, where no request can be answered in the usual
/// way.
struct PlainRefusal: Sendable {
  /// The header fields of every answer of the server.
  let headers: HTTPHeaderFields

  func bytes(_ status: HTTPStatus, _ reason: String) -> [UInt8] {
    let body = reason + "\n"
    var text = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nContent-Type: text/plain; charset=utf-8\r\n"
    if headers["X-Content-Type-Options"] == nil { text += "X-Content-Type-Options: nosniff\r\n" }
    for field in headers where field.problem == nil { text += "\(field.name): \(field.value)\r\n" }
    text +=
      "Cache-Control: no-store\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    return Array(text.utf8)
  }

  /// Sends it without waiting: it fits in the room a new socket has.
  func send(_ status: HTTPStatus, _ reason: String, to descriptor: Int32) {
    let bytes = bytes(status, reason)
    _ = Glibc.send(descriptor, bytes, bytes.count, csockets_send_flags)
  }
}
