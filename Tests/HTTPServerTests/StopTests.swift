import HTTPServer
import Testing

@Suite struct StopTests {
  private static func server(_ handler: @escaping HTTPServer.Handler, port: UInt16 = 0) -> HTTPServer {
    var configuration = HTTPServer.Configuration()
    configuration.binding = .address("127.0.0.1")
    configuration.port = port
    configuration.tick = .milliseconds(20)
    return HTTPServer(configuration: configuration, handler: handler)
  }

  @Test func runningRequestComesToItsEnd() async throws {
    let gate = Gate()
    let began = Promise<Bool>()
    let server = StopTests.server { request in
      guard request.path == "/" else { return HTTPResponse() }
      began.fulfill(true)
      await gate.wait()
      return HTTPResponse(text: "done")
    }
    let port = try server.start().port
    async let text = onThread {
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return try client.response().text
    }
    _ = try await onThread { try began.wait() }
    async let stop: Void = server.stop(graceful: .seconds(60))
    // Nobody new is let in, while the old request still runs.
    let isRefused = try await onThread {
      while true {
        guard let client = try? RawClient(port: port) else { return true }
        // It may have been taken just before; then it is answered, or closed.
        _ = try? client.get("/other")
      }
    }
    #expect(isRefused)
    gate.open()
    #expect(try await text == "done")
    await stop
  }

  @Test func requestThatNeverEndsIsCancelled() async throws {
    let cancelled = Promise<Bool>()
    let began = Promise<Bool>()
    let server = StopTests.server { _ in
      began.fulfill(true)
      let gate = Gate()
      await withTaskCancellationHandler {
        await gate.wait()
      } onCancel: {
        gate.open()
        cancelled.fulfill(true)
      }
      return HTTPResponse(text: "never seen")
    }
    let port = try server.start().port
    async let rest = onThread {
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return try client.rest()
    }
    _ = try await onThread { try began.wait() }
    await server.stop(graceful: .milliseconds(50))
    #expect(try cancelled.wait())
    #expect(try await rest.isEmpty)
  }

  @Test func streamsAndIdleConnectionsEnd() async throws {
    let server = StopTests.server { request in
      request.path == "/stream"
        ? .stream(contentType: "text/plain") { writer in
          try await writer.write("begin")
          let gate = Gate()
          await withTaskCancellationHandler {
            await gate.wait()
          } onCancel: {
            gate.open()
          }
        } : HTTPResponse(text: "x")
    }
    let port = try server.start().port
    let clients = try await onThread {
      let idle = try RawClient(port: port)
      _ = try idle.get("/")
      let stream = try RawClient(port: port)
      stream.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = try stream.responseHeader()
      _ = try stream.chunk()
      return UncheckedClients(clients: [idle, stream])
    }
    await server.stop(graceful: .zero)
    #expect(try await onThread { try clients.clients.map { try $0.rest().isEmpty } } == [true, true])
  }

  @Test func socketsAreToldThatTheServerGoes() async throws {
    let server = StopTests.server { _ in
      .upgradeToWebSocket { socket in for await _ in socket.messages {} }
    }
    let port = try server.start().port
    let clients = try await onThread {
      let clients = try (0..<5).map { _ in try RawClient(port: port) }
      for client in clients { try client.upgrade() }
      return UncheckedClients(clients: clients)
    }
    async let stop: Void = server.stop(graceful: .seconds(60))
    let codes = try await onThread {
      try clients.clients.map { client in
        let code = try client.closeCode()
        client.send(RawClient.frame(8, [3, 0xE9]))
        return code
      }
    }
    await stop
    #expect(codes == [1001, 1001, 1001, 1001, 1001])
  }

  @Test func samePortServesAgainAtOnce() async throws {
    var first = StopTests.server { _ in HTTPResponse(text: "first") }
    let port = try first.start().port
    #expect(throws: HTTPServerError.self) { try first.start() }
    let second = StopTests.server({ _ in HTTPResponse(text: "second") }, port: port)
    do {
      try second.start()
      Issue.record("Two servers cannot have one port.")
    } catch {
      #expect(error.code == .addressInUse)
      #expect(error.message == "Port \(port) of 127.0.0.1 is in use by another program.")
    }
    for _ in 0..<5 {
      #expect(try await onThread { try RawClient(port: port).get("/").text } == "first")
      await first.stop()
      try second.start()
      #expect(try await onThread { try RawClient(port: port).get("/").text } == "second")
      await second.stop()
      first = StopTests.server({ _ in HTTPResponse(text: "first") }, port: port)
      try first.start()
    }
    await first.stop()
    #expect(first.address == nil)
  }

  @Test func serverCanBeStartedAgain() async throws {
    let server = StopTests.server { _ in HTTPResponse(text: "again") }
    for _ in 0..<10 {
      let port = try server.start().port
      #expect(try await onThread { try RawClient(port: port).get("/").text } == "again")
      await server.stop()
    }
    await server.stop()
  }

  @Test(arguments: ["example.com", "1.2.3", "", "127.0.0.1:80", "192.0.2.1"])
  func addressThatIsNotOursIsRefused(host: String) {
    var configuration = HTTPServer.Configuration()
    configuration.binding = .address(host)
    let server = HTTPServer(configuration: configuration) { _ in HTTPResponse() }
    do {
      try server.start()
      Issue.record("started on \(host)")
    } catch {
      #expect(error.code == .invalidAddress)
    }
  }
}

/// Clients that one thread after another uses.
struct UncheckedClients: @unchecked Sendable {
  let clients: [RawClient]
}
