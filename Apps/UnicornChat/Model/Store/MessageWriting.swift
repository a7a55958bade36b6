import Foundation
import Storage

/// A message that is to be stored.
struct MessageWriting {
  var id: Message.ID
  var conversation: Int64
  var author: Int64
  var position: Int64
  var text: String
  var subject: String?
  var date: Date
  var delivery: Message.Delivery
  var isRead: Bool
  var edited: Date?
  var unsent: Date?
  var repliesTo: Message.ID?
  var effect: Message.Effect?
  var extras: MessageExtras
  var attachments: [Int64]
  var revision = 1

  /// Stores it as new.
  /// - Returns: its key.
  func insert(_ connection: borrowing Connection) throws -> Int64 {
    try connection.execute(
      """
      INSERT INTO messages (id, conversation, position, author, text, subject, date, delivery, is_read, edited,
        unsent, replies_to, effect, extras, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, id.bytes, conversation, position, author, text, subject, StoredValue.instant(date),
      delivery.rawValue,
      isRead, edited.map(StoredValue.instant), unsent.map(StoredValue.instant), repliesTo?.bytes,
      effect?.rawValue, try extras.stored(), revision)
    let key = connection.lastInsertedRowID
    for (place, attachment) in attachments.enumerated() {
      try connection.execute("INSERT INTO message_attachments VALUES (?, ?, ?)", key, place, attachment)
    }
    return key
  }

  /// Says that somebody wrote in a conversation just now, which brings it back from the archive.
  static func touch(
    _ conversation: Int64, _ date: Date, _ position: Int64, _ connection: borrowing Connection
  ) throws {
    try connection.execute(
      """
      UPDATE conversations SET last_active = ?, activity = ?, is_archived = is_archived AND is_muted
      WHERE key = ?
      """, StoredValue.instant(date), position, conversation)
  }
}
