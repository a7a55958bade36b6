import HTTPServer
import Testing

@Suite struct WebSocketTests {
  private static let echo: HTTPServer.Handler = { _ in
    .upgradeToWebSocket { socket in
      for await message in socket.messages {
        switch message {
        case .text(let text): _ = socket.send(text)
        case .binary(let bytes): _ = socket.send(bytes)
        }
      }
    }
  }

  @Test func messagesComeBackInOrder() async throws {
    let texts = try await withServer(handler: WebSocketTests.echo) { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      for number in 0..<100 { client.sendText("message \(number)") }
      return try (0..<100).map { _ in try client.frame().text }
    }
    #expect(texts == (0..<100).map { "message \($0)" })
  }

  @Test(arguments: [0, 1, 125, 126, 4_000, 65_535, 65_536, 300_000])
  func messagesOfAllSizesComeBack(size: Int) async throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let frame = try await withServer(handler: WebSocketTests.echo) { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      client.send(RawClient.frame(2, bytes))
      return try client.frame()
    }
    #expect(frame == RawClient.Frame(opcode: 2, isFinal: true, payload: bytes))
  }

  @Test func frameThatComesWithTheRequestIsRead() async throws {
    let text = try await withServer(handler: WebSocketTests.echo) { port in
      let client = try RawClient(port: port)
      client.send(
        Array(
          ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(RawClient.key)\r\n\r\n").utf8)
          + RawClient.frame(1, Array("early".utf8)))
      _ = try client.responseHeader()
      return try client.frame().text
    }
    #expect(text == "early")
  }

  @Test func fragmentsAreOneMessageWithControlFramesBetween() async throws {
    let frames = try await withServer(handler: WebSocketTests.echo) { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      // A character is cut in two.
      let text = Array("grüße".utf8)
      client.send(RawClient.frame(1, Array(text[..<3]), isFinal: false))
      client.send(RawClient.frame(9, [1, 2, 3]))
      client.send(RawClient.frame(0, Array(text[3..<5]), isFinal: false))
      client.send(RawClient.frame(10, []))
      client.send(RawClient.frame(0, [], isFinal: false))
      client.send(RawClient.frame(0, Array(text[5...])))
      client.sendText("next")
      return try (0..<3).map { _ in try client.frame() }
    }
    #expect(frames.map(\.opcode) == [10, 1, 1])
    #expect(frames[0].payload == [1, 2, 3])
    #expect(frames.dropFirst().map(\.text) == ["grüße", "next"])
  }

  @Test func frameThatArrivesByteByByteIsRead() async throws {
    let text = try await withServer(handler: WebSocketTests.echo) { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      for byte in RawClient.frame(1, Array(String(repeating: "x", count: 200).utf8)) { client.send([byte]) }
      return try client.frame().text
    }
    #expect(text == String(repeating: "x", count: 200))
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let code: Int
    init(_ description: String, _ bytes: [UInt8], _ code: Int) {
      testDescription = description
      self.bytes = bytes
      self.code = code
    }
  }

  @Test(arguments: [
    Broken("unmasked", RawClient.frame(1, [65], isMasked: false), 1002),
    Broken("reserved bit 1", RawClient.frame(1, [65], reserved: 4), 1002),
    Broken("reserved bit 3", RawClient.frame(2, [65], reserved: 1), 1002),
    Broken("unknown data opcode", RawClient.frame(3, [65]), 1002),
    Broken("unknown control opcode", RawClient.frame(11, []), 1002),
    Broken("continuation of nothing", RawClient.frame(0, [65]), 1002),
    Broken(
      "message within a message", RawClient.frame(1, [65], isFinal: false) + RawClient.frame(1, [65]), 1002),
    Broken("fragmented ping", RawClient.frame(9, [65], isFinal: false), 1002),
    Broken("long ping", RawClient.frame(9, [UInt8](repeating: 65, count: 126)), 1002),
    Broken("close of one byte", RawClient.frame(8, [3]), 1002),
    Broken("close with a reserved code", RawClient.frame(8, [3, 0xED]), 1002),
    Broken("close with a small code", RawClient.frame(8, [0, 5]), 1002),
    Broken("length not in its shortest form", [0x81, 0xFE, 0, 1, 0, 0, 0, 0, 65], 1002),
    Broken("length beyond 63 bits", [0x82, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], 1002),
    Broken("text that is no UTF-8", RawClient.frame(1, [0xC3, 0x28]), 1007),
    Broken("text that ends within a character", RawClient.frame(1, [65, 0xE2, 0x82]), 1007),
    Broken("text with a surrogate", RawClient.frame(1, [0xED, 0xA0, 0x80]), 1007),
    Broken("close with a reason that is no UTF-8", RawClient.frame(8, [3, 0xE8, 0xFF]), 1007),
    Broken("frame too big", [0x82, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 65], 1009),
    Broken("huge frame", [0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 65], 1009),
    Broken(
      "fragments too big",
      RawClient.frame(2, [UInt8](repeating: 1, count: 40_000), isFinal: false)
        + RawClient.frame(0, [UInt8](repeating: 1, count: 40_000)), 1009),
    Broken(
      "too many fragments",
      RawClient.frame(2, [1], isFinal: false)
        + (0..<1_100).flatMap { _ in RawClient.frame(0, [1], isFinal: false) }, 1008),
    Broken("too many messages", (0..<500).flatMap { _ in RawClient.frame(1, [65]) }, 1008),
    Broken("too many pings", (0..<5_000).flatMap { _ in RawClient.frame(9, []) }, 1008),
  ])
  func brokenFramesCloseWithTheirCode(broken: Broken) async throws {
    let clock = TestClock()
    let code = try await withServer {
      $0.webSockets.messageBytes = 65_536
      $0.elapsed = clock.elapsed
    } handler: {
      await WebSocketTests.echo($0)
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      client.send(broken.bytes)
      return try client.closeCode()
    }
    #expect(code == broken.code)
  }

  @Test func garbageClosesAndLeavesTheServerAlive() async throws {
    let text = try await withServer(handler: WebSocketTests.echo) { port in
      var random = SplitMix(seed: 3)
      for _ in 0..<300 {
        let client = try RawClient(port: port)
        try client.upgrade()
        client.send((0..<Int(random.next() % 200)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
        if random.next() % 2 == 0 { client.reset() }
      }
      let client = try RawClient(port: port)
      try client.upgrade()
      client.sendText("alive")
      return try client.frame().text
    }
    #expect(text == "alive")
  }

  @Test func closeIsAnsweredAndTold() async throws {
    let told = Promise<String>()
    let (code, isEnd) = try await withServer { _ in
      .upgradeToWebSocket { socket in
        var messages: [WebSocketMessage] = []
        for await message in socket.messages { messages.append(message) }
        told.fulfill(
          "\(messages.count) \(socket.closeCode?.rawValue ?? 0) \(socket.closeReason ?? "") \(socket.isOpen)")
      }
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      client.sendText("one")
      client.send(RawClient.frame(8, [0x0F, 0xA1] + Array("bye".utf8)))
      let code = try client.closeCode()
      return (code, try client.isAtEnd())
    }
    #expect(code == 4001)
    #expect(isEnd)
    #expect(try told.wait() == "1 4001 bye false")
  }

  @Test func serverClosesWithCodeAndReasonAfterWhatWasSent() async throws {
    let frames = try await withServer { _ in
      .upgradeToWebSocket { socket in
        _ = socket.send("last")
        socket.close(code: WebSocketCloseCode(rawValue: 4002), reason: String(repeating: "ü", count: 100))
        #expect(socket.send("too late") == .closed)
      }
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      let frames = [try client.frame(), try client.frame()]
      client.send(RawClient.frame(8, [0x0F, 0xA2]))
      #expect(try client.isAtEnd())
      return frames
    }
    #expect(frames[0].text == "last")
    #expect(frames[1].code == 4002)
    #expect(
      String(decoding: frames[1].payload.dropFirst(2), as: UTF8.self) == String(repeating: "ü", count: 61))
  }

  @Test func socketClosesWhenItsTaskReturns() async throws {
    let code = try await withServer { _ in
      .upgradeToWebSocket { _ in }
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      return try client.closeCode()
    }
    #expect(code == 1000)
  }

  @Test(arguments: [
    (
      "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: \(RawClient.key)",
      426
    ),
    ("Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: \(RawClient.key)", 426),
    (
      "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short",
      400
    ),
    ("Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13", 400),
    ("Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(RawClient.key)", 426),
    ("Connection: upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(RawClient.key)", 426),
  ])
  func requestThatAsksForNoneIsToldSo(header: String, status: Int) async throws {
    let answers = try await withServer(handler: WebSocketTests.echo) { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\(header)\r\n\r\n")
      let first = try client.response().status
      client.send(
        "POST / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: \(RawClient.key)\r\n\r\n")
      return [first, try client.response().status]
    }
    #expect(answers == [status, 405])
  }

  @Test func twoHundredSocketsAtOnce() async throws {
    let sum = try await withServer(handler: WebSocketTests.echo) { port in
      let clients = try (0..<200).map { _ in try RawClient(port: port) }
      for client in clients { try client.upgrade() }
      for (number, client) in clients.enumerated() { client.sendText("\(number)") }
      return try clients.reduce(0) { $0 + (Int(try $1.frame().text) ?? 0) }
    }
    #expect(sum == 199 * 100)
  }
}
