import Foundation
import FoundationPlus
import Synchronization
import Testing

@testable import WebSurface

/// How long browsers stay known, and where that is kept.
@Suite struct SessionStoreTests {
  /// A clock that a test sets.
  private final class Days: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    var clock: WallClock { WallClock(now: { self.date.withLock { $0 } }, sleep: { _ in }) }
    func pass(_ days: Double) { date.withLock { $0 += days * 24 * 3600 } }
  }

  private static func withFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sessions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    try work(folder)
  }

  @Test("A session that isn't used ends after 30 days, one that is after 180", arguments: [true, false])
  func ends(isKept: Bool) throws {
    try Self.withFolder { folder in
      let days = Days()
      func store() -> SessionStore {
        SessionStore(folder: isKept ? folder : nil, mode: .own, clock: days.clock)
      }
      var sessions = store()
      let (idle, used) = (try sessions.make("", port: 1).value, try sessions.make("", port: 1).value)
      for day in 1...179 {
        days.pass(1)
        // Also where the program is started again.
        if isKept, day % 10 == 0 { sessions = store() }
        #expect(sessions.session(of: used, port: 1) != nil)
        if day == 29 { #expect(sessions.all.count == 2) }
      }
      #expect(sessions.session(of: idle, port: 1) == nil)
      days.pass(1)
      #expect(sessions.session(of: used, port: 1) == nil)
      #expect(sessions.all.isEmpty)
    }
  }

  @Test("A session is known under its port and by its rule alone, and not by what the file holds")
  func isBound() throws {
    try Self.withFolder { folder in
      let (session, value) = try SessionStore(folder: folder, mode: .own).make("Firefox", port: 8427)
      func known(_ mode: AccessMode, _ port: Int, by value: String) -> Bool {
        SessionStore(folder: folder, mode: mode).session(of: value, port: port) != nil
      }
      #expect(known(.own, 8427, by: value))
      #expect(!known(.own, 8428, by: value))
      for mode in AccessMode.allCases where mode != .own { #expect(!known(mode, 8427, by: value)) }
      for other in [session.id, session.digest, "", String(value.dropLast()), value + "A"] {
        #expect(!known(.own, 8427, by: other))
      }
    }
  }

  @Test("A session that was revoked stays revoked after a start")
  func revoked() throws {
    try Self.withFolder { folder in
      let sessions = SessionStore(folder: folder, mode: .network)
      let (own, other) = (try sessions.make("", port: 1), try sessions.make("", port: 1))
      #expect(sessions.revoke { $0.id != own.session.id } == [other.session.id])
      let again = SessionStore(folder: folder, mode: .network)
      #expect(again.session(of: own.value, port: 1)?.id == own.session.id)
      #expect(again.session(of: other.value, port: 1) == nil)
    }
  }

  @Test(
    "A file that is damaged lets nobody in, is reported, and is replaced", arguments: ["", "{", "[{}]", "\0"])
  func damaged(_ text: String) throws {
    try Self.withFolder { folder in
      let value = try SessionStore(folder: folder, mode: .own).make("", port: 1).value
      let file = folder.appending(path: "browsers-own-1.json")
      try Data(text.utf8).write(to: file)
      let reports = Mutex(0)
      let sessions = SessionStore(folder: folder, mode: .own) { _ in reports.withLock { $0 += 1 } }
      #expect(sessions.session(of: value, port: 1) == nil)
      #expect(reports.withLock { $0 } == 1)
      let next = try sessions.make("", port: 1).value
      #expect(SessionStore(folder: folder, mode: .own).session(of: next, port: 1) != nil)
    }
  }

  @Test("A file of sessions replaces a link in its place, and follows none")
  func link() throws {
    try Self.withFolder { folder in
      let (victim, file) = (folder.appending(path: "victim"), folder.appending(path: "browsers-own-1.json"))
      try Data("precious".utf8).write(to: victim)
      for place in [file.path, file.path + ".new"] {
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: victim.path)
      }
      _ = try SessionStore(folder: folder, mode: .own).make("", port: 1)
      #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
    }
  }

  @Test("Browsers without a token are remembered in a bounded number, and kept once they show a window")
  func pending() throws {
    try Self.withFolder { folder in
      let days = Days()
      let sessions = SessionStore(folder: folder, mode: .everyone, clock: days.clock)
      let shown = try sessions.make("", port: 1)
      sessions.confirm(shown.session.id)
      for _ in 0..<2000 { _ = try sessions.make("", port: 1) }
      #expect(sessions.pendingCount == SessionStore.pendingLimit)
      days.pass(1)
      _ = sessions.sweep()
      #expect(sessions.pendingCount == 0)
      let again = SessionStore(folder: folder, mode: .everyone, clock: days.clock)
      #expect(again.session(of: shown.value, port: 1) != nil)
    }
  }

  @Test(arguments: [
    ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
    (
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile "
        + "Safari/537.36", "Chrome · Android"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        + "Version/18.5 Mobile/15E148 Safari/604.1", "Safari · iPhone"
    ),
    (
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 "
        + "Safari/537.36 Edg/138.0.0.0", "Edge · Windows"
    ),
    ("", ""), ("<script>", ""),
  ])
  func names(_ agent: String, _ name: String) { #expect(BrowserName.name(in: agent) == name) }
}
