import Foundation
import Storage

extension PersonalDatabase {
  /// Returns a stream of the changes from now on: of this process at once, of others within a second. Who is
  /// slower than 64 changes misses the oldest of them.
  package func changes() throws -> AsyncStream<StoreChange> {
    let clock = context.clock
    return observers.stream(latest: try PersonalDatabase.latestChange(in: database)) { [weak self] in
      while !Task.isCancelled {
        do { try await clock.sleep(clock.now() + 1) } catch { return }
        guard let self else { return }
        // What can't be read now is read with the next look: an error shows itself where the store is used.
        do { try self.noticeChanges() } catch { continue }
      }
    }
  }

  /// Looks for changes of other processes now, and tells of them.
  package func noticeChanges() throws {
    try observers.notice { latest in
      try database.read { connection in
        try connection.rows(
          "SELECT id, kinds, cause FROM changes WHERE id > ? ORDER BY id LIMIT 1000", latest
        ) { row in
          let kinds = try row.value(1, as: Int.self)
          return StoreChange(
            id: ChangeID(rawValue: try row.value(0)),
            kinds: Set(ItemKind.allCases.filter { kinds & $0.rawValue != 0 }),
            cause: ChangeCause(rawValue: try row.value(2)), isFromElsewhere: true)
        }
      }
    }
  }
}
