import Foundation
import Glibc

/// A client that sends any bytes, well-formed or not, and waits for what comes; for a thread of its own.
final class RawClient {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var unsent: [UInt8] = []
  /// A safety limit: nothing in the tests takes this long.
  private static let patience: Int32 = 30_000

  /// `MSG_NOSIGNAL`; with 0x40, `MSG_DONTWAIT`.
  private static let noSignal: Int32 = 0x4000

  init(port: UInt16, host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    let isSix = host.contains(":")
    descriptor = socket(isSix ? AF_INET6 : AF_INET, Int32(1), 0)
    if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4) }
    let result: Int32
    if isSix {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      inet_pton(AF_INET6, host, &address.sin6_addr)
      result = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
        }
      }
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      inet_pton(AF_INET, host, &address.sin_addr)
      result = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw Failure(description: "cannot connect: \(errno)")
    }
  }

  deinit { close(descriptor) }

  /// Sends all, or as much as the server takes before it closes.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let result = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, RawClient.noSignal)
      }
      guard result > 0 else { return false }
      sent += result
    }
    return true
  }

  /// Sends blocks without waiting until the system takes no more for a second; how many it took whole.
  func sendsWithin(_ block: [UInt8], count: Int) -> Int {
    for done in 0..<count {
      var sent = 0
      while sent < block.count {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        let isReady = poll(&wait, 1, 1_000) > 0
        let result = block.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress! + sent, block.count - sent, RawClient.noSignal | 0x40)
        }
        guard isReady, result > 0 else {
          unsent = Array(block[sent...]) + Array(repeatElement(block, count: count - done - 1).joined())
          return done
        }
        sent += result
      }
    }
    return count
  }

  /// Sends the rest on a thread of its own.
  func finishSending() {
    let rest = UncheckedBytes(client: self, bytes: unsent)
    unsent = []
    Thread.detachNewThread { rest.client.send(rest.bytes) }
  }

  private struct UncheckedBytes: @unchecked Sendable {
    let client: RawClient
    let bytes: [UInt8]
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  func endSending() { shutdown(descriptor, 1) }

  /// Closes with a reset: what is under way is thrown away.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    shutdown(descriptor, 2)
  }

  /// More bytes; false at the end.
  private func fill() throws -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, RawClient.patience) > 0 else { throw Failure(description: "nothing came") }
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    let count = recv(descriptor, &block, block.count, 0)
    guard count > 0 else { return false }
    buffer += block.prefix(count)
    return true
  }

  func bytes(_ count: Int) throws -> [UInt8] {
    while buffer.count < count {
      guard try fill() else { throw Failure(description: "the connection ended after \(buffer.count) bytes") }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// All that comes until the server ends.
  func rest() throws -> [UInt8] {
    while try fill() {}
    defer { buffer = [] }
    return buffer
  }

  /// What comes within a moment; nil at the end.
  func briefly() throws -> [UInt8]? {
    defer { buffer = [] }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, 5) > 0 else { return buffer }
    return try fill() ? buffer : nil
  }

  /// Whether the server has ended the connection without another byte.
  func isAtEnd() throws -> Bool { try buffer.isEmpty && !fill() }

  private func line() throws -> String {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
      }
      guard try fill() else { throw Failure(description: "the connection ended within a line") }
    }
  }

  struct Response {
    let status: Int
    let headers: [(name: String, value: String)]
    var body: [UInt8] = []
    var text: String { String(decoding: body, as: UTF8.self) }
    subscript(name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
    func all(_ name: String) -> [String] {
      headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }
  }

  func responseHeader() throws -> Response {
    let parts = try line().split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0] == "HTTP/1.1", let status = Int(parts[1]) else {
      throw Failure(description: "no status line: \(parts)")
    }
    var headers: [(String, String)] = []
    while true {
      let field = try line()
      if field.isEmpty { break }
      let pair = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { throw Failure(description: "no header field: \(field)") }
      headers.append((String(pair[0]), pair[1].trimmingCharacters(in: .whitespaces)))
    }
    return Response(status: status, headers: headers)
  }

  func response(toHEAD: Bool = false) throws -> Response {
    var response = try responseHeader()
    if toHEAD || response.status == 304 || response.status == 204 || response.status < 200 { return response }
    if response["Transfer-Encoding"] == "chunked" {
      while let chunk = try chunk() { response.body += chunk }
    } else if let length = response["Content-Length"].flatMap({ Int($0) }) {
      response.body = try bytes(length)
    } else {
      response.body = try rest()
    }
    return response
  }

  /// One chunk of a chunked body; nil after the last.
  func chunk() throws -> [UInt8]? {
    guard let size = Int(try line().prefix { $0 != ";" }, radix: 16) else {
      throw Failure(description: "no chunk size")
    }
    let content = try bytes(size)
    _ = try line()
    return size == 0 ? nil : content
  }

  /// One request with its response; the connection stays open.
  func get(_ path: String, method: String = "GET", headers: [String] = [], body: [UInt8] = []) throws
    -> Response
  {
    var text = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for header in headers { text += header + "\r\n" }
    if !body.isEmpty { text += "Content-Length: \(body.count)\r\n" }
    send(Array((text + "\r\n").utf8) + body)
    return try response(toHEAD: method == "HEAD")
  }
}
