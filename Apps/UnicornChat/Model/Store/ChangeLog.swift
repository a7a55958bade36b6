import Foundation
import Storage

/// The file's own list of changes, by which other processes learn of them.
struct ChangeLog {
  /// Tells this store's changes from others'.
  let origin: Int64

  /// Who is further behind than this is told that everything may have changed.
  static let kept: Int64 = 10_000
  /// Beyond this the conversations alone are named.
  private static let namedMessages = 200
  private static let readAtOnce = 1_000

  /// Records a change in the transaction that makes it.
  func add(_ change: ChatChange, _ connection: borrowing Connection) throws {
    let messages = change.messages.count > Self.namedMessages ? [] : change.messages
    try connection.execute(
      "INSERT INTO changes (origin, kind, conversations, messages) VALUES (?, ?, ?, ?)", origin,
      change.kind.rawValue, Self.bytes(change.conversations), Self.bytes(messages))
    let id = connection.lastInsertedRowID
    if id % 64 == 0 { try connection.execute("DELETE FROM changes WHERE id <= ?", id - Self.kept) }
  }

  static func latest(_ connection: borrowing Connection) throws -> Int64 {
    try connection.firstValue(
      "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'changes'), 0)", as: Int64.self) ?? 0
  }

  /// Others' changes after one, and the last that was looked at.
  func others(
    after latest: Int64, _ connection: borrowing Connection
  ) throws -> (changes: [ChatChange], latest: Int64) {
    let last = try Self.latest(connection)
    guard last > latest else { return ([], latest) }
    if last - latest > Int64(Self.readAtOnce) {
      return ([ChatChange(kind: .everything, isFromElsewhere: true)], last)
    }
    let changes = try connection.rows(
      "SELECT kind, conversations, messages FROM changes WHERE id > ? AND id <= ? AND origin <> ? ORDER BY id",
      latest, last, origin
    ) { row in
      ChatChange(
        kind: ChatChange.Kind(rawValue: try row.value(0)) ?? .everything,
        conversations: try row.withBytes(1, Self.ids), messages: try row.withBytes(2, Self.ids),
        isFromElsewhere: true)
    }
    return (changes, last)
  }

  /// Everybody's changes after one, and the last there is; `everything` where that one is no longer, or not yet, there.
  func all(
    after latest: Int64, _ connection: borrowing Connection
  ) throws -> (changes: [ChatChange], latest: Int64) {
    let last = try Self.latest(connection)
    guard last != latest else { return ([], last) }
    // Clean-ups lag behind by 64 changes at most, so all of these are there.
    guard last > latest, last - latest <= Self.kept else { return ([ChatChange(kind: .everything)], last) }
    let changes = try connection.rows(
      "SELECT kind, conversations, messages FROM changes WHERE id > ? AND id <= ? ORDER BY id", latest, last
    ) { row in
      ChatChange(
        kind: ChatChange.Kind(rawValue: try row.value(0)) ?? .everything,
        conversations: try row.withBytes(1, Self.ids), messages: try row.withBytes(2, Self.ids))
    }
    return (changes, last)
  }

  private static func bytes(_ ids: Set<UUID>) -> [UInt8] { ids.flatMap { $0.bytes } }

  private static func ids(_ bytes: UnsafeRawBufferPointer) -> Set<UUID> {
    Set(
      stride(from: 0, to: bytes.count - bytes.count % 16, by: 16).map {
        UUID(bytes: UnsafeRawBufferPointer(rebasing: bytes[$0..<$0 + 16]))
      })
  }
}
