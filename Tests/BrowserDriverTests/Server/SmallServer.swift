import Foundation
import Synchronization

/// A web server that is just enough for the driver's tests: a thread for each connection, which it closes
/// after its answer, and a WebSocket at "/socket" that says everything back and what `push` is given.
final class SmallServer: Sendable {
  struct Request: Sendable {
    var method: String
    var path: String
    /// By names in lower case.
    var header: [String: String]
    var body: String
  }

  struct Answer: Sendable {
    var status = 200
    var header: [String: String] = ["Content-Type": "text/html; charset=utf-8"]
    var body: String

    init(_ body: String, status: Int = 200, header: [String: String] = [:]) {
      self.body = body
      self.status = status
      self.header.merge(header) { _, new in new }
    }
  }

  let port: Int
  private let listener: Int32
  private let answer: @Sendable (Request) -> Answer
  private let state = Mutex((sockets: Set<Int32>(), connections: Set<Int32>(), requests: [Request]()))

  init(port: Int = 0, _ answer: @escaping @Sendable (Request) -> Answer) throws {
    self.answer = answer
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard result else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.listener = listener
    self.port = Int(UInt16(bigEndian: address.sin_port))
    Thread { [self] in accepting() }.start()
  }

  var url: String { "http://127.0.0.1:\(port)" }
  var requests: [Request] { state.withLock { $0.requests } }

  /// Stops listening and closes what is open.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    state.withLock { state in
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  /// Says a text to all WebSockets.
  func push(_ text: String) {
    for socket in state.withLock({ $0.sockets }) { Self.sendFrame(Array(text.utf8), opcode: 1, to: socket) }
  }

  private func accepting() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      state.withLock { _ = $0.connections.insert(connection) }
      Thread { [self] in
        serve(connection)
        state.withLock { state in
          state.connections.remove(connection)
          state.sockets.remove(connection)
          close(connection)
        }
      }.start()
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    var bodyStart: Int?
    while bodyStart == nil {
      guard let more = Self.read(connection) else { return }
      bytes += more
      bodyStart = bytes.firstRange(of: end)?.upperBound
    }
    guard let bodyStart else { return }
    let lines = String(decoding: bytes[..<bodyStart], as: UTF8.self).split(separator: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    var header: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      header[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
        in: .whitespaces)
    }
    let length = header["content-length"].flatMap(Int.init) ?? 0
    while bytes.count < bodyStart + length {
      guard let more = Self.read(connection) else { return }
      bytes += more
    }
    let request = Request(
      method: words[0], path: words[1], header: header,
      body: String(decoding: bytes[bodyStart...], as: UTF8.self))
    state.withLock { $0.requests.append(request) }
    if let key = header["sec-websocket-key"] { return serveSocket(connection, key) }
    let answer = answer(request)
    var text =
      "HTTP/1.1 \(answer.status) Said\r\nConnection: close\r\nContent-Length: \(answer.body.utf8.count)\r\n"
    for (name, value) in answer.header { text += "\(name): \(value)\r\n" }
    Self.write(Array((text + "\r\n" + answer.body).utf8), to: connection)
    shutdown(connection, Int32(SHUT_WR))
  }

  private func serveSocket(_ connection: Int32, _ key: String) {
    let accepted = Data(secureHash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
      .base64EncodedString()
    let head =
      "HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: \(accepted)\r\n\r\n"
    Self.write(Array(head.utf8), to: connection)
    state.withLock { _ = $0.sockets.insert(connection) }
    var bytes: [UInt8] = []
    while let more = Self.read(connection) {
      bytes += more
      // Frames of a client are masked; the tests' are shorter than 126 bytes.
      while bytes.count >= 6, bytes.count >= 6 + Int(bytes[1] & 0x7F) {
        let length = Int(bytes[1] & 0x7F)
        let payload = (0..<length).map { bytes[6 + $0] ^ bytes[2 + $0 % 4] }
        let opcode = bytes[0] & 0x0F
        bytes.removeFirst(6 + length)
        Self.sendFrame(payload, opcode: opcode, to: connection)
        if opcode == 8 { return }
      }
    }
  }

  private static func sendFrame(_ payload: [UInt8], opcode: UInt8, to connection: Int32) {
    let length = payload.count
    let size: [UInt8] = length < 126 ? [UInt8(length)] : [126, UInt8(length >> 8 & 255), UInt8(length & 255)]
    write([0x80 | opcode] + size + payload, to: connection)
  }

  private static func read(_ connection: Int32) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = recv(connection, &chunk, chunk.count, 0)
    return count > 0 ? Array(chunk[..<count]) : nil
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
