import CSQLite
import CodedErrors
import Foundation

/// An error of a store, with an actionable message.
///
/// Messages name files and SQL, never the bound values, which may be private.
package struct StorageError: CodedError {
  /// The kind of an error. Compare with the constants, and expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The content of the file is damaged. Nothing was written to it.
    package static let damaged = Code(rawValue: "damaged")
    /// The file is no SQLite database.
    package static let notADatabase = Code(rawValue: "not_a_database")
    /// The file is another program's database.
    package static let foreignFile = Code(rawValue: "foreign_file")
    /// The file was written by a version of the program with more migrations.
    package static let newerVersion = Code(rawValue: "newer_version")
    /// The file needs migrations but was opened read-only.
    package static let olderVersion = Code(rawValue: "older_version")
    /// The migrations in the file differ from those of this program.
    package static let divergedVersion = Code(rawValue: "diverged_version")
    /// A migration failed; the file is unchanged.
    package static let migrationFailed = Code(rawValue: "migration_failed")
    /// The file or its folder cannot be opened or created.
    package static let cannotOpen = Code(rawValue: "cannot_open")
    /// A write to a read-only store was attempted.
    package static let readOnly = Code(rawValue: "read_only")
    /// Another process or thread held the file for longer than the busy timeout.
    package static let busy = Code(rawValue: "busy")
    /// The disk is full.
    package static let diskFull = Code(rawValue: "disk_full")
    /// The system failed to read or write.
    package static let inputOutput = Code(rawValue: "input_output")
    /// A row violates a UNIQUE, NOT NULL, CHECK or FOREIGN KEY constraint.
    package static let constraint = Code(rawValue: "constraint")
    /// A column has another type than requested.
    package static let typeMismatch = Code(rawValue: "type_mismatch")
    /// SQLite rejects the statement, or the number of arguments is wrong.
    package static let invalidStatement = Code(rawValue: "invalid_statement")
    /// A file that was to be made is there already.
    package static let alreadyThere = Code(rawValue: "already_there")
    /// A place in which a file is written holds a link, a folder, a FIFO or a device.
    package static let notAFile = Code(rawValue: "not_a_file")
    /// The passphrase of a backup is missing or another.
    package static let wrongPassphrase = Code(rawValue: "wrong_passphrase")
    /// A file differs from its checksum, or is missing.
    package static let wrongContent = Code(rawValue: "wrong_content")
    /// A data folder belongs to another user, or is no folder.
    package static let unsafeLocation = Code(rawValue: "unsafe_location")
  }

  package let code: Code
  /// The message in full English sentences.
  package let message: String
  /// SQLite's extended result code, if the error comes from SQLite (`sqlite.org/rescode.html`).
  package let sqliteCode: Int32?
  /// The statement that failed, with its placeholders.
  package let sql: String?
  /// The underlying error, such as that of a migration.
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
  /// Creates the error for a result code of SQLite.
  /// - Parameter detail: SQLite's own message (`sqlite3_errmsg`).
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
