import Foundation
import Synchronization

/// An HTTP server on loopback that answers what a test wants, also what no server should.
package final class ScriptedServer: Sendable {
  package struct Request: Sendable {
    package var method: String
    package var path: String
    /// The head as it came.
    package var head: String
    package var body: String
  }
  package enum Answer: Sendable {
    case http(Int, [String: String], String)
    /// Bytes as they are.
    case raw(String)
    /// A head, and a body without end: the chunk over and over.
    case endless(String, chunk: String)
    /// Pieces of an answer, with a pause in seconds before each.
    case slow([String], pause: Double)
    /// Nothing, until the server ends.
    case silence

    package static func xml(_ inside: String) -> Answer {
      .http(
        207, ["Content-Type": "application/xml"],
        "<?xml version=\"1.0\"?><d:multistatus xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:caldav\">\(inside)"
          + "</d:multistatus>")
    }
  }
  package typealias Script = @Sendable (Request) -> Answer

  package let port: Int
  private let socket: Int32
  private let script: Script
  private struct State {
    package var requests: [Request] = []
    var open: [Int32] = []
    var isStopped = false
  }
  private let state = Mutex(State())

  package init(_ script: @escaping Script) throws {
    self.script = script
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let handle = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle, $0, length) == 0 && listen(handle, 16) == 0 && getsockname(handle, $0, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileNoSuchFile) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in accept() }
  }

  package var address: String { "http://127.0.0.1:\(port)" }
  package var requests: [Request] { state.withLock { $0.requests } }

  package func stop() {
    let open = state.withLock { state in
      state.isStopped = true
      return state.open
    }
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
    for connection in open { shutdown(connection, Int32(SHUT_RDWR)) }
  }

  private func accept() {
    while true {
      let connection = Foundation.accept(socket, nil, nil)
      guard connection >= 0 else { return }
      let isStopped = state.withLock { state in
        state.open.append(connection)
        return state.isStopped
      }
      if isStopped { return }
      Thread.detachNewThread { [self] in
        serve(connection)
        state.withLock { $0.open.removeAll { $0 == connection } }
        close(connection)
      }
    }
  }

  /// One request for each connection.
  private func serve(_ connection: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var head = ""
    var rest = 0
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      head = String(text[..<end.lowerBound])
      rest = text[..<end.upperBound].utf8.count
      let length = head.lowercased().firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
      if bytes.count >= rest + length { break }
    }
    let words = head.split(separator: " ", maxSplits: 2)
    let request = Request(
      method: String(words[0]), path: String(words[1]), head: head,
      body: String(decoding: bytes[rest...], as: UTF8.self))
    state.withLock { $0.requests.append(request) }
    switch script(request) {
    case .http(let status, let headers, let body):
      let lines = headers.map { "\($0.key): \($0.value)\r\n" }.sorted().joined()
      send(
        connection,
        "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\(lines)\r\n\(body)"
      )
    case .raw(let text): send(connection, text)
    case .endless(let head, let chunk):
      send(connection, head)
      while send(connection, chunk) {}
    case .slow(let pieces, let pause):
      for piece in pieces {
        Thread.sleep(forTimeInterval: pause)
        if !send(connection, piece) { return }
      }
    case .silence:
      _ = recv(connection, &buffer, 1, 0)
    }
  }

  @discardableResult
  private func send(_ connection: Int32, _ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent <= 0 { return false }
      bytes = bytes.dropFirst(sent)
    }
    return true
  }
}
