import Foundation
import Storage

/// An item that is otherwise here than at its server.
struct UnsentChange: Sendable {
  var uid: String
  var title: String
  /// Nil for one that was deleted here.
  var item: ItemRow?
  /// Nil for one that the server doesn't have.
  var remote: RemoteRow?

  /// Returns the changes of a collection to send, the oldest first, without those that wait for a choice or
  /// were refused a short time ago.
  static func all(
    _ collection: CollectionID, _ now: Date, _ connection: borrowing Connection
  ) throws -> [UnsentChange] {
    let held = try heldBack(collection, now, connection)
    let rows = try ItemRow.all(
      """
      LEFT JOIN remotes ON remotes.item = items.id AND remotes.collection = items.collection
      WHERE items.collection = ?
        AND (remotes.id IS NULL OR (remotes.base <> items.text AND remotes.is_readable = 1))
      ORDER BY items.revision, items.id
      """, [collection.rawValue], connection)
    var changes: [UnsentChange] = []
    for row in rows where !held.contains(row.uid) {
      let remote = try RemoteRow.all(
        "WHERE item = ? AND collection = ?", [row.id.rawValue, collection.rawValue], connection
      ).first
      changes.append(UnsentChange(uid: row.uid, title: row.title, item: row, remote: remote))
    }
    for remote in try RemoteRow.all(
      "WHERE collection = ? AND item IS NULL AND is_readable = 1", [collection.rawValue], connection)
    where !held.contains(remote.uid) {
      changes.append(UnsentChange(uid: remote.uid, title: remote.uid, item: nil, remote: remote))
    }
    return changes
  }

  private static func heldBack(
    _ collection: CollectionID, _ now: Date, _ connection: borrowing Connection
  ) throws -> Set<String> {
    let uids = try connection.rows(
      """
      SELECT uid FROM conflicts WHERE collection = ?1
      UNION SELECT uid FROM send_failures WHERE collection = ?1 AND not_before > ?2
      """, collection.rawValue, Int64(now.timeIntervalSince1970)
    ) { try $0.value(0, as: String.self) }
    return Set(uids)
  }

  static func forgetFailure(
    _ uid: String, _ collection: CollectionID, _ connection: borrowing Connection
  ) throws {
    try connection.execute(
      "DELETE FROM send_failures WHERE collection = ? AND uid = ?", collection.rawValue, uid)
  }

  /// Remembers that the server refused an item, and when it is tried again.
  static func noteFailure(
    _ uid: String, _ collection: CollectionID, _ reason: String, _ store: PersonalDatabase
  ) throws {
    let now = Int64(store.context.clock.now().timeIntervalSince1970)
    try store.database.write { connection in
      let attempts =
        (try connection.firstValue(
          "SELECT attempts FROM send_failures WHERE collection = ? AND uid = ?", collection.rawValue, uid,
          as: Int.self) ?? 0) + 1
      try connection.execute(
        """
        INSERT INTO send_failures VALUES (?, ?, ?, ?, ?) ON CONFLICT (collection, uid) DO UPDATE SET
          attempts = excluded.attempts, not_before = excluded.not_before, problem = excluded.problem
        """, collection.rawValue, uid, attempts, now + Backoff.seconds(after: attempts), reason)
    }
  }
}
