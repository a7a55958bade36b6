import CMicrohttpd
import Glibc

/// A writer that turns a response into libmicrohttpd's.
struct ResponseWriter {
  private var response: HTTPResponse
  private let request: HTTPRequest?
  private let core: ServerCore
  let stream: HTTPBodyWriter?
  var closesConnection = false

  init(_ response: HTTPResponse, request: HTTPRequest?, core: ServerCore) {
    self.request = request
    self.core = core
    self.response = response
    for field in response.headers {
      guard let problem = field.problem else { continue }
      core.configuration.report("A response could not be sent. \(problem)")
      self.response = .refusal(.internalServerError, "The server made a response that may not be sent.")
      break
    }
    if case .webSocket = self.response.body, let refusal = WebSocketHandshake.refusal(of: request) {
      self.response = refusal
    }
    if case .stream = self.response.body {
      stream = HTTPBodyWriter(capacity: core.configuration.limits.streamBytes)
    } else {
      stream = nil
    }
  }

  /// The state that a streamed body needs while it is sent.
  private final class Source {
    let writer: HTTPBodyWriter
    let connection: OpaquePointer
    init(_ writer: HTTPBodyWriter, _ connection: OpaquePointer) {
      self.writer = writer
      self.connection = connection
    }
  }

  /// Hands the response to the library; false where the connection is to be closed.
  func queue(on connection: OpaquePointer, exchange: UnsafeMutableRawPointer) -> Bool {
    guard let made = make(connection, exchange: exchange) ?? fallback() else { return false }
    defer { MHD_destroy_response(made.pointer) }
    for field in made.response.headers where !field.value.isEmpty {
      if MHD_add_response_header(made.pointer, field.name, field.value) != .YES {
        core.configuration.report("The header field \(field.name) of a response could not be sent.")
      }
    }
    if closesConnection { MHD_add_response_header(made.pointer, "Connection", "close") }
    return MHD_queue_response(connection, UInt32(made.response.status.rawValue), made.pointer) == .YES
  }

  private struct Made {
    let pointer: OpaquePointer
    let response: HTTPResponse
  }

  private func make(_ connection: OpaquePointer, exchange: UnsafeMutableRawPointer) -> Made? {
    switch response.body {
    case .none: return buffer([])
    case .bytes(let bytes): return buffer(bytes)
    case .file(let file, let range): return send(file, range)
    case .stream(let produce):
      guard let stream else { return nil }
      let source = Unmanaged.passRetained(Source(stream, connection))
      let pointer = MHD_create_response_from_callback(
        UInt64.max, 4 * 1024,
        { context, _, buffer, maximum in
          guard let context, let buffer else { return -2 }
          let source = Unmanaged<Source>.fromOpaque(context).takeUnretainedValue()
          return source.writer.read(
            into: UnsafeMutableRawBufferPointer(start: buffer, count: maximum), connection: source.connection)
        }, source.toOpaque(),
        { context in
          guard let context else { return }
          Unmanaged<Source>.fromOpaque(context).release()
        })
      guard let pointer else {
        source.release()
        return nil
      }
      if request?.method != .head { stream.start(produce, report: core.configuration.report) }
      return Made(pointer: pointer, response: response)
    case .webSocket: return upgrade(exchange)
    }
  }

  private func buffer(_ bytes: [UInt8]) -> Made? {
    let pointer = bytes.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    return pointer.map { Made(pointer: $0, response: response) }
  }

  private func send(_ file: OpenFile, _ range: Range<UInt64>) -> Made? {
    guard range.upperBound <= file.size else { return nil }
    // The library closes the descriptor it is given, and reads at an offset of its own.
    let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    let count = range.upperBound - range.lowerBound
    guard let pointer = MHD_create_response_from_fd_at_offset64(count, copy, range.lowerBound) else {
      close(copy)
      return nil
    }
    return Made(pointer: pointer, response: response)
  }

  private func upgrade(_ exchange: UnsafeMutableRawPointer) -> Made? {
    guard let key = request?.headers["Sec-WebSocket-Key"] else { return nil }
    let pointer = MHD_create_response_for_upgrade(
      { context, _, _, extra, extraCount, descriptor, handle in
        guard let context, let handle else { return }
        let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
        // A copy of the descriptor is ours; the library gives up its own, and with it the memory of the
        // connection.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        let bytes = Array(UnsafeRawBufferPointer(start: extra, count: extra == nil ? 0 : extraCount))
        if copy >= 0 { exchange.upgraded(copy, extra: bytes) }
        _ = cmicrohttpd_finish_upgrade(handle)
      }, exchange)
    guard let pointer else { return nil }
    var response = response
    response.headers["Upgrade"] = "websocket"
    response.headers["Sec-WebSocket-Accept"] = WebSocketHandshake.accept(key)
    return Made(pointer: pointer, response: response)
  }

  private func fallback() -> Made? {
    core.configuration.report("A response could not be made: its file may be gone.")
    let refusal = HTTPResponse.refusal(.internalServerError, "The response could not be made.")
    return ResponseWriter(refusal, request: nil, core: core).buffer(
      Array("The response could not be made.\n".utf8))
  }
}
