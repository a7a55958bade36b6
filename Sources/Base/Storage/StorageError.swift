import CSQLite
import CodedErrors
import Foundation

/// What went wrong in a store, with a message a person can act on.
///
/// Messages name files and SQL, never the values that were bound: those may be somebody's messages.
package struct StorageError: CodedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The file's content is broken. Nothing was written to it.
    package static let damaged = Code(rawValue: "damaged")
    /// The file is no SQLite database at all.
    package static let notADatabase = Code(rawValue: "not_a_database")
    /// The file is a database that another program made.
    package static let foreignFile = Code(rawValue: "foreign_file")
    /// The file was written by a version of the program that knows more migrations.
    package static let newerVersion = Code(rawValue: "newer_version")
    /// The file needs migrations and was opened for reading only.
    package static let olderVersion = Code(rawValue: "older_version")
    /// The migrations in the file are not the ones this program has.
    package static let divergedVersion = Code(rawValue: "diverged_version")
    /// A migration failed; the file is as it was before.
    package static let migrationFailed = Code(rawValue: "migration_failed")
    /// The file or its folder cannot be opened or made.
    package static let cannotOpen = Code(rawValue: "cannot_open")
    /// Something was to be written to what may only be read.
    package static let readOnly = Code(rawValue: "read_only")
    /// Another process or thread held the file for longer than the busy timeout.
    package static let busy = Code(rawValue: "busy")
    /// The disk is full.
    package static let diskFull = Code(rawValue: "disk_full")
    /// The system failed to read or write.
    package static let inputOutput = Code(rawValue: "input_output")
    /// A row breaks a UNIQUE, NOT NULL, CHECK or FOREIGN KEY rule.
    package static let constraint = Code(rawValue: "constraint")
    /// A column holds another type than was asked for.
    package static let typeMismatch = Code(rawValue: "type_mismatch")
    /// A statement that SQLite refuses, or a wrong number of arguments.
    package static let invalidStatement = Code(rawValue: "invalid_statement")
    /// A folder for data belongs to somebody else, or is none.
    package static let unsafeLocation = Code(rawValue: "unsafe_location")
  }

  package let code: Code
  /// Whole sentences, in English.
  package let message: String
  /// SQLite's extended result code, where it comes from SQLite (`sqlite.org/rescode.html`).
  package let sqliteCode: Int32?
  /// The statement that failed, with its placeholders.
  package let sql: String?
  /// The error behind this one: what a migration threw.
  package let underlying: (any Error)?

  package init(
    _ code: Code, _ message: String, sqliteCode: Int32? = nil, sql: String? = nil,
    underlying: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.sqliteCode = sqliteCode
    self.sql = sql
    self.underlying = underlying
  }

  package var description: String {
    guard let sql else { return message }
    return "\(message) Statement: \(sql)"
  }
  package var errorDescription: String? { description }
}

extension StorageError {
  /// The error for a result code that SQLite gave.
  /// - Parameter detail: what SQLite itself says (`sqlite3_errmsg`).
  init(sqlite result: Int32, detail: String, path: String, sql: String? = nil) {
    let (code, message): (Code, String) =
      switch result & 0xFF {
      case SQLITE_CORRUPT:
        (.damaged, Self.damagedMessage(path: path, detail: detail))
      case SQLITE_NOTADB:
        (.notADatabase, "\(path) is not a database, or its beginning is damaged. It has not been changed.")
      case SQLITE_BUSY, SQLITE_LOCKED:
        (
          .busy,
          "\(path) is in use: another program has been writing to it for too long. Try again; if it stays so, "
            + "look for a program that hangs."
        )
      case SQLITE_READONLY:
        (.readOnly, "\(path) may only be read here: \(detail).")
      case SQLITE_FULL:
        (.diskFull, "There is no room left for \(path). Free some space and try again; nothing was lost.")
      case SQLITE_IOERR:
        (.inputOutput, "The system could not read or write \(path): \(detail).")
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
        (.cannotOpen, "\(path) cannot be opened: \(detail). Check that its folder exists and is yours.")
      case SQLITE_CONSTRAINT:
        (.constraint, "The row breaks a rule of the table: \(detail).")
      default:
        (.invalidStatement, "SQLite refused a statement on \(path): \(detail).")
      }
    self.init(code, message, sqliteCode: result, sql: sql)
  }

  static func damagedMessage(path: String, detail: String) -> String {
    "\(path) is damaged (\(detail)). It has not been changed. Restore it from a backup, or move it away to "
      + "start anew; `sqlite3 \(path) .recover` may save what is left."
  }
}
