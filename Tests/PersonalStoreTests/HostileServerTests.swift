import Foundation
import ScriptedServer
import StoppedClock
import Synchronization
import Testing

@testable import PersonalStore

/// Servers that answer late, wrongly, elsewhere, or without end.
@Suite(.serialized) struct HostileServerTests {
  private static let secret = "s3cret-password"

  private func limits() -> HTTPLimits {
    var limits = HTTPLimits()
    limits.answerBytes = 1 << 20
    limits.total = .seconds(20)
    return limits
  }

  /// What adding an account says of a server that answers everything in one way.
  private func refusal(_ script: @escaping ScriptedServer.Script, limits: HTTPLimits? = nil) async throws
    -> (error: PersonalStoreError, server: ScriptedServer)
  {
    let server = try ScriptedServer(script)
    defer { server.stop() }
    let store = try Scratch().store
    let file = PasswordFile(
      FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString).passwords"))
    let error = await #expect(throws: PersonalStoreError.self) {
      try await store.addAccount(
        address: server.address, user: "juan", password: Self.secret, passwords: file,
        transport: CurlTransport(limits: limits ?? self.limits()))
    }
    let refused = try #require(error)
    #expect(!"\(refused)".contains(Self.secret) && !String(reflecting: refused).contains(Self.secret))
    #expect(try store.accounts().isEmpty)
    return (refused, server)
  }

  @Test func answersThatNeverCome() async throws {
    var short = limits()
    short.total = .milliseconds(200)
    #expect(try await refusal({ _ in .silence }, limits: short).error.code == .timedOut)
  }

  @Test func answersWithoutEnd() async throws {
    #expect(
      try await refusal { _ in
        .endless(
          "HTTP/1.1 207 X\r\nConnection: close\r\n\r\n", chunk: String(repeating: "<a>", count: 20_000))
      }.error.code == .tooLarge)
    let header = "X-A: \(String(repeating: "a", count: 90_000))\r\n"
    #expect(try await refusal { _ in .raw("HTTP/1.1 207 X\r\n\(header)\r\n") }.error.code == .tooLarge)
  }

  @Test(arguments: [
    "<d:multistatus xmlns:d=\"DAV:\"><d:response>", "", "hello", "{}", "<html/>", "\u{0}",
    "<!DOCTYPE m [<!ENTITY a \"aaaa\">]><d:multistatus xmlns:d=\"DAV:\">&a;</d:multistatus>",
    "<!DOCTYPE m SYSTEM \"http://127.0.0.1:1/x.dtd\"><d:multistatus xmlns:d=\"DAV:\"/>",
    "<d:multistatus xmlns:d=\"DAV:\">" + String(repeating: "<a>", count: 5_000)
      + String(repeating: "</a>", count: 5_000)
      + "</d:multistatus>",
  ])
  func answersThatAreNoMultistatus(_ body: String) async throws {
    #expect(try await refusal { _ in .http(207, [:], body) }.error.code == .malformedAnswer)
  }

  @Test func moreElementsThanAreRead() async throws {
    var wide = limits()
    wide.answerBytes = 8 << 20
    let inside = String(repeating: "<a/>", count: 500_000)
    #expect(try await refusal({ _ in .xml(inside) }, limits: wide).error.code == .tooLarge)
  }

  @Test(arguments: [
    (401, "unauthorized"), (500, "server_error"), (200, "malformed_answer"), (404, "no_calendars"),
  ])
  func otherStatuses(_ status: Int, _ code: String) async throws {
    #expect(try await refusal { _ in .http(status, [:], "") }.error.code.rawValue == code)
  }

  @Test(arguments: ["garbage", "HTTP/1.1", "\r\n\r\n", ""])
  func whatIsNoHTTP(_ text: String) async throws {
    let code = try await refusal { _ in .raw(text) }.error.code
    #expect([.malformedAnswer, .unreachable].contains(code))
  }

  @Test func credentialsDoNotFollowToAnotherHost() async throws {
    let other = try ScriptedServer { _ in .xml("") }
    defer { other.stop() }
    let port = other.port
    for location in [
      "http://127.0.0.1:\(port)/", "http://localhost:\(port)/", "https://evil.example/", "file:///etc/passwd",
    ] {
      let (error, server) = try await refusal { _ in .http(301, ["Location": location], "") }
      #expect([.redirected, .malformedAnswer].contains(error.code), "\(location)")
      #expect(server.requests.first?.head.contains("Authorization: Basic") == true)
    }
    // Nor by an address in an answer.
    let (error, _) = try await refusal { _ in
      .xml(
        "<d:response><d:href>/</d:href><d:propstat><d:prop><c:calendar-home-set><d:href>http://localhost:\(port)/</d:href>"
          + "</c:calendar-home-set></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>")
    }
    #expect(error.code == .redirected)
    #expect(other.requests.isEmpty)
  }

  @Test func redirectionsInACircle() async throws {
    #expect(try await refusal { _ in .http(302, ["Location": "/again"], "") }.error.code == .redirected)
  }

  @Test(arguments: [
    "http://calendar.example.org", "ftp://x", "https://juan:secret@example.org", "", "https://",
    "https://a b",
    "javascript:alert(1)", "file:///etc/passwd", "https://x\r\nHost: y",
  ])
  func addressesThatAreRefused(_ address: String) async throws {
    let store = try Scratch().store
    let error = await #expect(throws: PersonalStoreError.self) {
      try await store.addAccount(
        address: address, user: "juan", password: Self.secret,
        passwords: PasswordFile(FileManager.default.temporaryDirectory.appending(path: "never")))
    }
    #expect(error?.code == .invalidAddress)
    #expect(error.map { "\($0)".contains("secret") } == false)
  }

  /// A calendar whose objects are of all kinds of wrong: what is good is taken over.
  @Test func objectsThatAreWrong() async throws {
    @Sendable func response(_ href: String, _ properties: String) -> String {
      "<d:response><d:href>\(href)</d:href><d:propstat><d:prop>\(properties)</d:prop>"
        + "<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>"
    }
    func event(_ uid: String, _ more: String = "") -> String {
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:\(uid)\nDTSTART:20260313T180000Z\nSUMMARY:\(uid)\n\(more)END:VEVENT\nEND:VCALENDAR\n"
    }
    let objects = [
      "/c/good.ics": event("good"), "/c/twin.ics": event("good"), "/c/empty.ics": "", "/c/text.ics": "hello",
      "/c/rule.ics": event("rule", "RRULE:FREQ=NEVER\n"),
      "/c/card.ics": "BEGIN:VCARD\nVERSION:4.0\nFN:x\nUID:y\nEND:VCARD\n",
      "/c/big.ics": event("big", "DESCRIPTION:\(String(repeating: "x", count: 300_000))\n"),
      "/c/nouid.ics": "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260313\nEND:VEVENT\nEND:VCALENDAR\n",
    ]
    let server = try ScriptedServer { request in
      switch (request.method, request.body) {
      case ("PROPFIND", let body) where body.contains("resourcetype/><d:displayname"):
        return .xml(
          response(
            "/c/",
            "<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>C</d:displayname>"))
      case ("PROPFIND", let body) where body.contains("getetag"):
        let listed = objects.keys.sorted().map { response($0, "<d:getetag>\"1\"</d:getetag>") }
        return .xml(
          listed.joined() + response("/c/noetag.ics", "")
            + response("/elsewhere/x.ics", "<d:getetag>\"1\"</d:getetag>")
            + response("/c/odd.ics", "<d:getetag>\u{E9}\n</d:getetag>"))
      case ("PROPFIND", _):
        return .xml(response("/", "<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>"))
      case ("REPORT", _):
        return .xml(
          objects.sorted { $0.key < $1.key }.map { entry in
            response(
              entry.key,
              "<d:getetag>\"1\"</d:getetag><c:calendar-data>\(DAVElement.escaped(entry.value))</c:calendar-data>"
            )
          }.joined())
      default: return .http(405, [:], "")
      }
    }
    defer { server.stop() }
    let store = try Scratch().store
    let file = PasswordFile(
      FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString).passwords"))
    defer { try? FileManager.default.removeItem(at: file.url) }
    let account = try await store.addAccount(
      address: server.address, user: "juan", password: Self.secret, passwords: file)
    let synchronizer = try AccountSynchronizer(
      store, account: account.id, passwords: AccountPasswords(file: file))
    let report = try await synchronizer.synchronize()
    #expect(try store.items(CalendarEvent.self).map(\.value.title) == ["big", "good"])
    #expect(report.received == 2)
    #expect(report.problems.count == 8)
    // What couldn't be read is neither fetched again nor deleted there.
    #expect(try await synchronizer.synchronize().received == 0)
    #expect(!server.requests.contains { $0.method == "DELETE" || $0.method == "PUT" })
    try store.database.checkIntegrity()
  }

  /// Half a minute after the first failure, a minute after the second; then it works, and rests.
  @Test func failuresAreTriedAgainLaterAndLater() async throws {
    let isBroken = Toggle()
    let server = try ScriptedServer { request in
      if isBroken.isOn { return .http(503, [:], "") }
      let isHome = request.body.contains("calendar-home-set")
      return .xml(
        "<d:response><d:href>/</d:href><d:propstat><d:prop>"
          + (isHome
            ? "<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>" : "<d:resourcetype/>")
          + "</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>")
    }
    defer { server.stop() }
    let scratch = try Scratch()
    let (store, clock, now) = (scratch.store, scratch.clock, Scratch.now)
    let file = PasswordFile(
      FileManager.default.temporaryDirectory.appending(path: "later-\(UUID().uuidString).passwords"))
    defer { try? FileManager.default.removeItem(at: file.url) }
    let account = try await store.addAccount(
      address: server.address, user: "juan", password: Self.secret, passwords: file)
    let synchronizer = try AccountSynchronizer(
      store, account: account.id, passwords: AccountPasswords(file: file))
    isBroken.set(true)
    let running = Task { try await synchronizer.run(every: 900) }
    await clock.someoneWaits(until: now + 30)
    #expect(try store.account(account.id)?.problem?.contains("503") == true)
    clock.advance(to: now + 30)
    await clock.someoneWaits(until: now + 90)
    #expect(try store.account(account.id)?.failures == 2)
    isBroken.set(false)
    clock.advance(to: now + 90)
    await clock.someoneWaits(until: now + 990)
    let rested = try #require(try store.account(account.id))
    #expect(rested.failures == 0 && rested.problem == nil && rested.lastSuccess == now + 90)
    running.cancel()
    clock.advance(to: now + 10_000)
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func credentialsAreNotPrinted() {
    let credentials = Credentials(user: "juan", password: Self.secret)
    var text = ""
    dump(credentials, to: &text)
    #expect(!text.contains(Self.secret) && !"\(credentials)".contains(Self.secret))
    #expect(!String(reflecting: credentials).contains(Self.secret))
  }
}

/// Something that a test turns on and off.
private final class Toggle: Sendable {
  private let value = Atomic(false)
  var isOn: Bool { value.load(ordering: .relaxed) }
  func set(_ isOn: Bool) { value.store(isOn, ordering: .relaxed) }
}
