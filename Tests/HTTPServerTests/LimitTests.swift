import HTTPServer
import Testing

@Suite struct LimitTests {
  private static let hello: HTTPServer.Handler = { _ in HTTPResponse(text: "hello") }

  /// What is sent, and the status of the answer.
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 8_200))\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: y\r\n", count: 120))\r\n", 431),
    ("GET /\(String(repeating: "x", count: 4_200)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    ("GET /?\(String(repeating: "a&", count: 1_200)) HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET nowhere HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nab", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505), ("GET / HTTP/1.1\r\nHost: a\r\nX Y: z\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{1}b\r\n\r\n", 400),
  ])
  func requestsBeyondALimitAreRefused(request: String, status: Int) async throws {
    let (answer, isAlive) = try await withServer(handler: LimitTests.hello) { port in
      let client = try RawClient(port: port)
      client.send(request)
      return (try client.response().status, try RawClient(port: port).get("/").status == 200)
    }
    #expect(answer == status)
    #expect(isAlive)
  }

  @Test(arguments: ["-1", "+1", "1 1", "0x10", "99999999999999999999999", "", "1,1"])
  func lengthThatIsNoNumberIsRefused(length: String) async throws {
    let answer = try await withServer(handler: LimitTests.hello) { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\nabc")
      return String(decoding: try client.rest().prefix(12), as: UTF8.self)
    }
    #expect(["HTTP/1.1 400", "HTTP/1.1 413", ""].contains(answer), "\(answer)")
  }

  @Test func refusalIsOneLineOfPlainText() async throws {
    let (type, text) = try await withServer(handler: LimitTests.hello) { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
      let response = try client.response()
      return (response["Content-Type"], response.text)
    }
    #expect(type == "text/plain; charset=utf-8")
    #expect(text == "There are several Host fields.\n")
  }

  @Test func slowHeaderIsGivenUp() async throws {
    let clock = TestClock()
    let texts = try await withServer {
      $0.elapsed = clock.elapsed
    } handler: {
      await LimitTests.hello($0)
    } client: { port in
      let client = try RawClient(port: port)
      client.send("GET / HT")
      let other = try RawClient(port: port)
      // Time goes on until the tick has seen it; each byte keeps the connection busy, and doesn't help.
      let answer = try client.waiting(clock) { client.send("X") }
      return [answer, try other.get("/").text]
    }
    #expect(texts[0].hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(texts[0].contains("header took longer"))
  }

  @Test func slowBodyIsGivenUp() async throws {
    let clock = TestClock()
    let text = try await withServer {
      $0.elapsed = clock.elapsed
    } handler: {
      await LimitTests.hello($0)
    } client: { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nab")
      return try client.waiting(clock) { client.send("X") }
    }
    #expect(text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(text.contains("body took longer"))
  }

  @Test func idleConnectionIsClosedWithoutAWord() async throws {
    let clock = TestClock()
    let texts = try await withServer {
      $0.elapsed = clock.elapsed
    } handler: {
      await LimitTests.hello($0)
    } client: { port in
      let fresh = try RawClient(port: port)
      let used = try RawClient(port: port)
      _ = try used.get("/")
      return [try fresh.waiting(clock) {}, try used.waiting(clock) {}]
    }
    #expect(texts == ["", ""])
  }

  @Test func slowHandlerIsNotGivenUp() async throws {
    let clock = TestClock()
    let gate = Gate()
    let ticked = Promise<Bool>()
    let text = try await withServer {
      $0.elapsed = clock.elapsed
    } handler: { _ in
      await gate.wait()
      return HTTPResponse(text: "late")
    } client: { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      // Another connection that is given up proves that the time was seen.
      let witness = try RawClient(port: port)
      _ = try witness.waiting(clock) {}
      ticked.fulfill(true)
      gate.open()
      return try client.response().text
    }
    #expect(text == "late")
  }

  @Test func connectionsAreLimitedTogether() async throws {
    let (statuses, texts) = try await withServer {
      $0.limits.connections = 3
    } handler: {
      await LimitTests.hello($0)
    } client: { port in
      var kept = try (0..<3).map { _ in try RawClient(port: port) }
      var statuses = try kept.map { try $0.get("/").status }
      let refused = try RawClient(port: port)
      let response = try refused.response()
      statuses.append(response.status)
      kept[0].endSending()
      _ = try kept[0].rest()
      kept.removeFirst()
      // The place is free as soon as the server has seen the end.
      var last = try RawClient(port: port).get("/").status
      while last == 503 { last = try RawClient(port: port).get("/").status }
      return (statuses + [last], response.text)
    }
    #expect(statuses == [200, 200, 200, 503, 200])
    #expect(texts == "The server has all the 3 connections it allows.\n")
  }

  @Test func connectionsOfOneAddressAreLimited() async throws {
    let status = try await withServer {
      $0.limits.connectionsPerAddress = 2
    } handler: {
      await LimitTests.hello($0)
    } client: { port in
      let kept = try (0..<2).map { _ in try RawClient(port: port) }
      for client in kept { _ = try client.get("/") }
      return try RawClient(port: port).response().status
    }
    #expect(status == 429)
  }

  @Test func garbageLeavesTheServerAlive() async throws {
    let status = try await withServer(handler: LimitTests.hello) { port in
      var random = SplitMix(seed: 42)
      let words = [
        "GET ", "POST ", "/ ", "HTTP/1.1", "\r\n", "\n", ":", "Host: a\r\n", "\r\n\r\n",
        "Content-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n", "%", "\u{0}", "Upgrade: websocket\r\n", "Connection: upgrade\r\n",
        "ffff\r\n",
      ]
      for round in 0..<1_000 {
        let client = try RawClient(port: port)
        var bytes: [UInt8] = []
        for _ in 0..<Int(random.next() % 40) {
          if random.next() % 2 == 0 {
            bytes += Array(words[Int(random.next() % UInt64(words.count))].utf8)
          } else {
            bytes += (0..<Int(random.next() % 30)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
          }
        }
        client.send(bytes)
        if round % 3 == 0 { client.reset() } else if round % 3 == 1 { client.endSending() }
      }
      return try RawClient(port: port).get("/").status
    }
    #expect(status == 200)
  }
}

extension RawClient {
  /// Moves the clock, a second at a time, until the server ends the connection; what it said before.
  func waiting(_ clock: TestClock, _ each: () -> Void) throws -> String {
    var text: [UInt8] = []
    while true {
      each()
      clock.advance(.seconds(1))
      if let more = try briefly() { text += more } else { return String(decoding: text, as: UTF8.self) }
    }
  }
}
