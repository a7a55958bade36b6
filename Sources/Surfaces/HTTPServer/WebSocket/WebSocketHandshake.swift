import CCrypto

/// The upgrade of a request to WebSocket (RFC 6455, section 4.2).
enum WebSocketHandshake {
  /// Why a request cannot go on as WebSocket, as the response that says so; nil where it can.
  static func refusal(of request: HTTPRequest?) -> HTTPResponse? {
    guard let request, request.isWebSocketUpgrade,
      request.headers.list("Connection").contains(where: { $0.equalsIgnoringCase("upgrade") })
    else {
      var response = HTTPResponse.refusal(
        .upgradeRequired, "This is a WebSocket: the request has to ask for one.")
      response.headers["Upgrade"] = "websocket"
      return response
    }
    guard request.method == .get else {
      var response = HTTPResponse.refusal(.methodNotAllowed, "A WebSocket begins with GET.")
      response.headers["Allow"] = "GET"
      return response
    }
    guard request.headers.values("Sec-WebSocket-Version") == ["13"] else {
      var response = HTTPResponse.refusal(.upgradeRequired, "The only version of WebSocket known here is 13.")
      response.headers["Sec-WebSocket-Version"] = "13"
      return response
    }
    let keys = request.headers.values("Sec-WebSocket-Key")
    guard keys.count == 1, isKey(keys[0]) else {
      return .refusal(.badRequest, "Sec-WebSocket-Key has to be 16 bytes in Base64, once.")
    }
    return nil
  }

  /// 16 bytes in Base64: 22 characters and two signs of equality.
  private static func isKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard bytes.count == 24, bytes[22] == UInt8(ascii: "="), bytes[23] == UInt8(ascii: "=") else {
      return false
    }
    return bytes[..<22].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }

  /// What proves to the client that the server understood it.
  static func accept(_ key: String) -> String {
    let input = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    EVP_Digest(input, input.count, &digest, &count, EVP_sha1(), nil)
    var text = [UInt8](repeating: 0, count: 64)
    let length = EVP_EncodeBlock(&text, digest, Int32(count))
    return String(decoding: text.prefix(Int(length)), as: UTF8.self)
  }
}
