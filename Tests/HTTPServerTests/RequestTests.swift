import HTTPServer
import Testing

@Suite struct RequestTests {
  /// What a handler saw, as lines.
  private static let mirror: HTTPServer.Handler = { request in
    HTTPResponse(
      text: [
        request.method.rawValue, request.path, request.rawPath,
        request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"),
        request.headers.values("X-Thing").joined(separator: "|"),
        request.cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "&"),
        "\(request.isLoopback)", request.remoteAddress.description,
        String(decoding: request.body, as: UTF8.self),
      ].joined(separator: "\n"))
  }

  @Test func partsOfARequestReachTheHandler() async throws {
    let lines = try await withServer(handler: RequestTests.mirror) { port in
      try RawClient(port: port).get(
        "/caf%C3%A9/a%2Fb?q=1+2&q=%C3%A4&empty=&flag", method: "POST",
        headers: ["x-thing: one", "X-THING: two", "Cookie: a=1; b=\"2\"; broken; c=x=y"],
        body: Array("body".utf8)
      ).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(
      lines == [
        "POST", "/café/a/b", "/caf%C3%A9/a%2Fb", "q=1 2&q=ä&empty=&flag=", "one|two", "a=1&b=2&c=x=y", "true",
        "127.0.0.1", "body",
      ])
  }

  @Test func connectionServesManyRequests() async throws {
    let statuses = try await withServer(handler: RequestTests.mirror) { port in
      let client = try RawClient(port: port)
      return try (0..<50).map { try client.get("/\($0)").text.contains("/\($0)\n") }
    }
    #expect(statuses == Array(repeating: true, count: 50))
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    let bodies = try await withServer { request in
      // The first takes longest.
      if request.path == "/0" { for _ in 0..<200 { await Task.yield() } }
      return HTTPResponse(text: request.path)
    } client: { port in
      let client = try RawClient(port: port)
      client.send((0..<20).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
      return try (0..<20).map { _ in try client.response().text }
    }
    #expect(bodies == (0..<20).map { "/\($0)" })
  }

  @Test func headHasTheHeaderAlone() async throws {
    let (length, next) = try await withServer { _ in
      HTTPResponse(text: "12345")
    } client: { port in
      let client = try RawClient(port: port)
      let head = try client.get("/", method: "HEAD")
      return (head["Content-Length"], try client.get("/").text)
    }
    #expect(length == "5")
    #expect(next == "12345")
  }

  @Test func oldClientsGetTheirAnswerAndTheEnd() async throws {
    let text = try await withServer { _ in
      HTTPResponse(text: "hello")
    } client: { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.0\r\n\r\n")
      return String(decoding: try client.rest(), as: UTF8.self)
    }
    #expect(text.hasPrefix("HTTP/1.1 200"))
    #expect(text.hasSuffix("hello"))
  }

  @Test func bothLoopbackAddressesAreServed() async throws {
    let texts = try await withServer {
      $0.binding = .loopback
    } handler: {
      HTTPResponse(text: "\($0.isLoopback)")
    } client: { port in
      var texts = [try RawClient(port: port).get("/").text]
      // Without IPv6 in the system there is nobody to ask.
      if let six = try? RawClient(port: port, host: "::1") { texts.append(try six.get("/").text) }
      return texts
    }
    #expect(texts.allSatisfy { $0 == "true" })
  }

  @Test func handlersOfOtherConnectionsDoNotWait() async throws {
    let gate = Gate()
    let texts = try await withServer { request in
      if request.path == "/wait" { await gate.wait() } else { gate.open() }
      return HTTPResponse(text: request.path)
    } client: { port in
      let first = try RawClient(port: port)
      first.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
      let second = try RawClient(port: port).get("/go").text
      return [second, try first.response().text]
    }
    #expect(texts == ["/go", "/wait"])
  }

  @Test func handlerOfAClientThatWentIsCancelled() async throws {
    let cancelled = Promise<Bool>()
    let began = Promise<Bool>()
    try await withServer { _ in
      began.fulfill(true)
      await withTaskCancellationHandler {
        let gate = Gate()
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          gate.open()
        }
      } onCancel: {
        cancelled.fulfill(true)
      }
      return HTTPResponse()
    } client: { port in
      do {
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try began.wait()
        client.reset()
      }
      #expect(try cancelled.wait())
    }
  }
}
