import Foundation
import Storage
import Testing

@Suite struct DatabaseTests {
  private struct Undo: Error {}

  @Test func everyTypeComesBackAsItWent() throws {
    let database = try Database(
      inMemory: schema(Migration("typed", sql: "CREATE TABLE typed (a, b, c, d, e, f, g, h)")))
    let instant = Date(timeIntervalSince1970: 1_753_000_000.123_456)
    let missing: String? = nil
    try database.write { connection in
      try connection.execute(
        "INSERT INTO typed VALUES (?, ?, ?, ?, ?, ?, ?, ?)", Int.min, 0.1, "zwölf 🦄\u{0}after", [UInt8](),
        Data([0, 255, 0]), missing, true, StoredValue.instant(instant))
    }
    try database.read { connection in
      var seen = 0
      try connection.forEachRow("SELECT * FROM typed") { row in
        seen += 1
        #expect(try row.value(0) == Int.min)
        #expect(try row.value(1) == 0.1)
        #expect(try row.value(2) == "zwölf 🦄\u{0}after")
        #expect(try row.value(3) == [UInt8]())
        #expect(try row.value(4) == Data([0, 255, 0]))
        let bytes = try row.withBytes(4) { Array($0) }
        #expect(bytes == [0, 255, 0])
        #expect(try row.value(5, as: String?.self) == nil)
        #expect(try row.value(6) == true)
        #expect(abs(try row.instant(7).timeIntervalSince(instant)) < 0.000_001)
        #expect(storageError { _ = try row.value(2, as: Int.self) }?.code == .typeMismatch)
        #expect(storageError { _ = try row.value(5, as: String.self) }?.code == .typeMismatch)
        #expect(storageError { _ = try row.value(0, as: Bool.self) }?.code == .typeMismatch)
        #expect(storageError { _ = try row.value(8, as: Int.self) }?.code == .typeMismatch)
        #expect(storageError { _ = try row.value("z", as: Int.self) }?.code == .typeMismatch)
        #expect(storageError { try row.withBytes(0) { _ in } }?.code == .typeMismatch)
      }
      #expect(seen == 1)
    }
  }

  @Test func emptyTextIsNotNull() throws {
    let database = try Database(inMemory: schema())
    let isNull = try database.read {
      try $0.firstValue("SELECT ? IS NULL OR ? IS NULL", "", Data(), as: Bool.self)
    }
    #expect(isNull == false)
  }

  @Test func whatThrowsIsUndone() throws {
    let scratch = try Scratch()
    let database = try Database(at: scratch.file, schema: schema())
    #expect(throws: Undo.self) {
      try database.write { connection in
        try connection.execute("UPDATE counter SET value = 9")
        throw Undo()
      }
    }
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 0)
    try database.write { try $0.execute("UPDATE counter SET value = 2") }
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 2)
  }

  @Test func savepointsNest() throws {
    let database = try Database(inMemory: schema())
    try database.write { connection in
      try connection.execute("INSERT INTO pair VALUES (1, 'kept', '')")
      try connection.savepoint { connection in
        try connection.execute("INSERT INTO pair VALUES (2, 'kept', '')")
        do {
          try connection.savepoint { connection in
            try connection.execute("INSERT INTO pair VALUES (3, 'gone', '')")
            throw Undo()
          }
        } catch is Undo {}
      }
    }
    let kept = try database.read { connection in
      try connection.rows("SELECT number FROM pair ORDER BY 1") { try $0.value(0, as: Int.self) }
    }
    #expect(kept == [1, 2])
  }

  @Test func aReaderSeesOneState() throws {
    let scratch = try Scratch()
    let database = try Database(at: scratch.file, schema: schema())
    try database.read { reader in
      #expect(try reader.firstValue("SELECT value FROM counter", as: Int.self) == 0)
      try database.write { try $0.execute("UPDATE counter SET value = 5") }
      #expect(try reader.firstValue("SELECT value FROM counter", as: Int.self) == 0)
    }
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 5)
  }

  @Test func readingDoesNotWrite() throws {
    let scratch = try Scratch()
    let database = try Database(at: scratch.file, schema: schema())
    #expect(storageError { try database.read { try $0.execute("DELETE FROM counter") } }?.code == .readOnly)
    let closed = try Database(at: scratch.file, schema: schema(), options: .init(isReadOnly: true))
    #expect(storageError { try closed.write { _ in } }?.code == .readOnly)
    #expect(try closed.count("counter") == 1)
  }

  @Test(arguments: [
    "SELECT nonsense FROM nowhere", "", "   -- nothing", "DELETE FROM pair; DELETE FROM counter",
    "SELECT \"a string in the wrong quotes\"",
  ])
  func badStatementsAreNamed(sql: String) throws {
    let database = try Database(inMemory: schema())
    let error = storageError { try database.write { try $0.execute(sql) } }
    #expect(error?.code == .invalidStatement)
    #expect(error?.sql == sql)
    #expect(try database.count("counter") == 1)
  }

  @Test func argumentsAreCountedAndNeverShown() throws {
    let database = try Database(inMemory: schema())
    let few = storageError { try database.write { try $0.execute("INSERT INTO pair VALUES (?, ?, ?)", 1) } }
    #expect(few?.code == .invalidStatement)
    let null = storageError {
      try database.write {
        try $0.execute("INSERT INTO pair VALUES (?, ?, ?)", 1, "a secret", StoredValue.null)
      }
    }
    #expect(null?.code == .constraint)
    #expect(null.map { "\($0)".contains("a secret") } == false)
  }

  @Test func aTransactionIsNotEndedBySQL() throws {
    let database = try Database(inMemory: schema())
    #expect(storageError { try database.write { try $0.execute("COMMIT") } }?.code == .invalidStatement)
    try database.write { try $0.execute("UPDATE counter SET value = 1") }
  }

  @Test func theSameStatementInsideItsOwnLoop() throws {
    let database = try Database(inMemory: schema())
    try database.write { connection in
      for number in 0..<3 { try connection.execute("INSERT INTO pair VALUES (?, 'a', '')", number) }
      var seen = 0
      try connection.forEachRow("SELECT number FROM pair") { _ in
        try connection.forEachRow("SELECT number FROM pair") { _ in seen += 1 }
      }
      #expect(seen == 9)
    }
  }

  /// More statements than the cache holds, each used again after the cache has dropped it.
  @Test func manyDifferentStatements() throws {
    let database = try Database(inMemory: schema())
    for _ in 0..<2 {
      for number in 0..<200 {
        let value = try database.read { try $0.firstValue("SELECT \(number) + ?", 1, as: Int.self) }
        #expect(value == number + 1)
      }
    }
  }

  @Test func theFileIsForItsOwnerAlone() throws {
    let scratch = try Scratch()
    let database = try Database(at: scratch.file, schema: schema())
    try database.write { try $0.execute("UPDATE counter SET value = 1") }
    for name in ["store.db", "store.db-wal", "store.db-shm"] {
      var status = stat()
      #expect(stat(scratch.folder.appending(path: name).path, &status) == 0, "\(name)")
      #expect(status.st_mode & 0o777 == 0o600, "\(name)")
    }
  }

  @Test func deletedContentIsGoneFromTheFile() throws {
    let scratch = try Scratch()
    do {
      let database = try Database(at: scratch.file, schema: schema())
      try database.write { try $0.execute("INSERT INTO pair VALUES (1, 'a', 'a very private line')") }
    }
    let needle = Data("a very private line".utf8)
    #expect(try scratch.data().range(of: needle) != nil)
    do {
      let database = try Database(at: scratch.file, schema: schema())
      try database.write { try $0.execute("DELETE FROM pair") }
    }
    #expect(try scratch.data().range(of: needle) == nil)
  }

  @Test func namesWithSpacesAndSigns() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "100% häßlich?#&.db")
    _ = try Database(at: file, schema: schema())
    let again = try Database(at: file, schema: schema(), options: .init(isReadOnly: true))
    #expect(try again.count("counter") == 1)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  /// The log keeps pages as they were, until it is emptied; a reader in another snapshot is waited for.
  @Test(arguments: [false, true]) func anEmptiedLogHoldsNothing(shrinking: Bool) throws {
    let scratch = try Scratch()
    let database = try Database(
      at: scratch.file, schema: schema(), options: .init(busyTimeout: .milliseconds(20)))
    for number in 0..<200 {
      try database.write { try $0.execute("INSERT INTO pair VALUES (?, 'secret', 'filling')", number) }
    }
    try database.write { try $0.execute("DELETE FROM pair") }
    func holds() throws -> Bool {
      try scratch.contents().values.contains { $0.range(of: Data("secret".utf8)) != nil }
    }
    #expect(try holds())
    let size = try scratch.data().count
    try database.read { connection in
      _ = try connection.firstValue("SELECT count(*) FROM pair", as: Int.self)
      try database.write { try $0.execute("INSERT INTO pair VALUES (1, 'kept', '')") }
      #expect(try !database.emptyLog(shrinking: shrinking))
    }
    #expect(try database.emptyLog(shrinking: shrinking))
    #expect(try !holds())
    #expect(try database.count("pair") == 1)
    if shrinking { #expect(try scratch.data().count <= size) }
    #expect(try Database(inMemory: schema()).emptyLog())
  }
}
