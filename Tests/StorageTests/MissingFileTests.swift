import Foundation
import Storage
import Synchronization
import Testing

/// Stores whose file was there and isn't any more, and logs that are none.
@Suite struct MissingFileTests {
  private func open(_ file: URL, _ told: Told) throws -> Database {
    try Database(at: file, schema: schema(), options: .init(notice: { told.add($0) }))
  }

  @Test func aNewStoreIsMadeWithoutAWord() throws {
    let (scratch, told) = (try Scratch(), Told())
    _ = try open(scratch.file, told)
    _ = try open(scratch.file, told)
    #expect(told.lines.isEmpty)
  }

  @Test func aFileThatIsGoneIsToldOfAndComesBackWhole() throws {
    let (scratch, told) = (try Scratch(), Told())
    do { try open(scratch.file, told).write { try $0.execute("UPDATE counter SET value = 7") } }
    let kept = scratch.folder.appending(path: "kept")
    try FileManager.default.moveItem(at: scratch.file, to: kept)
    do { _ = try open(scratch.file, told) }
    #expect(told.lines.count == 1 && told.lines[0].contains(scratch.file.path))
    unlink(scratch.file.path)
    try FileManager.default.moveItem(at: kept, to: scratch.file)
    let again = try open(scratch.file, told)
    #expect(try again.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 7)
    #expect(told.lines.count == 1)
  }

  /// SQLite takes a log with a damaged head for an empty one, and overwrites it.
  @Test func aLogThatCanNotBeReadIsKept() throws {
    let (scratch, told) = (try Scratch(), Told())
    let database = try open(scratch.file, told)
    try database.write { try $0.execute("UPDATE counter SET value = 7") }
    let left = try withExtendedLifetime(database) { try scratch.leftAfterACrash() }
    let noise = Data((0..<4_152).map { UInt8(truncatingIfNeeded: $0 &* 167 + 13) })
    try noise.write(to: left.folder.appending(path: "store.db-wal"))
    for _ in 0..<2 { _ = try open(left.file, told) }
    let copies = try left.contents().filter { $0.key.contains("-wal.damaged-") }
    #expect(Array(copies.values) == [noise])
    #expect(told.lines.count == 1 && told.lines[0].contains(copies.keys.first ?? "?"))
  }

  /// A second damage doesn't replace what the first one left.
  @Test func whatIsSetAsideStays() throws {
    let scratch = try Scratch()
    let aside = scratch.folder.appending(path: "store.damaged.db")
    for text in ["first", "second"] {
      try Data(String(repeating: text, count: 300).utf8).write(to: scratch.file)
      let opened = try Database.open(at: scratch.file, schema: schema(), settingDamagedAsideTo: aside)
      #expect(try opened.database.count("counter") == 1)
      #expect(try Data(contentsOf: #require(opened.replaced)).starts(with: Data(text.utf8)))
    }
    #expect(try scratch.contents().keys.filter { $0.contains("damaged") && $0.hasSuffix(".db") }.count == 2)
    try Database.removeAll(setAsideTo: aside)
    #expect(try scratch.contents().keys.filter { $0.contains("damaged") }.isEmpty)
  }

  /// At a clean end nothing is left in the log.
  @Test func theEndOfAProcessEmptiesTheLog() throws {
    let scratch = try Scratch()
    let process = try scratch.probe("end")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let log = try? scratch.data("store.db-wal")
    #expect(log?.isEmpty ?? true)
    let copy = try Scratch()
    try scratch.data().write(to: copy.file)
    let value = try Database(at: copy.file, schema: schema()).read {
      try $0.firstValue("SELECT value FROM counter", as: Int.self)
    }
    #expect(value == 7)
  }
}

/// What a person was told.
final class Told: Sendable {
  private let state = Mutex<[String]>([])
  var lines: [String] { state.withLock { $0 } }
  func add(_ line: String) { state.withLock { $0.append(line) } }
}
