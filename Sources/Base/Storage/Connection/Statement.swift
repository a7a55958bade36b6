import CSQLite

/// A prepared statement in use, with bound arguments and a current row. It belongs to one connection and,
/// like it, to one thread at a time.
struct Statement: ~Copyable {
  let pointer: OpaquePointer
  private let connection: OpaquePointer
  private let path: String
  private let sql: String

  /// Compiles a statement.
  /// - Throws: `invalidStatement` for invalid SQL, and for none or more than one statement.
  static func prepare(_ sql: String, on connection: OpaquePointer, path: String) throws -> OpaquePointer {
    var sql = sql
    var pointer: OpaquePointer?
    var rest = 0
    let result = sql.withUTF8 { bytes -> Int32 in
      bytes.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let result = sqlite3_prepare_v3(
          connection, text.baseAddress, Int32(clamping: text.count), UInt32(SQLITE_PREPARE_PERSISTENT),
          &pointer, &tail)
        if let tail, let start = text.baseAddress { rest = text.count - (tail - start) }
        return result
      }
    }
    guard result == SQLITE_OK else {
      throw StorageError(
        sqlite: sqlite3_extended_errcode(connection), detail: String(cString: sqlite3_errmsg(connection)),
        path: path, sql: sql)
    }
    guard let pointer else {
      throw StorageError(.invalidStatement, "There is no statement in the text.", sql: sql)
    }
    guard sql.utf8.suffix(rest).allSatisfy({ " \n\r\t;".utf8.contains($0) }) else {
      sqlite3_finalize(pointer)
      throw StorageError(
        .invalidStatement, "More than one statement was given; run them one by one, or as a script.", sql: sql
      )
    }
    return pointer
  }

  /// Takes over a prepared statement and binds all its arguments.
  /// - Throws: `invalidStatement` if their number differs from that of the placeholders.
  init(
    _ pointer: OpaquePointer, sql: String, arguments: [any Storable], on connection: OpaquePointer,
    path: String
  ) throws {
    self.pointer = pointer
    self.connection = connection
    self.path = path
    self.sql = sql
    let expected = Int(sqlite3_bind_parameter_count(pointer))
    guard arguments.count == expected else {
      throw StorageError(
        .invalidStatement, "The statement takes \(expected) arguments, \(arguments.count) were given.",
        sql: sql)
    }
    var index: Int32 = 0
    for argument in arguments {
      index += 1
      let result = bind(argument.storedValue, at: index)
      guard result == SQLITE_OK else { throw error() }
    }
  }

  private func bind(_ value: StoredValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(pointer, index)
    case .integer(let value): return sqlite3_bind_int64(pointer, index, value)
    case .real(let value): return sqlite3_bind_double(pointer, index, value)
    case .text(var value):
      return value.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          // An empty buffer may have no address, and SQLite reads a missing address as null.
          guard let start = text.baseAddress else { return csqlite_bind_text(pointer, index, "", 0) }
          return csqlite_bind_text(pointer, index, start, UInt64(text.count))
        }
      }
    case .blob(let value):
      if value.isEmpty { return sqlite3_bind_zeroblob(pointer, index, 0) }
      return value.withUnsafeBytes {
        csqlite_bind_blob(pointer, index, $0.baseAddress, UInt64($0.count))
      }
    }
  }

  /// Advances to the next row, or returns `false` if there is none.
  func step() throws -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error()
    }
  }

  private func error() -> StorageError {
    StorageError(
      sqlite: sqlite3_extended_errcode(connection), detail: String(cString: sqlite3_errmsg(connection)),
      path: path, sql: sql)
  }
}
