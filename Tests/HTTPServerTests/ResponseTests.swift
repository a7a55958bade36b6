import HTTPServer
import Synchronization
import Testing

@Suite struct ResponseTests {
  @Test func cookiesAreStrictUnlessAsked() throws {
    var cookie = try SetCookie("session", "abc123")
    #expect(cookie.fieldValue == "session=abc123; Path=/; SameSite=Strict; HttpOnly")
    cookie.sameSite = .lax
    cookie.isSecure = true
    cookie.isHTTPOnly = false
    cookie.maximumAge = 0
    cookie.path = "/app"
    #expect(cookie.fieldValue == "session=abc123; Path=/app; Max-Age=0; SameSite=Lax; Secure")
  }

  @Test(arguments: ["a b", "a;b", "a,b", "a\"b", "a\\b", "a\r\nSet-Cookie: x=1", "ä", "\u{0}"])
  func cookieValuesThatBreakOutAreRefused(value: String) {
    #expect(throws: HTTPServerError.self) { try SetCookie("name", value) }
    #expect(throws: HTTPServerError.self) { try SetCookie(value, "value") }
  }

  @Test(arguments: [
    ("X-Thing", "a\r\nX-Evil: 1"), ("X-Thing", "a\nb"), ("X-Thing", "a\u{0}b"), ("X Thing", "a"),
    ("X-Thing:", "a"), ("", "a"),
  ])
  func headerFieldsThatBreakOutAreNotSent(name: String, value: String) async throws {
    let reported = Promise<String>()
    let response = try await withServer {
      $0.report = { reported.fulfill($0) }
    } handler: { _ in
      HTTPResponse(text: "secret").adding(name, value)
    } client: { port in
      let response = try RawClient(port: port).get("/")
      _ = try reported.wait()
      return (response.status, response["X-Evil"], response.text.contains("secret"))
    }
    #expect(response == (500, nil, false))
  }

  @Test func severalCookiesAreSentApart() async throws {
    let cookies = try await withServer { _ in
      guard let one = try? SetCookie("a", "1"), let two = try? SetCookie("b", "2") else {
        return HTTPResponse()
      }
      return HTTPResponse(text: "").setting(one).setting(two)
    } client: { port in
      try RawClient(port: port).get("/").all("Set-Cookie").map { $0.prefix(3) }
    }
    #expect(cookies == ["a=1", "b=2"])
  }

  @Test func streamArrivesWhileItIsMade() async throws {
    let gate = Gate()
    let chunks = try await withServer { _ in
      .stream(contentType: "text/event-stream") { writer in
        try await writer.writeEvent("one\ntwo", name: "news", id: "7")
        await gate.wait()
        try await writer.writeEvent("end")
      }
    } client: { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      let header = try client.responseHeader()
      #expect(header["Content-Type"] == "text/event-stream")
      var chunks = [String(decoding: try client.chunk() ?? [], as: UTF8.self)]
      gate.open()
      while let chunk = try client.chunk() { chunks.append(String(decoding: chunk, as: UTF8.self)) }
      chunks.append(try client.get("/again").text.isEmpty ? "closed" : "open")
      return chunks
    }
    #expect(
      chunks == ["event: news\nid: 7\ndata: one\ndata: two\n\n", "data: end\n\n", "open"])
  }

  @Test func streamWaitsForASlowClient() async throws {
    let written = Atomic<Int>(0)
    let total = 64 << 20
    let (before, received) = try await withServer { _ in
      .stream(contentType: "application/octet-stream") { writer in
        let block = [UInt8](repeating: 7, count: 64 * 1024)
        for _ in 0..<(total / block.count) {
          try await writer.write(block)
          written.add(block.count, ordering: .relaxed)
        }
      }
    } client: { port in
      let client = try RawClient(port: port, receiveBuffer: 8 * 1024)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = try client.responseHeader()
      // A second connection's answers show that the server is not busy with the first.
      for _ in 0..<3 { _ = try RawClient(port: port).get("/", method: "HEAD") }
      let before = written.load(ordering: .relaxed)
      var received = 0
      while let chunk = try client.chunk() { received += chunk.count }
      return (before, received)
    }
    #expect(before < total / 2)
    #expect(received == total)
  }

  @Test func streamOfAClientThatWentEnds() async throws {
    let ended = Promise<Bool>()
    try await withServer { _ in
      .stream(contentType: "text/plain") { writer in
        do {
          while true { try await writer.write("tick\n") }
        } catch {
          ended.fulfill(true)
          throw error
        }
      }
    } client: { port in
      do {
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try client.chunkAfterHeader()
      }
      #expect(try ended.wait())
    }
  }

  @Test func idleStreamOfAClientThatWentEnds() async throws {
    let ended = Promise<Bool>()
    try await withServer { _ in
      .stream(contentType: "text/plain") { writer in
        try await writer.write("tick\n")
        await withTaskCancellationHandler {
          let gate = Gate()
          await withTaskCancellationHandler {
            await gate.wait()
          } onCancel: {
            gate.open()
          }
        } onCancel: {
          ended.fulfill(true)
        }
      }
    } client: { port in
      do {
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try client.chunkAfterHeader()
      }
      #expect(try ended.wait())
    }
  }
}

extension RawClient {
  fileprivate func chunkAfterHeader() throws -> [UInt8]? {
    _ = try responseHeader()
    return try chunk()
  }
}
