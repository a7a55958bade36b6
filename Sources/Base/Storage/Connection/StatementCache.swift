import CSQLite

/// The idle prepared statements of one connection, by their SQL.
///
/// Preparing takes some tens of microseconds, running a small statement a few. A statement in use is not in
/// the cache, so the same SQL inside its own loop gets a second one.
final class StatementCache {
  private struct Entry {
    var pointer: OpaquePointer
    var lastUse: UInt64
  }
  private var idle: [String: Entry] = [:]
  private var uses: UInt64 = 0
  /// The capacity. A program has some tens of statements; more means that SQL is being built from values.
  private let capacity: Int

  init(capacity: Int = 64) { self.capacity = capacity }

  var count: Int { idle.count }

  func take(_ sql: String) -> OpaquePointer? { idle.removeValue(forKey: sql)?.pointer }

  /// Returns a statement to the cache, cleared of its row and arguments, evicting the least recently used
  /// one.
  func giveBack(_ pointer: OpaquePointer, sql: String) {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
    uses += 1
    if let older = idle.updateValue(Entry(pointer: pointer, lastUse: uses), forKey: sql) {
      sqlite3_finalize(older.pointer)
    }
    if idle.count > capacity, let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      sqlite3_finalize(oldest.value.pointer)
      idle[oldest.key] = nil
    }
  }

  /// Finalizes all statements, before the connection closes.
  func finalizeAll() {
    for entry in idle.values { sqlite3_finalize(entry.pointer) }
    idle.removeAll()
  }
}
