import CSQLite
import Foundation
import Storage
import Testing

/// Files that must not be used: each is refused with its own error and stays as it is.
@Suite struct RefusalTests {
  /// Opens for writing and for reading only, and compares the folder before and after.
  private func expectRefused(
    _ scratch: Scratch, _ code: StorageError.Code, by schema: Schema = schema(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for isReadOnly in [false, true] {
      let before = try scratch.contents()
      let error = storageError {
        _ = try Database(at: scratch.file, schema: schema, options: .init(isReadOnly: isReadOnly))
      }
      #expect(error?.code == code, "\(String(describing: error))", sourceLocation: sourceLocation)
      #expect(error?.message.contains(scratch.file.path) == true, sourceLocation: sourceLocation)
      let after = try scratch.contents()
      for (name, data) in before {
        // The index of the log is shared memory with locks and marks, and holds no content.
        if name.hasSuffix("-shm") { continue }
        #expect(after[name] == data, "\(name) was changed", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func anotherProgramsDatabase() throws {
    let scratch = try Scratch()
    try scratch.foreign("CREATE TABLE notes (body TEXT); INSERT INTO notes VALUES ('mine')")
    try expectRefused(scratch, .foreignFile)
  }

  @Test func anotherStoresDatabase() throws {
    let scratch = try Scratch()
    let other = Schema(
      applicationID: 77, name: "another store", migrations: [Migration("one", sql: "CREATE TABLE a (b)")])
    _ = try Database(at: scratch.file, schema: other)
    try expectRefused(scratch, .foreignFile)
  }

  @Test func aTextFile() throws {
    let scratch = try Scratch()
    try Data(String(repeating: "Dear diary, this is no database. ", count: 200).utf8).write(to: scratch.file)
    try expectRefused(scratch, .notADatabase)
  }

  @Test func aFolder() throws {
    let scratch = try Scratch()
    let error = storageError { _ = try Database(at: scratch.folder, schema: schema()) }
    #expect(error?.code == .cannotOpen)
  }

  @Test func aMissingFolder() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "no/such/store.db")
    #expect(storageError { _ = try Database(at: file, schema: schema()) }?.code == .cannotOpen)
  }

  @Test func aMissingFileForReading() throws {
    let scratch = try Scratch()
    let error = storageError {
      _ = try Database(at: scratch.file, schema: schema(), options: .init(isReadOnly: true))
    }
    #expect(error?.code == .cannotOpen)
    #expect(try scratch.contents().isEmpty)
  }

  @Test func aNewerVersion() throws {
    let scratch = try Scratch()
    _ = try Database(at: scratch.file, schema: schema(Migration("more", sql: "CREATE TABLE more (a)")))
    try expectRefused(scratch, .newerVersion)
  }

  /// The newer version is only in the log so far, as after a crash: refusing it must not move the log into
  /// the file.
  @Test func aNewerVersionInTheLog() throws {
    let scratch = try Scratch()
    let database = try Database(
      at: scratch.file, schema: schema(Migration("more", sql: "CREATE TABLE more (a)")))
    try database.write { try $0.execute("INSERT INTO more VALUES (1)") }
    let left = try withExtendedLifetime(database) { try scratch.leftAfterACrash() }
    #expect(try !left.data("store.db-wal").isEmpty)
    try expectRefused(left, .newerVersion)
  }

  @Test func anotherProgramsLog() throws {
    let scratch = try Scratch()
    let other = Schema(
      applicationID: 77, name: "another store", migrations: [Migration("one", sql: "CREATE TABLE a (b)")])
    let database = try Database(at: scratch.file, schema: other)
    try database.write { try $0.execute("INSERT INTO a VALUES (1)") }
    let left = try withExtendedLifetime(database) { try scratch.leftAfterACrash() }
    try expectRefused(left, .foreignFile)
    #expect(try left.contents().keys.sorted() == ["store.db", "store.db-wal", "store.db.made"])
  }

  @Test func stepsOfAnotherEdition() throws {
    let scratch = try Scratch()
    _ = try Database(at: scratch.file, schema: schema(Migration("left", sql: "CREATE TABLE a (b)")))
    try expectRefused(
      scratch, .divergedVersion, by: schema(Migration("right", sql: "CREATE TABLE c (d)")))
  }

  @Test func aDamagedHeader() throws {
    let scratch = try filled()
    try scratch.overwrite(at: 0, Array("Not SQLite at all".utf8))
    try expectRefused(scratch, .notADatabase)
  }

  @Test func aDamagedPage() throws {
    let scratch = try filled()
    let size = try scratch.data().count
    // The middle of the file is a page of rows.
    try scratch.overwrite(at: size / 2 / 4096 * 4096, [UInt8](repeating: 0xA5, count: 4096))
    try expectRefused(scratch, .damaged)
  }

  @Test func aTruncatedFile() throws {
    let scratch = try filled()
    let handle = try FileHandle(forUpdating: scratch.file)
    try handle.truncate(atOffset: UInt64(try scratch.data().count / 2 / 4096 * 4096))
    try handle.close()
    try expectRefused(scratch, .damaged)
  }

  /// SQLite itself would delete the log.
  @Test func anEmptyFileWithALog() throws {
    let scratch = try Scratch()
    try Data().write(to: scratch.file)
    try Data("what is left".utf8).write(to: scratch.folder.appending(path: "store.db-wal"))
    try expectRefused(scratch, .damaged)
  }

  /// A store is made whole, so that a file without a byte was one.
  @Test func anEmptyFile() throws {
    let scratch = try Scratch()
    try Data().write(to: scratch.file)
    try expectRefused(scratch, .damaged)
  }

  @Test func aLogWithoutAFile() throws {
    let scratch = try Scratch()
    try Data("what is left".utf8).write(to: scratch.folder.appending(path: "store.db-wal"))
    let error = storageError { _ = try Database(at: scratch.file, schema: schema()) }
    #expect(error?.code == .damaged)
    #expect(try scratch.contents().keys.sorted() == ["store.db-wal"])
  }

  @Test func damageFoundLaterIsNamed() throws {
    let scratch = try filled()
    let size = try scratch.data().count
    try scratch.overwrite(at: size / 2 / 4096 * 4096, [UInt8](repeating: 0xA5, count: 4096))
    let database = try Database(at: scratch.file, schema: schema(), options: .init(integrityCheck: .never))
    let error = storageError {
      _ = try database.read { try $0.rows("SELECT filling FROM pair") { try $0.value(0, as: String.self) } }
    }
    #expect(error?.code == .damaged)
    #expect(storageError { try database.checkIntegrity() }?.code == .damaged)
  }

  /// A store of some hundred pages, closed.
  private func filled() throws -> Scratch {
    let scratch = try Scratch()
    let database = try Database(at: scratch.file, schema: schema())
    try database.write { connection in
      for number in 0..<500 {
        try connection.execute(
          "INSERT INTO pair VALUES (?, ?, ?)", number, "first", String(repeating: "y", count: 2_000))
      }
    }
    return scratch
  }
}
