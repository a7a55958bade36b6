import Foundation
import Storage

extension ChatStore {
  /// Removes everything that was said and everybody who said it, and puts a history in its place, in one transaction:
  /// whoever looks meanwhile, and whoever comes after a failure, has all of the one or all of the other. It can't be
  /// taken back.
  ///
  /// - Throws: what `history` throws, before anything is removed.
  package func reset(to history: () throws -> ChatHistory) throws {
    let history = try history()
    let attachments = try takeIn(history)
    let kept = Set(attachments.map { AttachmentFiles.name($0.id, mediaType: $0.mediaType) })
    try write { connection, edit in
      let conversations = try connection.rows("SELECT key FROM conversations") {
        try $0.value(0, as: Int64.self)
      }
      for key in conversations { try MessageSearch.forget(conversation: key, connection) }
      try connection.execute("DELETE FROM conversations")
      let files = try connection.rows("SELECT key FROM attachments") { try $0.value(0, as: Int64.self) }
      try AttachmentRows.removeUnused(files, connection, &edit)
      try connection.execute("DELETE FROM contacts")
      try fill(history, attachments, connection, &edit)
      // A file of the same name has just been written.
      edit.removedFiles.removeAll { kept.contains($0) }
    }
  }
}
