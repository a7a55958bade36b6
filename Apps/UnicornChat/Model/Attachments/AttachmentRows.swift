import Foundation
import Storage

/// Attachments as they are read and written; the table is `t` in statements.
enum AttachmentRows {
  static let columns =
    "t.id, t.kind, t.name, t.media_type, t.byte_count, t.width, t.height, t.duration, t.sha256"
  static let columnCount = 9

  static func decode(_ row: borrowing Row) throws -> Attachment {
    Attachment(
      id: try row.uuid(0), kind: Attachment.Kind(rawValue: try row.value(1)) ?? .file, name: try row.value(2),
      mediaType: try row.value(3), byteCount: try row.value(4), width: try row.value(5),
      height: try row.value(6), duration: try row.value(7), checksum: try row.value(8))
  }

  static func insert(_ attachment: Attachment, at now: Date, _ connection: borrowing Connection) throws {
    try connection.execute(
      """
      INSERT INTO attachments
        (id, kind, name, media_type, byte_count, width, height, duration, loose_since, sha256, file)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, attachment.id.bytes, attachment.kind.rawValue, attachment.name, attachment.mediaType,
      attachment.byteCount, attachment.width, attachment.height, attachment.duration,
      StoredValue.instant(now),
      attachment.checksum, AttachmentFiles.name(attachment.id, mediaType: attachment.mediaType))
    try LooseFiles.forget(AttachmentFiles.stem(attachment.id), connection)
  }

  /// The keys of attachments that the store has, each once.
  /// - Throws: `notFound` for one that it hasn't.
  static func keys(of attachments: [Attachment], _ connection: borrowing Connection) throws -> [Int64] {
    var seen: Set<UUID> = []
    return try attachments.filter { seen.insert($0.id).inserted }.map { attachment in
      let key = try connection.firstValue(
        "SELECT key FROM attachments WHERE id = ?", attachment.id.bytes, as: Int64.self)
      guard let key else {
        throw UnicornChatError(.notFound, "The file \(attachment.name) is not there any more. Add it again.")
      }
      return key
    }
  }

  /// Removes those of some attachments that no message and no draft has.
  static func removeUnused(
    _ keys: [Int64], _ connection: borrowing Connection, _ edit: inout ChatEdit
  ) throws {
    if keys.isEmpty { return }
    let removed = try connection.rows(
      """
      DELETE FROM attachments WHERE key IN (SELECT value FROM json_each(?))
        AND NOT EXISTS (SELECT 1 FROM message_attachments WHERE attachment = attachments.key)
        AND NOT EXISTS (SELECT 1 FROM draft_attachments WHERE attachment = attachments.key)
      RETURNING file
      """, keys.json
    ) { try $0.value(0, as: String.self) }
    // Due at once: where they can't be removed after the commit, a sweep does so.
    for name in removed {
      try LooseFiles.note(AttachmentFiles.stem(name), since: .distantPast, connection)
    }
    edit.removedFiles += removed
  }
}
