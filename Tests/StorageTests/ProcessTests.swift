import Foundation
import Storage
import Testing

/// More than one process, and processes that are killed.
@Suite struct ProcessTests {
  /// Killed while it writes, five times over: every pair that was reported as committed is there, none is
  /// there by half, and the file is sound.
  @Test(arguments: ["full", "grouped"]) func killedWhileWriting(durability: String) throws {
    let scratch = try Scratch()
    _ = try Database(at: scratch.file, schema: schema())
    var reported: Set<Int> = []
    for round in 1...5 {
      let output = Pipe()
      let process = try scratch.probe("pairs", durability, output: output)
      var text = ""
      // Killed at another point of its work each time.
      while text.utf8.count < 40 * round + 7 * round * round {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "it ended by itself")
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      // A last line without its end may be a number cut short.
      reported.formUnion(
        text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1).compactMap { Int($0) })

      let database = try Database(at: scratch.file, schema: schema(), options: .init(integrityCheck: .always))
      try database.checkIntegrity()
      let stored = try database.read { connection in
        try connection.rows("SELECT number, count(DISTINCT half) FROM pair GROUP BY number") { row in
          [try row.value(0, as: Int.self), try row.value(1, as: Int.self)]
        }
      }
      #expect(stored.allSatisfy { $0[1] == 2 }, "half a transaction")
      #expect(reported.isSubset(of: stored.map { $0[0] }), "a committed transaction is gone")
    }
    #expect(reported.count > 20)
  }

  /// Killed in the middle of a migration that has written more than fits into memory pages: of a new file,
  /// and of one with content.
  @Test(arguments: [false, true]) func killedWhileMigrating(exists: Bool) throws {
    let scratch = try Scratch()
    if exists {
      let database = try Database(at: scratch.file, schema: schema())
      try database.write { try $0.execute("UPDATE counter SET value = 7") }
    }
    let process = try scratch.probe("die")
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)

    let database = try Database(at: scratch.file, schema: schema(), options: .init(integrityCheck: .always))
    let value = try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) }
    #expect(value == (exists ? 7 : 0))
    #expect(try database.count("pair") == 0)
    #expect(try database.count("storage_migrations") == 1)
  }

  /// Two processes and two threads of this one open a new file at once and count in it.
  @Test func writersInSeveralProcesses() async throws {
    let scratch = try Scratch()
    let first = try scratch.probe("increment", "300")
    let second = try scratch.probe("increment", "300")
    let database = try Database(
      at: scratch.file, schema: schema(), options: .init(durability: .normal, busyTimeout: .seconds(30)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<200 {
            try database.write { connection in
              let value = try connection.firstValue("SELECT value FROM counter", as: Int.self) ?? 0
              try connection.execute("UPDATE counter SET value = ?", value + 1)
            }
            _ = try database.count("counter")
          }
        }
      }
      try await group.waitForAll()
    }
    first.waitUntilExit()
    second.waitUntilExit()
    #expect(first.terminationStatus == 0)
    #expect(second.terminationStatus == 0)
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 1_000)
  }

  @Test func waitingEndsWithAnError() throws {
    let scratch = try Scratch()
    let holder = try Database(at: scratch.file, schema: schema())
    let other = try Database(
      at: scratch.file, schema: schema(), options: .init(busyTimeout: .milliseconds(20)))
    try holder.write { _ in
      #expect(storageError { try other.write { _ in } }?.code == .busy)
      // Reading goes on meanwhile.
      let count = try other.count("counter")
      #expect(count == 1)
    }
    try other.write { try $0.execute("UPDATE counter SET value = 1") }
  }

  /// Another person reads a file in a folder where nothing can be made: no log, no index of one.
  @Test func aFolderThatMayOnlyBeRead() throws {
    let scratch = try Scratch()
    do {
      let database = try Database(at: scratch.file, schema: schema())
      try database.write { try $0.execute("UPDATE counter SET value = 42") }
    }
    chmod(scratch.file.path, 0o444)
    chmod(scratch.folder.path, 0o555)
    let output = Pipe()
    let process = try scratch.probe("sum", output: output)
    process.waitUntilExit()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(answer == "42\n")
    #expect(process.terminationStatus == 0)
    #expect(try scratch.contents().keys.sorted() == ["store.db", "store.db.made"])
  }
}
