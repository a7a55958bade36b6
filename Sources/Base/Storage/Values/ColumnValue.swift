import CSQLite

/// The value in a column of a statement's current row, still inside SQLite.
///
/// Types that are read in large numbers, such as numbers and strings, read from it directly without a
/// `StoredValue` in between, which alone takes as long as the query.
package struct ColumnValue {
  let statement: OpaquePointer
  let column: Int32

  /// A Boolean value that indicates whether the value is null.
  var isNull: Bool { type == SQLITE_NULL }

  /// The integer, or nil if the value has another type.
  var integer: Int64? { type == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil }

  /// The text, or nil if the value has another type.
  var text: String? { type == SQLITE_TEXT ? readText() : nil }

  /// The value as SQLite stores it.
  var storedValue: StoredValue {
    switch type {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: return .text(readText())
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(statement, column) else { return .blob([]) }
      let length = Int(sqlite3_column_bytes(statement, column))
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: length)))
    default: return .null
    }
  }

  private var type: Int32 { sqlite3_column_type(statement, column) }

  private func readText() -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }
}

/// An error of reading a column with another type than requested; `Row` adds which and what.
package struct ColumnMismatch: Error {
  package init() {}
}
