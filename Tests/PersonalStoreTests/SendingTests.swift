import Foundation
import ScriptedServer
import StoppedClock
import Synchronization
import Testing

@testable import PersonalStore

/// Many changes go to a server at a time.
@Suite(.serialized) struct SendingTests {
  /// A server with an empty calendar at "/c/", and what it was sent.
  private final class Calendar: Sendable {
    struct Contents {
      var objects: [String: String] = [:]
      var running = 0
      var most = 0
      var order: [String] = []
    }
    let contents = Mutex(Contents())
    let refused: @Sendable (String) -> Int?
    /// So many requests meet before one is answered.
    let meeting: Int
    private let met = NSCondition()

    init(meeting: Int = 1, refused: @escaping @Sendable (String) -> Int? = { _ in nil }) {
      self.meeting = meeting
      self.refused = refused
    }

    func answer(_ request: ScriptedServer.Request) -> ScriptedServer.Answer {
      func response(_ href: String, _ properties: String) -> String {
        "<d:response><d:href>\(href)</d:href><d:propstat><d:prop>\(properties)</d:prop>"
          + "<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>"
      }
      switch (request.method, request.body) {
      case ("PROPFIND", let body) where body.contains("resourcetype/><d:displayname"):
        return .xml(
          response(
            "/c/",
            "<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>C</d:displayname>"))
      case ("PROPFIND", let body) where body.contains("getetag"):
        return .xml(
          contents.withLock { $0.objects.keys }.map { response($0, "<d:getetag>\"1\"</d:getetag>") }.joined())
      case ("PROPFIND", _):
        return .xml(response("/", "<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>"))
      case ("PUT", let body): return put(request.path, body)
      case ("GET", _):
        guard let text = contents.withLock({ $0.objects[request.path] }) else { return .http(404, [:], "") }
        return .http(200, ["ETag": "\"1\""], text)
      case ("REPORT", let body):
        return .xml(
          contents.withLock { $0.objects.filter { body.contains($0.key) } }.map {
            response($0, "<d:getetag>\"1\"</d:getetag><c:calendar-data>\($1)</c:calendar-data>")
          }.joined())
      default: return .http(405, [:], "")
      }
    }

    private func put(_ path: String, _ body: String) -> ScriptedServer.Answer {
      contents.withLock {
        $0.running += 1
        $0.most = max($0.most, $0.running)
        $0.order.append(path)
      }
      defer { contents.withLock { $0.running -= 1 } }
      // Those that are under way together meet here; none alone goes on.
      met.lock()
      met.broadcast()
      while contents.withLock({ $0.most }) < meeting, met.wait(until: Date(timeIntervalSinceNow: 20)) {}
      met.unlock()
      if let status = refused(path) { return .http(status, [:], "") }
      return contents.withLock { contents in
        if contents.objects[path] != nil { return .http(412, [:], "") }
        contents.objects[path] = body
        return .http(201, ["ETag": "\"1\""], "")
      }
    }
  }

  private func synchronized(
    _ calendar: Calendar, events: Int,
    body: (PersonalDatabase, AccountSynchronizer, StoppedClock) async throws -> Void
  ) async throws {
    let server = try ScriptedServer { calendar.answer($0) }
    defer { server.stop() }
    let scratch = try Scratch()
    let store = scratch.store
    let file = PasswordFile(
      FileManager.default.temporaryDirectory.appending(path: "sending-\(UUID().uuidString).passwords"))
    defer { try? FileManager.default.removeItem(at: file.url) }
    let account = try await store.addAccount(
      address: server.address, user: "juan", password: "secret", passwords: file)
    let synchronizer = try AccountSynchronizer(
      store, account: account.id, passwords: AccountPasswords(file: file))
    try await synchronizer.synchronize()
    let home = try #require(try store.collections().first { $0.account != nil }).id
    for index in 0..<events {
      _ = try store.create(
        CalendarEvent(
          uid: "event-\(index)", title: "Event \(index)", start: Scratch.time("2026-03-13 19:00")),
        in: home, allowingDuplicate: true)
    }
    try await body(store, synchronizer, scratch.clock)
  }

  @Test func severalRequestsAreUnderWayAtATimeAndNotMore() async throws {
    let calendar = Calendar(meeting: CurlTransport.connections)
    try await synchronized(calendar, events: 60) { _, synchronizer, _ in
      let report = try await synchronizer.synchronize()
      #expect(report.sent == 60)
      #expect(calendar.contents.withLock { $0.most } == CurlTransport.connections)
      #expect(calendar.contents.withLock { $0.objects.count } == 60)
      // All of it is known now, and nothing is sent twice.
      #expect(try await synchronizer.synchronize() == SyncReport())
      #expect(calendar.contents.withLock { $0.order.count } == 60)
    }
  }

  @Test func whatTheServerFailsAtDoesNotHoldUpTheRest() async throws {
    let isBroken = Atomic(true)
    let calendar = Calendar { path in
      path == "/c/event-3.ics"
        ? 403 : path == "/c/event-7.ics" && isBroken.load(ordering: .relaxed) ? 500 : nil
    }
    try await synchronized(calendar, events: 20) { store, synchronizer, clock in
      let report = try await synchronizer.synchronize()
      #expect(report.sent == 18 && report.problems.count == 2)
      #expect(report.problems.contains { $0.contains("Event 7") && $0.contains("500") })
      isBroken.store(false, ordering: .relaxed)
      #expect(try await synchronizer.synchronize().sent == 0, "not at once")
      clock.advance(to: Scratch.now + 31)
      let later = try await synchronizer.synchronize()
      #expect(later.sent == 1 && later.problems.count == 1)
      #expect(calendar.contents.withLock { $0.objects.count } == 19)
    }
  }

  @Test(arguments: [(507, "quota"), (403, "only read"), (413, "larger")])
  func refusalsAreSaidInWords(_ status: Int, _ word: String) async throws {
    let calendar = Calendar { _ in status }
    try await synchronized(calendar, events: 1) { store, synchronizer, _ in
      let report = try await synchronizer.synchronize()
      #expect(report.sent == 0 && report.problems.count == 1)
      #expect(
        report.problems.first?.contains(word) == true && report.problems.first?.contains("Event 0") == true)
      #expect(try await synchronizer.synchronize().problems.isEmpty, "not at once")
      // A person who asks is answered.
      #expect(try await synchronizer.synchronize(isAsked: true).problems.count == 1)
      let account = try #require(try store.accounts().first)
      #expect(try store.unsentCount(account.id) == 1)
    }
  }

  /// What another program has synchronized isn't repeated at once, unless something is to be sent.
  @Test func whatWasJustDoneIsNotRepeated() async throws {
    let calendar = Calendar()
    try await synchronized(calendar, events: 0) { store, synchronizer, clock in
      let running = Task { try await synchronizer.run(every: 900) }
      await clock.someoneWaits(until: Scratch.now + 900)
      clock.advance(to: Scratch.now + 900)
      await clock.someoneWaits(until: Scratch.now + 1_800)
      let last = try store.accounts().first?.lastSuccess
      #expect(last == Scratch.now + 900)
      running.cancel()
      clock.advance(to: Scratch.now + 9_000)
      await #expect(throws: CancellationError.self) { try await running.value }
    }
  }

  @Test func aServerThatFailsAtEverythingIsLeftAlone() async throws {
    let calendar = Calendar { _ in 503 }
    try await synchronized(calendar, events: 200) { store, synchronizer, _ in
      await #expect(throws: PersonalStoreError.self) { try await synchronizer.synchronize() }
      #expect(calendar.contents.withLock { $0.order.count } < 20)
      let problem = try store.accounts().first?.problem
      #expect(problem?.contains("503") == true)
    }
  }

  /// The server took it and the answer was lost: it is there once, and known.
  @Test func whatWasTakenWithoutAnAnswerIsFoundThere() async throws {
    let calendar = Calendar()
    try await synchronized(calendar, events: 3) { store, synchronizer, _ in
      let item = try #require(try store.items(uid: "event-1", as: CalendarEvent.self).first)
      let text = try #require(try store.rows("WHERE id = ?", [item.id.rawValue]).first).text
      calendar.contents.withLock { $0.objects["/c/event-1.ics"] = text }
      let report = try await synchronizer.synchronize()
      #expect(report.problems.isEmpty)
      #expect(calendar.contents.withLock { $0.objects.count } == 3)
      #expect(try store.count(.event) == 3)
      #expect(try await synchronizer.synchronize() == SyncReport())
    }
  }
}
