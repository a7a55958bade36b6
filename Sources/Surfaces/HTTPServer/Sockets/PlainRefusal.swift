import CSockets
import Glibc

/// A complete response written to a socket directly, where no request can be answered in the usual way.
enum PlainRefusal {
  static func bytes(_ status: HTTPStatus, _ reason: String) -> [UInt8] {
    let body = reason + "\n"
    return Array(
      ("HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nContent-Type: text/plain; charset=utf-8\r\n"
        + "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)").utf8)
  }

  /// Sends it without waiting: it fits in the room a new socket has.
  static func send(_ status: HTTPStatus, _ reason: String, to descriptor: Int32) {
    let bytes = bytes(status, reason)
    _ = Glibc.send(descriptor, bytes, bytes.count, csockets_send_flags)
  }
}
