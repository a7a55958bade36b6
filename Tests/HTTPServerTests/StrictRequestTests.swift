import Glibc
import Testing

@testable import HTTPServer

/// Requests that two readers might read in two ways, and what the library leaves without an answer.
@Suite struct StrictRequestTests {
  private static let hello: HTTPServer.Handler = { _ in HTTPResponse(text: "hello") }

  /// What a client gets until the end, or until nothing more comes for a request that is over.
  private static func answer(to request: String, endsSending: Bool = false) async throws -> String {
    try await withServer {
      $0.refusalHeaders = ["X-Frame-Options": "DENY"]
      $0.refused = { _ in }
    } handler: {
      await hello($0)
    } client: { port in
      let client = try RawClient(port: port)
      client.send(request)
      if endsSending { client.endSending() }
      let response = try client.response()
      let alive = try RawClient(port: port).get("/").status
      return "\(response.status) \(response["X-Frame-Options"] ?? "-") \(alive)"
    }
  }

  @Test(
    "A request that is no request is answered, with the header fields of every answer",
    arguments: [
      // More cookies than the library has room for.
      (
        "GET / HTTP/1.1\r\nHost: a\r\nCookie: "
          + (0..<350).map { "c\($0)=" }.joined(separator: "; ") + "\r\n\r\n", 431
      ),
      (
        "GET / HTTP/1.1\r\nHost: a\r\n" + (0..<350).map { "Cookie: c\($0)=\r\n" }.joined() + "\r\n", 431
      ),
      // A version that isn't spoken.
      ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505), ("GET / HTTP/0.9\r\nHost: a\r\n\r\n", 505),
      ("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400), (" GET / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400), ("GET /\ta HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      // A NUL would cut what stands before it off.
      ("GET / HTTP/1.1\r\nHost: a\0.evil.example\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nOrigin: http://a\0.evil\r\nX: y\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nX:\0y\r\n\r\n", 400), ("GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GE\0T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      // Lines that go on in the next one (obs-fold).
      ("GET / HTTP/1.1\r\nHost: a\r\nX: y\r\n z\r\nY: z\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nX: y\r\n\tz\r\n\r\n", 400),
    ])
  func refused(_ request: String, _ status: Int) async throws {
    #expect(try await StrictRequestTests.answer(to: request) == "\(status) DENY 200")
  }

  @Test("Blanks around values, fields without one and lines that end in LF alone are taken")
  func tolerated() async throws {
    let seen = try await withServer { request in
      HTTPResponse(text: ["A", "B", "C", "D"].map { "[\(request.headers[$0] ?? "-")]" }.joined())
    } client: { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost:a\r\nA:  x \t\r\nB:\r\nC: \r\nD:y z\r\n\r\n")
      let first = try client.response().text
      client.send("GET / HTTP/1.1\nHost: a\nD: y\n\n")
      return [first, try client.response().text]
    }
    #expect(seen == ["[x][][][y z]", "[-][-][-][y]"])
  }

  @Test("A complete request whose client sends no more is answered", arguments: [false, true])
  func halfClosed(hasBody: Bool) async throws {
    let gate = Gate()
    let text = try await withServer { request in
      await gate.wait()
      return HTTPResponse(text: "hello \(request.body.count)")
    } client: { port in
      let client = try RawClient(port: port)
      client.send(
        hasBody
          ? "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc" : "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
      )
      client.endSending()
      // The server has seen the end by the time another client has its answer.
      let other = try RawClient(port: port)
      other.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      gate.open()
      _ = try other.response()
      return String(decoding: try client.rest(), as: UTF8.self)
    }
    #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("hello \(hasBody ? 3 : 0)"))
  }

  @Test("A request whose client ends before its body does isn't waited for", .timeLimit(.minutes(1)))
  func cutShort() async throws {
    let status = try await withServer {
      // Longer than the test may take.
      $0.limits.bodyTime = .seconds(600)
    } handler: { _ in
      HTTPResponse(text: "hello")
    } client: { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
      client.endSending()
      return try client.response().status
    }
    #expect(status == 400)
  }

  @Test("A target with a host of its own counts instead of the Host field")
  func absoluteForm() async throws {
    let hosts = try await withServer { request in
      let refusal = OriginPolicy().refusal(of: request)
      return HTTPResponse(text: "\(request.headers["Host"] ?? "-") \(refusal?.status.rawValue ?? 200)")
    } client: { port in
      try ["http://evil.example/", "http://localhost:\(port)/", "http://a@localhost:\(port)/"].map { target in
        let client = try RawClient(port: port)
        client.send("GET \(target) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        return String(try client.response().text.split(separator: " ")[1])
      }
    }
    #expect(hosts == ["421", "200", "400"])
  }

  @Test("Requests that the library gives up leave no place taken", .timeLimit(.minutes(1)))
  func placesAreGivenBack() async throws {
    let last = try await withServer {
      $0.limits.connections = 20
    } handler: {
      await StrictRequestTests.hello($0)
    } client: { port in
      let cookies = (0..<350).map { "c\($0)=" }.joined(separator: "; ")
      for _ in 0..<60 {
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nCookie: \(cookies)\r\n\r\n")
        _ = try client.rest()
      }
      // The last ones may be on their way out.
      var status = 503
      for _ in 0..<200 where status == 503 {
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        status = try client.response().status
      }
      return status
    }
    #expect(last == 200)
  }

  @Test("A connection within this machine is refused where another user's program made it")
  func users() async throws {
    for (allowed, expected) in [(geteuid(), 200), (geteuid() + 1, 403)] {
      for host in ["127.0.0.1", "::1"] {
        let causes = Promise<HTTPStatus>()
        let status = try await withServer {
          $0.binding = .loopback
          $0.allowedUser = allowed
          $0.refused = { causes.fulfill($0.status) }
        } handler: {
          await StrictRequestTests.hello($0)
        } client: { port in
          // Without IPv6 in the system there is nobody to ask.
          guard let client = try? RawClient(port: port, host: host) else { return expected }
          client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
          return try client.response().status
        }
        #expect(status == expected)
      }
    }
  }
}

@Suite struct HeaderScreenTests {
  @Test(
    "A header that the library answers twice, in its own words, is answered once",
    arguments: [
      "Content-Length: -1", "Content-Length: x", "Content-Length:", "Content-Length: 1 1",
      "Content-Length: 99999999999999999999999", "Content-Length: 1\r\nContent-Length: 1",
    ])
  func lengths(_ field: String) async throws {
    let text = try await HeaderScreenTests.everything(after: "POST / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n")
    #expect(text.ranges(of: "HTTP/1.1").count == 1 && text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(text.contains("X-Frame-Options: DENY\r\n") && text.hasSuffix("of decimal digits.\n"))
  }

  @Test func missingHost() async throws {
    let text = try await HeaderScreenTests.everything(after: "GET / HTTP/1.1\r\n\r\n")
    #expect(text.ranges(of: "HTTP/1.1").count == 1 && text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  private static func everything(after request: String) async throws -> String {
    try await withServer {
      $0.refusalHeaders = ["X-Frame-Options": "DENY"]
    } handler: { _ in
      HTTPResponse(text: "hello")
    } client: { port in
      let client = try RawClient(port: port)
      client.send(request)
      return String(decoding: try client.rest(), as: UTF8.self)
    }
  }

  @Test("A header that comes byte by byte is read as a whole")
  func slow() async throws {
    let text = try await withServer { _ in
      HTTPResponse(text: "hello")
    } client: { port in
      let client = try RawClient(port: port)
      for byte in Array("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8) { client.send([byte]) }
      return try client.response().text
    }
    #expect(text == "hello")
  }

  @Test("An unfinished request whose client sends no more is answered")
  func unfinished() async throws {
    let text = try await withServer { _ in
      HTTPResponse(text: "hello")
    } client: { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHo")
      client.endSending()
      return String(decoding: try client.rest(), as: UTF8.self)
    }
    #expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test("Where a header ends doesn't depend on what comes after it or on empty lines before it")
  func ends() {
    func count(_ text: String) -> Int? { HeaderScreen.count(of: Array(text.utf8)) }
    #expect(count("GET / HTTP/1.1\r\nHost: a\r\n\r\nrest") == 27)
    #expect(count("\r\n\r\nGET / HTTP/1.1\n\n") == 20)
    #expect(count("GET / HTTP/1.1\r\nHost: a\r\n\r") == nil)
    #expect(count("\r\n\r\n") == nil)
  }
}
