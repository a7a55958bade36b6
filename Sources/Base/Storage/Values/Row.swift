import CSQLite
import Foundation

/// The current row of a statement, for the duration of a decoding closure: it cannot be copied or kept.
package struct Row: ~Copyable {
  let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  /// The number of columns.
  package var count: Int { Int(sqlite3_column_count(statement)) }

  /// Returns the value of a column, counted from 0, as the requested type; use an optional if the column may
  /// be null.
  /// - Throws: `typeMismatch` if the column has another type or does not exist.
  package func value<T: Storable>(_ column: Int, as type: T.Type = T.self) throws -> T {
    guard column >= 0, column < count else {
      throw StorageError(
        .typeMismatch, "There is no column \(column): the row has \(count).", sql: sql)
    }
    let column = ColumnValue(statement: statement, column: Int32(column))
    do { return try T(column: column) } catch {
      throw StorageError(
        .typeMismatch,
        "Column \(column.column) (\(name(column.column))) holds \(column.storedValue.typeName), not \(T.self).",
        sql: sql)
    }
  }

  /// Returns the value of a column by its name, in time linear in the number of columns.
  /// - Throws: `typeMismatch` if the column has another type or does not exist.
  package func value<T: Storable>(_ column: String, as type: T.Type = T.self) throws -> T {
    for index in 0..<Int32(count) where name(index) == column { return try value(Int(index)) }
    throw StorageError(.typeMismatch, "There is no column named \(column).", sql: sql)
  }

  /// Returns the instant that `StoredValue.instant` stored.
  package func instant(_ column: Int) throws -> Date {
    Date(timeIntervalSince1970: Double(try value(column, as: Int64.self)) / 1_000_000)
  }

  /// Calls a closure with the bytes of a blob without copying them; they are valid inside the closure, and
  /// empty for null.
  /// - Throws: `typeMismatch` if the column has another type, or the error of the closure.
  package func withBytes<T>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> T) throws -> T {
    let index = Int32(clamping: column)
    let type = column < 0 || column >= count ? -1 : sqlite3_column_type(statement, index)
    guard type == SQLITE_BLOB || type == SQLITE_NULL else {
      throw StorageError(.typeMismatch, "Column \(column) holds no blob.", sql: sql)
    }
    // The pointer comes first: asking for the size first may convert the value
    // (sqlite.org/c3ref/column_blob.html).
    let start = sqlite3_column_blob(statement, index)
    let length = Int(sqlite3_column_bytes(statement, index))
    return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length))
  }

  private func name(_ column: Int32) -> String {
    sqlite3_column_name(statement, column).map { String(cString: $0) } ?? ""
  }

  private var sql: String { sqlite3_sql(statement).map { String(cString: $0) } ?? "" }
}
