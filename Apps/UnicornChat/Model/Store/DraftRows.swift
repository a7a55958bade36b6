import Foundation
import Storage

/// Drafts as they are read.
enum DraftRows {
  /// The drafts of conversations, by their keys.
  static func load(_ list: String, _ connection: borrowing Connection) throws -> [Int64: Draft] {
    var drafts: [Int64: Draft] = [:]
    try connection.forEachRow(
      """
      SELECT d.conversation, d.text, d.replies_to, d.scheduled FROM json_each(?) AS wanted
      JOIN drafts AS d ON d.conversation = wanted.value
      """, arguments: [list]
    ) { row in
      drafts[try row.value(0)] = Draft(
        text: try row.value(1), repliesTo: try row.optionalUUID(2), scheduledFor: try row.optionalInstant(3))
    }
    if drafts.isEmpty { return [:] }
    try connection.forEachRow(
      """
      SELECT \(AttachmentRows.columns), u.conversation FROM json_each(?) AS wanted
      JOIN draft_attachments AS u ON u.conversation = wanted.value
      JOIN attachments AS t ON t.key = u.attachment ORDER BY u.conversation, u.place
      """, arguments: [list]
    ) { row in
      let key = try row.value(AttachmentRows.columnCount, as: Int64.self)
      drafts[key]?.attachments.append(try AttachmentRows.decode(row))
    }
    return drafts
  }

  /// Removes a draft. Its attachments stay for a while: they may be on their way into a message.
  static func clear(_ conversation: Int64, at now: Date, _ connection: borrowing Connection) throws {
    try connection.execute(
      """
      UPDATE attachments SET loose_since = ?
      WHERE key IN (SELECT attachment FROM draft_attachments WHERE conversation = ?)
      """, StoredValue.instant(now), conversation)
    try connection.execute("DELETE FROM drafts WHERE conversation = ?", conversation)
  }
}
