/// Frames (RFC 6455, section 5) as a client sends and reads them.
extension RawClient {
  struct Frame: Equatable {
    let opcode: UInt8
    let isFinal: Bool
    let payload: [UInt8]
    var text: String { String(decoding: payload, as: UTF8.self) }
    /// The code of a close frame.
    var code: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
  }

  static let key = "dGhlIHNhbXBsZSBub25jZQ=="

  func upgrade(_ path: String = "/ws", headers: [String] = []) throws {
    let extra = headers.map { $0 + "\r\n" }.joined()
    send(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(RawClient.key)\r\n\(extra)\r\n")
    let response = try responseHeader()
    guard response.status == 101, response["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" else {
      throw Failure(description: "no upgrade: \(response.status)")
    }
  }

  static func frame(
    _ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0
  ) -> [UInt8] {
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | reserved << 4 | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: bytes.append(mask | UInt8(payload.count))
    case ..<65_536: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [mask | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    guard isMasked else { return bytes + payload }
    let key: [UInt8] = [0x12, 0xA4, 0x5B, 0xF0]
    return bytes + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
  }

  func sendText(_ text: String) { send(RawClient.frame(1, Array(text.utf8))) }

  func frame() throws -> Frame {
    let head = try bytes(2)
    var count = Int(head[1] & 0x7F)
    if count == 126 { count = try bytes(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = try bytes(8).reduce(0) { $0 << 8 | Int($1) } }
    guard head[1] & 0x80 == 0 else { throw Failure(description: "a server's frame is masked") }
    return Frame(opcode: head[0] & 15, isFinal: head[0] & 0x80 != 0, payload: try bytes(count))
  }

  /// The code the server closes with, after whatever else it sends.
  func closeCode() throws -> Int {
    while true {
      let frame = try frame()
      if frame.opcode == 8 { return frame.code ?? 1005 }
    }
  }
}
