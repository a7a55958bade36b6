import Foundation
import Testing

@testable import Storage

/// Backups of a data folder: made while it is used, checked, gone back to.
@Suite struct BackupTests {
  private let date = Date(timeIntervalSince1970: 1_773_392_400)

  /// A home with a store that names its files, a store in a folder below, and files beside them.
  private struct Home {
    let scratch: Scratch
    let locations: DataLocations
    var data: URL { locations.data }
    var file: String { scratch.folder.appending(path: "backup").path }

    init() throws {
      scratch = try Scratch()
      locations = DataLocations(environment: ["BECKON_HOME": scratch.folder.path])
      let folder = try locations.prepare(\.data)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "chat/attachments"), withIntermediateDirectories: true)
      let store = try Database(at: folder.appending(path: "chat/chat.db"), schema: Self.schema)
      for number in 0..<4 {
        let bytes = [UInt8]((0..<number * 700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 + number) })
        let file = folder.appending(path: "chat/attachments/\(number)")
        try Data(bytes).write(to: file)
        let sum = try Checksum.of(file).checksum
        try store.write { try $0.execute("INSERT INTO kept VALUES (?, ?, ?)", "\(number)", bytes.count, sum) }
      }
      try Data("a word".utf8).write(to: folder.appending(path: "passwords"))
    }

    /// Opens the store; a restore needs it closed.
    func store() throws -> Database {
      try Database(at: data.appending(path: "chat/chat.db"), schema: Self.schema)
    }

    static let schema = Schema(
      applicationID: 0x5465_7375, name: "a test's chat",
      migrations: [
        Migration(
          "kept",
          sql: """
            CREATE TABLE kept (name TEXT NOT NULL, count INTEGER NOT NULL, sum BLOB NOT NULL) STRICT;
            CREATE VIEW storage_files AS SELECT 'attachments/' || name AS path, count AS byte_count, sum AS sha256
              FROM kept;
            """)
      ])

    /// All files below the data folder that a person would miss, with their content; of a store its rows.
    func contents() throws -> [String: Data] {
      var found: [String: Data] = [:]
      let files = try #require(FileManager.default.enumerator(atPath: data.path))
      for case let name as String in files {
        let url = data.appending(path: name)
        if name.hasPrefix("transient") || name.contains(".db") { continue }
        if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
          found[name] = try Data(contentsOf: url)
        }
      }
      let rows = try store().read { connection in
        try connection.rows("SELECT name, count FROM kept ORDER BY name") {
          "\(try $0.value(0, as: String.self)) \(try $0.value(1, as: Int.self))"
        }
      }
      found["rows"] = Data(rows.joined(separator: "\n").utf8)
      return found
    }
  }

  private func backup(_ home: Home, of program: String = "chat") -> DataBackup {
    DataBackup(of: program, in: home.locations, now: { date })
  }

  @Test(arguments: [nil, "a passphrase of some words"])
  func everythingComesBack(passphrase: String?) throws {
    let home = try Home()
    let before = try home.contents()
    let made = try backup(home).make(at: home.file, replacing: false, passphrase: passphrase) { _ in }
    #expect(made.findings.isEmpty && made.databases == 1 && made.files == 5 && made.date == date)
    #expect(try backup(home).verify(home.file, passphrase: passphrase) { _ in }.files == 5)
    var status = stat()
    #expect(stat(home.file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    // Something is lost, something is new.
    unlink(home.data.path + "/chat/attachments/2")
    try home.store().write { try $0.execute("DELETE FROM kept") }
    try Data("later".utf8).write(to: home.data.appending(path: "later"))
    let back = try backup(home).restore(home.file, passphrase: passphrase) { _ in }
    #expect(try home.contents() == before)
    #expect(back.aside.lastPathComponent.hasPrefix("data.set-aside-2026"))
    #expect(try Data(contentsOf: back.aside.appending(path: "later")) == Data("later".utf8))
    let left = try FileManager.default.contentsOfDirectory(atPath: home.data.path).sorted()
    #expect(left == ["chat", "passwords"])
  }

  @Test func aSealedBackupTellsNothing() throws {
    let home = try Home()
    _ = try backup(home).make(at: home.file, replacing: false, passphrase: "right") { _ in }
    let bytes = try Data(contentsOf: URL(filePath: home.file))
    #expect(bytes.range(of: Data("a word".utf8)) == nil && bytes.range(of: Data("SQLite".utf8)) == nil)
    for passphrase in ["wrong", nil] {
      let error = storageError { _ = try backup(home).verify(home.file, passphrase: passphrase) { _ in } }
      #expect(error?.code == .wrongPassphrase)
    }
    func changed(at place: Int) -> Data {
      var changed = bytes
      changed[place] ^= 1
      return changed
    }
    // Each piece is sealed with its place, and the end with the last one. A damaged file isn't taken for a wrong
    // passphrase, wherever the damage is.
    let damages: [(name: String, bytes: Data)] = [
      ("cut", bytes.dropLast((1 << 20) + 16)), ("shorter", bytes.dropLast(1)), ("more", bytes + Data([0])),
      ("other", changed(at: 2_000_000)), ("salt", changed(at: 20)), ("check", changed(at: 50)),
      ("first piece", changed(at: 200)), ("header alone", bytes.prefix(60)),
    ]
    for (name, changed) in damages {
      try changed.write(to: URL(filePath: home.file))
      let error = storageError { _ = try backup(home).verify(home.file, passphrase: "right") { _ in } }
      #expect(error?.code == .damaged, "\(name)")
    }
  }

  /// Backups that were sealed before the header told a wrong passphrase from damage.
  @Test func theFirstVersionIsOpened() throws {
    let home = try Home()
    let bytes = try #require(
      Data(
        base64Encoded:
          "QkVDS09OLVNFQUxFRC0xAAoAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRob"
          + "HB0eHyTy/abL66KWHnpPnSRgq54d1tOGyhNr8vH1"))
    let file = URL(filePath: home.file)
    try bytes.write(to: file)
    func opened(_ passphrase: String) throws -> Data {
      let plain = home.data.appending(path: "plain")
      let target = try WholeFile(at: plain.path, replacing: true, permissions: 0o600)
      try SealedFile.open(file, passphrase: passphrase, calledAs: home.file, to: target)
      try target.commit()
      return try Data(contentsOf: plain)
    }
    #expect(try opened("four words of mine") == Data("Dear diary".utf8))
    #expect(storageError { _ = try opened("others") }?.code == .wrongPassphrase)
    try (Data("BECKON-SEALED-9\0".utf8) + bytes.dropFirst(16)).write(to: file)
    #expect(storageError { _ = try opened("four words of mine") }?.code == .newerVersion)
  }

  @Test func whatIsNoBackupOfOursIsRefused() throws {
    let home = try Home()
    let file = URL(filePath: home.file)
    _ = try backup(home, of: "gallery").make(at: home.file, replacing: false, passphrase: nil) { _ in }
    let other = storageError { _ = try backup(home).restore(home.file, passphrase: nil) { _ in } }
    #expect(other?.code == .foreignFile && other?.message.contains("gallery") == true)
    let sound = try Data(contentsOf: file)
    for bytes in [Data(), Data("Dear diary".utf8), Data(repeating: 7, count: 100_000), sound.prefix(50_000)] {
      try bytes.write(to: file)
      let error = storageError { _ = try backup(home).restore(home.file, passphrase: nil) { _ in } }
      #expect(
        [.foreignFile, .damaged].contains(error?.code), "\(bytes.count) bytes: \(String(describing: error))")
      #expect(error?.message.contains(home.file) == true)
    }
    // Another program's database.
    try FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: home.data.appending(path: "chat/chat.db"), to: file)
    #expect(
      storageError { _ = try backup(home).restore(home.file, passphrase: nil) { _ in } }?.code == .foreignFile
    )
    let missing = storageError { _ = try backup(home).verify("/no/such/file", passphrase: nil) { _ in } }
    #expect(missing?.code == .cannotOpen)
  }

  /// One byte changed anywhere is noticed, or makes no difference; the data stays as it is.
  @Test func changedBytesAreNoticed() throws {
    let home = try Home()
    let before = try home.contents()
    _ = try backup(home, of: "chat").make(at: home.file, replacing: false, passphrase: nil) { _ in }
    var bytes = try Data(contentsOf: URL(filePath: home.file))
    var noticed = 0
    for index in 0..<40 {
      let place = bytes.count / 40 * index + 11 * index
      bytes[place] ^= 0x55
      try bytes.write(to: URL(filePath: home.file))
      bytes[place] ^= 0x55
      do {
        let report = try backup(home).verify(home.file, passphrase: nil) { _ in }
        if !report.findings.isEmpty { noticed += 1 }
      } catch is StorageError {
        noticed += 1
      }
    }
    #expect(noticed >= 36)
    #expect(try home.contents() == before)
  }

  @Test func verifyFindsWhatIsDamaged() throws {
    let home = try Home()
    #expect(try backup(home).verifyData { _ in }.findings.isEmpty)
    let attachments = home.data.appending(path: "chat/attachments")
    try Data().write(to: attachments.appending(path: "1"))
    unlink(attachments.appending(path: "2").path)
    var bytes = try Data(contentsOf: attachments.appending(path: "3"))
    bytes[1_000_000] ^= 1
    try bytes.write(to: attachments.appending(path: "3"))
    let findings = try backup(home).verifyData { _ in }.findings
    #expect(findings.count == 3)
    for (finding, name) in zip(findings, ["1 has 0 bytes", "2 is missing", "3 holds other bytes"]) {
      #expect(finding.contains("attachments/\(name)"), "\(finding)")
    }
    // A backup of it is made all the same, and says so; one of a damaged store isn't.
    let made = try backup(home).make(at: home.file, replacing: false, passphrase: nil) { _ in }
    #expect(made.findings.count == 3)
    try Data().write(to: home.data.appending(path: "empty.db"))
    #expect(try backup(home).verifyData { _ in }.findings.count == 4)
    let error = storageError {
      _ = try backup(home).make(at: home.file, replacing: true, passphrase: nil) { _ in }
    }
    #expect(error?.code == .damaged && error?.message.contains("empty.db") == true)
    #expect(try backup(home).verify(home.file, passphrase: nil) { _ in }.findings.count == 3)
  }

  @Test func aRunningProgramIsNotRestored() throws {
    let home = try Home()
    _ = try backup(home).make(at: home.file, replacing: false, passphrase: nil) { _ in }
    let output = Pipe()
    let process = try home.scratch.probe("transient", in: home.locations.transient, output: output)
    _ = output.fileHandleForReading.availableData
    let error = storageError { _ = try backup(home).restore(home.file, passphrase: nil) { _ in } }
    #expect(error?.code == .busy && error?.message.contains("\(process.processIdentifier)") == true)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // Another program that has one of the stores open.
    try withExtendedLifetime(home.store()) {
      let error = storageError { _ = try backup(home).restore(home.file, passphrase: nil) { _ in } }
      #expect(error?.code == .busy && error?.message.contains("chat.db is open") == true)
    }
    _ = try backup(home).restore(home.file, passphrase: nil) { _ in }
  }

  /// Killed while it makes one after the other: the file is always a whole one, and drafts go.
  @Test func aKilledBackupLeavesTheOneBefore() throws {
    let home = try Home()
    for round in 0..<6 {
      let output = Pipe()
      let process = try home.scratch.probe(
        "backup", in: home.scratch.folder, home.file, output: output)
      // One is waited for; then it ends in another step of the next each time.
      var lines: [Substring] = []
      var text = ""
      repeat {
        let data = output.fileHandleForReading.availableData
        try #require(!data.isEmpty, "the process ended by itself: \(text)")
        text += String(decoding: data, as: UTF8.self)
        lines = text.split(separator: "\n")
      } while (lines.firstIndex { $0.hasSuffix("files") }).map { lines.count < $0 + 2 + round * 3 } ?? true
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try backup(home, of: "probe").verify(home.file, passphrase: nil) { _ in }.files == 5)
    }
    // The next one removes their drafts.
    _ = try backup(home, of: "probe").make(at: home.file, replacing: true, passphrase: nil) { _ in }
    let beside = try FileManager.default.contentsOfDirectory(atPath: home.scratch.folder.path)
    #expect(!beside.contains { $0.hasSuffix(".part") }, "\(beside)")
    let left = try FileManager.default.contentsOfDirectory(atPath: home.locations.transient.path)
    #expect(left.filter { !$0.hasSuffix(".lock") }.isEmpty, "\(left)")
  }

  /// A writer that never rests, and a file that goes while the backup is made.
  @Test func aStoreInUseIsCopiedAsOfOneMoment() async throws {
    let home = try Home()
    let sum = try Checksum.of(home.data.appending(path: "chat/attachments/0")).checksum
    let writing = Task.detached {
      let store = try home.store()
      while !Task.isCancelled {
        try store.write { connection in
          // Always two rows in one transaction.
          for _ in 0..<2 { try connection.execute("INSERT INTO kept VALUES ('0', 0, ?)", sum) }
        }
      }
    }
    for _ in 0..<5 {
      let made = try backup(home).make(at: home.file, replacing: true, passphrase: nil) { _ in }
      #expect(made.findings.isEmpty)
    }
    writing.cancel()
    _ = await writing.result
    _ = try backup(home).restore(home.file, passphrase: nil) { _ in }
    let rows = try home.store().count("kept")
    #expect(rows >= 4 && rows % 2 == 0)
  }
}
