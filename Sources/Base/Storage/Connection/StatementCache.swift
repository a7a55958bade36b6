import CSQLite

/// The prepared statements of one connection that nobody uses at the moment, by their SQL.
///
/// Preparing costs some tens of microseconds, running a small statement a few. A statement in use is not
/// in the cache, so the same SQL inside its own loop gets a second one.
final class StatementCache {
  private struct Entry {
    var pointer: OpaquePointer
    var lastUse: UInt64
  }
  private var idle: [String: Entry] = [:]
  private var uses: UInt64 = 0
  /// A program has some tens of statements; more means that SQL is being built from values.
  private let capacity: Int

  init(capacity: Int = 64) { self.capacity = capacity }

  var count: Int { idle.count }

  func take(_ sql: String) -> OpaquePointer? { idle.removeValue(forKey: sql)?.pointer }

  /// Puts a statement back, freed of its row and its arguments; the one that was used longest ago makes
  /// room for it.
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

  /// Frees them all; before the connection closes.
  func finalizeAll() {
    for entry in idle.values { sqlite3_finalize(entry.pointer) }
    idle.removeAll()
  }
}
