import Foundation
import ScriptedServer
import Synchronization
import Testing

@testable import ModelClient

/// A client against a server on loopback that plays models.
@Suite(.timeLimit(.minutes(2))) struct ModelClientTests {
  private static let head = "HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"

  private static func event(_ text: String) -> String {
    "data: {\"choices\": [{\"delta\": {\"content\": \"\(text)\"}}]}\n\n"
  }

  private func client(
    _ server: ScriptedServer, limit: Duration = .seconds(20), key: String? = nil, pauses: Pauses = Pauses()
  ) throws -> ModelClient {
    ModelClient(
      try ModelEndpoint(address: server.address + "/v1", model: "small", key: key, limit: limit)
    ) { pauses.add($0) }
  }

  /// The pauses before further attempts, which tests don't wait for.
  final class Pauses: Sendable {
    private let all = Mutex<[Duration]>([])
    var seen: [Duration] { all.withLock { $0 } }
    func add(_ pause: Duration) { all.withLock { $0.append(pause) } }
  }

  private func failure(
    limit: Duration = .seconds(20), letters: Int = 1_000, _ script: @escaping ScriptedServer.Script
  ) async throws -> ModelClientError {
    let server = try ScriptedServer(script)
    defer { server.stop() }
    let client = try client(server, limit: limit)
    return try #require(
      await #expect(throws: ModelClientError.self) {
        _ = try await client.text(to: [ChatMessage(.user, "Hello")], letters: letters)
      })
  }

  @Test func aGoodModelIsReadPieceByPiece() async throws {
    let server = try ScriptedServer { _ in
      .raw(
        Self.head + ": a comment\r\n\r\n" + Self.event("Hel") + Self.event("lo,\\n\u{FC}")
          + "data: {\"choices\": []}\n\ndata: [DONE]\n\n")
    }
    defer { server.stop() }
    let client = try client(server, key: "secret-key")
    var pieces: [String] = []
    for try await piece in client.answer(
      to: [ChatMessage(.system, "a \"b\""), ChatMessage(.user, "c")], letters: 90)
    {
      pieces.append(piece)
    }
    #expect(pieces.joined() == "Hello,\n\u{FC}")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && request.path == "/v1/chat/completions")
    #expect(request.head.contains("Authorization: Bearer secret-key"))
    #expect(request.body.contains(#"{"role":"system","content":"a \"b\""}"#), "\(request.body)")
    #expect(request.body.contains(#""stream":true"#))
  }

  @Test func aServerThatDoesNotStream() async throws {
    let server = try ScriptedServer { _ in
      .http(200, [:], "{\"choices\": [{\"message\":\n {\"content\": \"Hello\"}}]}")
    }
    defer { server.stop() }
    #expect(try await client(server).text(to: [ChatMessage(.user, "Hi")], letters: 90) == "Hello")
  }

  @Test(arguments: [429, 500, 503]) func aBusyServerIsAskedAgain(status: Int) async throws {
    let count = Mutex(0)
    let server = try ScriptedServer { _ in
      let number = count.withLock {
        $0 += 1
        return $0
      }
      return number < 3
        ? .http(status, number == 1 ? ["Retry-After": "3"] : [:], "secret of the server")
        : .raw(Self.head + Self.event("Yes") + "data: [DONE]\n\n")
    }
    defer { server.stop() }
    let pauses = Pauses()
    #expect(
      try await client(server, pauses: pauses).text(to: [ChatMessage(.user, "Hi")], letters: 9) == "Yes")
    #expect(pauses.seen == [.seconds(3), .seconds(6)])
  }

  @Test func aServerThatStaysBusyIsGivenUp() async throws {
    let server = try ScriptedServer { _ in .http(503, [:], "secret of the server") }
    defer { server.stop() }
    let client = try client(server)
    let error = await #expect(throws: ModelClientError.self) {
      _ = try await client.text(to: [ChatMessage(.user, "Hi")], letters: 9)
    }
    #expect(error?.code == .unavailable && error?.message.contains("secret") == false)
    #expect(server.requests.count == ModelClient.attempts)
  }

  /// A pause that nobody would wait for isn't waited for.
  @Test func aServerThatAsksForAnHour() async throws {
    #expect(try await failure { _ in .http(429, ["Retry-After": "3600"], "") }.code == .unavailable)
  }

  @Test func refusals() async throws {
    #expect(try await failure { _ in .http(401, [:], "") }.code == .unauthorized)
    #expect(try await failure { _ in .http(404, [:], "") }.code == .refused)
    // A redirection would lead the mail elsewhere.
    #expect(try await failure { _ in .http(307, ["Location": "http://127.0.0.1:1/"], "") }.code == .refused)
  }

  @Test(arguments: [
    "<html>no model</html>", "", "{\"choices\": 3}", "[1, 2]", "data: garbage\n\n",
    "data: {\"choices\": [{\"delta\": {\"content\": \"Half", "data: {\"a\": 1}\n\n", "\u{0}\u{1}\u{2}",
  ])
  func garbage(body: String) async throws {
    #expect(try await failure { _ in .http(200, [:], body) }.code == .malformedAnswer, "\(body)")
  }

  @Test func anAnswerThatBreaksOff() async throws {
    #expect(try await failure { _ in .raw(Self.head + Self.event("Half")) }.code == .malformedAnswer)
    #expect(
      try await failure { _ in .http(200, [:], "data: {\"error\": {\"message\": \"x\"}}\n\n") }.code
        == .unavailable)
  }

  @Test func aModelWithoutEnd() async throws {
    let error = try await failure { _ in .endless(Self.head, chunk: Self.event("and on ")) }
    #expect(error.code == .tooLong)
    let line = try await failure { _ in .endless(Self.head, chunk: String(repeating: "x", count: 4_096)) }
    #expect(line.code == .malformedAnswer)
    let comments = try await failure { _ in .endless(Self.head, chunk: ": still thinking\n\n") }
    #expect(comments.code == .tooLong)
  }

  @Test func aSlowModel() async throws {
    #expect(try await failure(limit: .milliseconds(300)) { _ in .silence }.code == .timedOut)
    let dripping = try await failure(limit: .milliseconds(400)) { _ in
      .slow([Self.head] + Array(repeating: Self.event("a"), count: 100), pause: 0.1)
    }
    #expect(dripping.code == .timedOut)
  }

  @Test func cancelling() async throws {
    let server = try ScriptedServer { _ in .silence }
    defer { server.stop() }
    let client = try client(server)
    let task = Task { try await client.text(to: [ChatMessage(.user, "Hi")], letters: 9) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }

  @Test func nobodyThere() async throws {
    let server = try ScriptedServer { _ in .silence }
    server.stop()
    let client = try client(server)
    let error = await #expect(throws: ModelClientError.self) {
      _ = try await client.text(to: [ChatMessage(.user, "Hi")], letters: 9)
    }
    #expect(error?.code == .unreachable)
  }
}
