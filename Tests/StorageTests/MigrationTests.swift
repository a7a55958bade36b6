import Foundation
import Storage
import Testing

@Suite struct MigrationTests {
  private struct Refused: Error {}

  @Test func stepsAddUpAndDataStays() throws {
    let scratch = try Scratch()
    do {
      let database = try Database(at: scratch.file, schema: schema())
      try database.write { try $0.execute("UPDATE counter SET value = 7") }
    }
    let database = try Database(
      at: scratch.file,
      schema: schema(
        Migration("note", sql: "ALTER TABLE counter ADD COLUMN note TEXT"),
        Migration("fill") { try $0.execute("UPDATE counter SET note = ?", "seven") }))
    let row = try database.read { connection in
      try connection.firstRow("SELECT value, note FROM counter") {
        (try $0.value("value", as: Int.self), try $0.value("note", as: String.self))
      }
    }
    #expect(row?.0 == 7)
    #expect(row?.1 == "seven")
    let names = try database.read { connection in
      try connection.rows("SELECT name FROM storage_migrations ORDER BY position") {
        try $0.value(0, as: String.self)
      }
    }
    #expect(names == ["tables", "note", "fill"])
  }

  /// The first of two new steps succeeds, the second fails: neither is in the file afterwards.
  @Test func aFailureHalfWayLeavesTheOldVersion() throws {
    let scratch = try Scratch()
    do {
      let database = try Database(at: scratch.file, schema: schema())
      try database.write { try $0.execute("UPDATE counter SET value = 7") }
    }
    let error = storageError {
      _ = try Database(
        at: scratch.file,
        schema: schema(
          Migration("good", sql: "CREATE TABLE good (a); UPDATE counter SET value = 8"),
          Migration("bad") { connection in
            try connection.execute("DROP TABLE pair")
            throw Refused()
          }))
    }
    #expect(error?.code == .migrationFailed)
    #expect(error?.underlying is Refused)
    #expect(error?.message.contains("bad") == true)

    let database = try Database(at: scratch.file, schema: schema())
    #expect(try database.count("pair") == 0)
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 7)
    #expect(try database.read { try $0.firstValue("SELECT count(*) FROM sqlite_schema", as: Int.self) } == 4)
  }

  @Test func aStepThatFailsInANewFileCanBeTriedAgain() throws {
    let scratch = try Scratch()
    let error = storageError {
      _ = try Database(at: scratch.file, schema: schema(Migration("bad", sql: "CREATE NONSENSE")))
    }
    #expect(error?.code == .migrationFailed)
    #expect(try Database(at: scratch.file, schema: schema()).count("counter") == 1)
  }

  /// A table is rebuilt while rows of another refer to it: fine if they still do in the end.
  @Test func referencesAreCheckedAtTheEnd() throws {
    let start = Migration(
      "start",
      sql: """
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (parent INTEGER REFERENCES parent (id) ON DELETE CASCADE);
        INSERT INTO parent VALUES (1);
        INSERT INTO child VALUES (1);
        """)
    let rebuild = Migration(
      "rebuild",
      sql: """
        CREATE TABLE new_parent (id INTEGER PRIMARY KEY, name TEXT);
        INSERT INTO new_parent SELECT id, 'x' FROM parent;
        DROP TABLE parent;
        ALTER TABLE new_parent RENAME TO parent;
        """)
    let scratch = try Scratch()
    _ = try Database(at: scratch.file, schema: schema(start))
    let orphaning = Migration("orphan", sql: "DELETE FROM parent")
    let error = storageError { _ = try Database(at: scratch.file, schema: schema(start, orphaning)) }
    #expect(error?.code == .migrationFailed)

    let database = try Database(at: scratch.file, schema: schema(start, rebuild))
    #expect(try database.count("child") == 1)
    // Enforced again afterwards.
    let broken = storageError { try database.write { try $0.execute("INSERT INTO child VALUES (9)") } }
    #expect(broken?.code == .constraint)
  }

  @Test func anOlderFileForReadingIsRefused() throws {
    let scratch = try Scratch()
    _ = try Database(at: scratch.file, schema: schema())
    let error = storageError {
      _ = try Database(
        at: scratch.file, schema: schema(Migration("more", sql: "CREATE TABLE more (a)")),
        options: .init(isReadOnly: true))
    }
    #expect(error?.code == .olderVersion)
  }

  /// The file is migrated by a newer program while an older one has it open: the older one stops.
  @Test func migratedUnderOurFeet() throws {
    let scratch = try Scratch()
    let old = try Database(at: scratch.file, schema: schema())
    try old.write { try $0.execute("UPDATE counter SET value = 1") }
    let new = try Database(
      at: scratch.file, schema: schema(Migration("rename", sql: "ALTER TABLE counter RENAME TO tally")))
    #expect(storageError { try old.write { try $0.execute("DELETE FROM pair") } }?.code == .newerVersion)
    #expect(storageError { _ = try old.count("pair") }?.code == .newerVersion)
    #expect(try new.count("tally") == 1)
  }
}
