import HTTPServer
import Synchronization
import Testing

@Suite struct BodyTests {
  private static let count: HTTPServer.Handler = {
    HTTPResponse(text: "\($0.body.count) \($0.body.reduce(0, { $0 &+ Int($1) }))")
  }

  @Test func chunkedBodyIsPutTogether() async throws {
    let text = try await withServer { request in
      HTTPResponse(text: String(decoding: request.body, as: UTF8.self))
    } client: { port in
      let client = try RawClient(port: port)
      client.send(
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nWiki\r\n6;ext=1\r\npedia \r\n"
          + "E\r\nin \r\n\r\nchunks.\r\n0\r\nTrailer: x\r\n\r\n")
      return try client.response().text + "|" + client.get("/next").text
    }
    #expect(text == "Wikipedia in \r\n\r\nchunks.|")
  }

  @Test func bodyOfExactlyTheLimitIsTaken() async throws {
    let statuses = try await withServer {
      $0.bodyPolicy = { _ in .inMemory(maximumBytes: 1_000) }
    } handler: {
      await BodyTests.count($0)
    } client: { port in
      try [999, 1_000, 1_001].map {
        try RawClient(port: port).get("/", method: "PUT", body: [UInt8](repeating: 1, count: $0)).status
      }
    }
    #expect(statuses == [200, 200, 413])
  }

  @Test func chunkedBodyBeyondTheLimitIsRefused() async throws {
    let wasCalled = Atomic<Bool>(false)
    let response = try await withServer {
      $0.bodyPolicy = { _ in .inMemory(maximumBytes: 10_000) }
    } handler: { _ in
      wasCalled.store(true, ordering: .relaxed)
      return HTTPResponse()
    } client: { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = Array("1000\r\n".utf8) + [UInt8](repeating: 65, count: 4_096) + [13, 10]
      for _ in 0..<100 { guard client.send(chunk) else { break } }
      let response = try client.response()
      return (response.status, response.text, response["Connection"])
    }
    #expect(response.0 == 413)
    #expect(response.1 == "The body is larger than the 10000 bytes allowed here.\n")
    #expect(response.2 == "close")
    let called = wasCalled.load(ordering: .relaxed)
    #expect(!called)
  }

  @Test func hugeBodyIsRefusedFromItsHeader() async throws {
    let response = try await withServer(handler: BodyTests.count) { port in
      let client = try RawClient(port: port)
      // Nothing of the body is sent: the answer comes all the same.
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n")
      return try client.response().status
    }
    #expect(response == 413)
  }

  @Test func clientThatSendsOnReadsItsRefusal() async throws {
    let status = try await withServer(handler: BodyTests.count) { port in
      let client = try RawClient(port: port)
      let body = [UInt8](repeating: 65, count: 3 << 20)
      client.send(Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
      return try client.response().status
    }
    #expect(status == 413)
  }

  @Test func policyDecidesByPath() async throws {
    let (statuses, bytes) = try await withServer {
      $0.bodyPolicy = { request in
        switch request.path {
        case "/upload": .inMemory(maximumBytes: 1 << 20)
        case "/no": .refuse(.refusal(.forbidden, "Not here."))
        default: .inMemory(maximumBytes: 0)
        }
      }
    } handler: {
      await BodyTests.count($0)
    } client: { port in
      let body = [UInt8](repeating: 3, count: 500_000)
      let upload = try RawClient(port: port).get("/upload", method: "POST", body: body)
      let statuses = try ["/no", "/other"].map {
        try RawClient(port: port).get($0, method: "POST", body: [1, 2, 3]).status
      }
      return (statuses + [try RawClient(port: port).get("/no", method: "POST").status], upload.text)
    }
    #expect(statuses == [403, 413, 200])
    #expect(bytes == "500000 1500000")
  }

  @Test(arguments: ["PATCH", "DELETE", "REPORT"]) func earlyRefusalEndsTheConnection(method: String)
    async throws
  {
    let answers = try await withServer {
      $0.bodyPolicy = { _ in .inMemory(maximumBytes: 4) }
    } handler: {
      HTTPResponse(text: $0.path)
    } client: { port in
      let client = try RawClient(port: port)
      // What stands in the refused body must not be taken for a request.
      client.send(
        "\(method) / HTTP/1.1\r\nHost: a\r\nContent-Length: 38\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: evil\r\n\r\n"
      )
      return String(decoding: try client.rest(), as: UTF8.self)
    }
    #expect(answers.hasPrefix("HTTP/1.1 413"))
    #expect(!answers.contains("smuggled"))
  }

  @Test func expectationIsMet() async throws {
    let statuses = try await withServer(handler: BodyTests.count) { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      let interim = try client.response()
      client.send("AB")
      let final = try client.response()
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\n\r\n")
      return [interim.status, final.status, try client.response().status]
    }
    #expect(statuses == [100, 200, 413])
  }
}
