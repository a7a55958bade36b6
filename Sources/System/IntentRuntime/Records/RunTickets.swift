import AppIntents
import Storage
import Synchronization

/// A register of which records of runs were used, so that none is used twice, by whatever process.
package final class RunTickets: Sendable {
  private let database: Database

  /// Keeps them in a file, or in memory.
  ///
  /// - Throws: `StorageError`.
  package init(at file: URL?) throws {
    database =
      try file.map { try Database(at: $0, schema: Self.schema) } ?? Database(inMemory: Self.schema)
  }

  private static let schema = Schema(
    applicationID: 0x6263_6B72, name: "run-tickets",
    migrations: [
      Migration(
        "tickets",
        sql: "CREATE TABLE used (ticket TEXT PRIMARY KEY, expires REAL NOT NULL) WITHOUT ROWID, STRICT;")
    ])

  /// Uses a ticket; those that nobody could use any more are forgotten.
  ///
  /// - Returns: Whether it was not used before.
  /// - Throws: `StorageError`.
  package func use(_ ticket: UUID, until expires: Date, now: Date) throws -> Bool {
    try database.write { connection in
      try connection.execute(
        "DELETE FROM used WHERE expires < ?", now.timeIntervalSinceReferenceDate)
      let known: Int? = try connection.firstValue(
        "SELECT 1 FROM used WHERE ticket = ?", ticket.uuidString)
      guard known == nil else { return false }
      try connection.execute(
        "INSERT INTO used VALUES (?, ?)", ticket.uuidString, expires.timeIntervalSinceReferenceDate)
      return true
    }
  }
}
