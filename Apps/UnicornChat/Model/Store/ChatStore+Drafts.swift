import Foundation
import Storage

extension ChatStore {
  /// Keeps what somebody has written and not sent; one that is empty takes the draft away. What is kept already is not
  /// written again.
  /// - Throws: `notFound` for a conversation or an attachment that is gone; `tooLarge`.
  package func setDraft(_ draft: Draft, in id: Conversation.ID) throws {
    guard draft.text.utf8.count <= ChatLimits.textBytes else {
      _ = try ChatLimits.text(draft.text)
      return
    }
    try write { connection, edit in
      let key = try ConversationRows.key(id, connection)
      let old = try DraftRows.load([key].json, connection)[key]
      if old == draft || (old == nil && draft.isEmpty) { return }
      try DraftRows.clear(key, at: context.now(), connection)
      if !draft.isEmpty {
        let keys = try AttachmentRows.keys(of: draft.attachments, connection)
        try connection.execute(
          "INSERT INTO drafts (conversation, text, replies_to, scheduled) VALUES (?, ?, ?, ?)", key,
          draft.text,
          draft.repliesTo?.bytes, draft.scheduledFor.map(StoredValue.instant))
        for (place, attachment) in keys.enumerated() {
          try connection.execute("INSERT INTO draft_attachments VALUES (?, ?, ?)", key, place, attachment)
        }
      }
      edit.note(.draft, [id])
    }
  }
}
