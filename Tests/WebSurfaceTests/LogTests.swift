import Foundation
import Storage
import Synchronization
import Testing

@testable import WebSurface

/// What is written down of requests, and what isn't.
@Suite("Logs", .serialized) struct LogTests {
  private static func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "logs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    try await work(folder)
  }

  @Test("Requests and refusals are logged by kind and reason, without tokens, texts or queries")
  func requests() async throws {
    try await Self.withFolder { folder in
      var context = WebServer.Context()
      context.stateFolder = folder
      try await withServedApp(context: context) { server, visitor, doorway in
        try await visitor.open()
        try await visitor.open("/settings/at/Dinner%20with%20Luigi?value=secret&w=1")
        let stranger = Visitor(visitor.base)
        try await stranger.open("/?token=guessed-by-somebody")
        try await stranger.request("GET", "/", headers: ["Host": "evil.example"])
        try await visitor.open("/-/file/AAAA-secret-of-a-file")
        let log = try String(contentsOf: folder.appending(path: "access.log"), encoding: .utf8)
        #expect(log.contains(" 127.0.0.1 GET / 303\n") && log.contains(" 127.0.0.1 GET / 200\n"))
        #expect(log.contains(" 127.0.0.1 GET / 403 refused:wrong_token\n"))
        #expect(log.contains(" 127.0.0.1 GET / 421 refused:origin\n"))
        #expect(log.contains(" 127.0.0.1 GET /-/file 404\n"))
        for secret in ["Luigi", "secret", "guessed", "token=", "evil", visitor.cookie ?? "-"] {
          #expect(!log.contains(secret), "\(secret)")
        }
        for address in doorway.all {
          #expect(!log.contains(try #require(address.split(separator: "=").last)))
        }
      }
      let mode = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "access.log").path)
      #expect(mode[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("What other parts of the program report is in the log of errors while the app is served")
  func errors() async throws {
    try await Self.withFolder { folder in
      var context = WebServer.Context()
      context.stateFolder = folder
      try await withServedApp(context: context) { _, _, _ in
        Database.tell("There is no room left for \(folder.path)/chat.db.")
      }
      Database.tell("after the end of \(folder.path)")
      let log = try String(contentsOf: folder.appending(path: "error.log"), encoding: .utf8)
      #expect(log.contains(" There is no room left for \(folder.path)/chat.db.\n"))
      #expect(!log.contains("after the end of"))
    }
  }

  @Test(
    "The address that lets the next browser in stands in a file while the program runs, for its owner alone")
  func addressFile() async throws {
    try await Self.withFolder { folder in
      var context = WebServer.Context()
      context.stateFolder = folder
      let place = Mutex<URL?>(nil)
      try await withServedApp(context: context) { server, visitor, doorway in
        let file = folder.appending(path: "address-\(server.port)")
        place.withLock { $0 = file }
        #expect(try String(contentsOf: file, encoding: .utf8) == server.url + "\n")
        try await visitor.open()
        #expect(try String(contentsOf: file, encoding: .utf8) == doorway.address.map { $0 + "\n" })
        #expect(doorway.all.count == 2)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let stranger = Visitor(visitor.base)
        try await stranger.open()
        #expect(stranger.html.contains(file.path))
      }
      let file = try #require(place.withLock { $0 })
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("A log takes a bounded room, and keeps what was last")
  func rotates() async throws {
    try await Self.withFolder { folder in
      let url = folder.appending(path: "a.log")
      let log = RotatedLog(url, maximumBytes: 1000, files: 3)
      for number in 0..<500 { log.write("line \(number)\nnot another") }
      log.write(String(repeating: "x", count: 100_000))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(files == ["a.log", "a.log.1", "a.log.2"])
      var all = ""
      for file in files.reversed() {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        #expect(text.utf8.count <= 1100 && text.hasSuffix("\n"))
        all += text
      }
      #expect(all.contains(" line 499 not another\n") && !all.contains(" line 0 "))
      // One that was begun goes on after a start.
      RotatedLog(url, maximumBytes: 10_000, files: 3).write("after")
      #expect(try String(contentsOf: url, encoding: .utf8).hasSuffix(" after\n"))
    }
  }
}
