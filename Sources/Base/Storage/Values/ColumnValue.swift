import CSQLite

/// The value in one column of the row that a statement stands on, not yet taken out of SQLite.
///
/// Types that are read by the thousand, such as numbers and texts, read from it what they are without a
/// `StoredValue` in between: that alone takes as long as the query.
package struct ColumnValue {
  let statement: OpaquePointer
  let column: Int32

  /// Whether nothing is in it.
  var isNull: Bool { type == SQLITE_NULL }

  /// The number in it; nil where something else is.
  var integer: Int64? { type == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil }

  /// The text in it; nil where something else is.
  var text: String? { type == SQLITE_TEXT ? readText() : nil }

  /// Whatever is in it.
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

/// A column holds something else than was asked for; `Row` says which and what.
package struct ColumnMismatch: Error {
  package init() {}
}
