import Foundation
import Storage

extension ChatStore {
  /// How long what nobody sent is kept, in seconds.
  static let looseSeconds: TimeInterval = 3_600

  /// Takes content in, for a message or a draft that is stored within an hour.
  /// - Parameter name: what it is called; what isn't part of a name is left out.
  /// - Throws: `tooLarge` above 100 MB; `file`.
  package func addAttachment(_ data: Data, named name: String) throws -> Attachment {
    try record(take(context.makeID(), named: name, data))
  }

  /// Takes a copy of a file in, piece by piece.
  /// - Parameter name: what it is called; nil for the file's own name.
  /// - Throws: `notFound` where there is no file; `tooLarge` above 100 MB; `file`.
  package func addAttachment(at file: URL, named name: String? = nil) throws -> Attachment {
    let name = name ?? file.lastPathComponent
    return try AttachmentFiles.pieces(of: file, named: AttachmentName.cleaned(name)) {
      try record(take(context.makeID(), named: name, $0))
    }
  }

  /// Stores content under an identifier; nothing refers to it yet.
  func take(_ id: Attachment.ID, named name: String, _ data: Data) throws -> Attachment {
    if data.count > AttachmentFiles.limit { throw AttachmentFiles.tooLarge(AttachmentName.cleaned(name)) }
    var rest = data[...]
    return try take(id, named: name) {
      let piece = rest.prefix(1 << 18)
      rest = rest.dropFirst(piece.count)
      return Array(piece)[...]
    }
  }

  private func take(
    _ id: Attachment.ID, named name: String, _ next: () throws -> ArraySlice<UInt8>
  ) throws -> Attachment {
    let name = AttachmentName.cleaned(name)
    // Named before it is there: only what was named is ever swept.
    try write { connection, _ in
      try LooseFiles.note(AttachmentFiles.stem(id), since: context.now(), connection)
    }
    let (format, count, checksum) = try files.take(id, named: name, next)
    return Attachment(
      id: id, kind: format.kind, name: name, mediaType: format.mediaType, byteCount: count,
      width: format.width, height: format.height, duration: format.duration, checksum: checksum)
  }

  private func record(_ attachment: Attachment) throws -> Attachment {
    try write { connection, _ in try AttachmentRows.insert(attachment, at: context.now(), connection) }
    return attachment
  }

  /// Returns the address at which the content lies. The name of the file is generated, and its extension goes
  /// by what it is.
  package func url(of attachment: Attachment) -> URL {
    files.url(AttachmentFiles.name(attachment.id, mediaType: attachment.mediaType))
  }

  /// Returns the address at which the content lies, after a look at it: it is there, and what came.
  /// - Throws: `notFound` where the file is gone; `file` where it holds something else.
  package func checkedURL(of attachment: Attachment) throws -> URL {
    let file = url(of: attachment)
    do {
      try StoredFile(url: file, byteCount: attachment.byteCount, checksum: attachment.checksum).check()
    } catch let error as StorageError {
      if access(file.path, F_OK) != 0 {
        throw UnicornChatError(
          .notFound, "The file \(attachment.name) is not there any more.", underlying: error)
      }
      throw UnicornChatError(
        .file, "The file \(attachment.name) is damaged: \(error.message)", underlying: error)
    }
    return file
  }

  /// The content of an attachment, as it came.
  /// - Throws: `notFound` where the file is gone; `file` where it holds something else or can't be read.
  package func data(of attachment: Attachment) throws -> Data {
    let file = try checkedURL(of: attachment)
    do { return try Data(contentsOf: file) } catch {
      throw UnicornChatError(
        .file, "The file \(attachment.name) can't be read: \(error.localizedDescription)", underlying: error)
    }
  }

  /// The attachment with an identifier; nil where there is none.
  package func attachment(_ id: Attachment.ID) throws -> Attachment? {
    try read { connection in
      try connection.firstRow(
        "SELECT \(AttachmentRows.columns) FROM attachments AS t WHERE t.id = ?", id.bytes,
        decode: AttachmentRows.decode)
    }
  }

  /// Removes what nobody has needed for an hour: attachments without a message or a draft, files of attachments that
  /// were removed or never came to be, what was unsent and can't be restored any more. A file that the store hasn't
  /// named stays: it may belong to another one, which somebody puts back.
  package func sweep() throws {
    let now = context.now()
    let limit = now - Self.looseSeconds
    try write { connection, edit in
      try Unsending.forget(before: now - Unsending.undoSeconds, connection, &edit)
      let loose = try connection.rows(
        """
        SELECT key FROM attachments WHERE loose_since < ?
          AND NOT EXISTS (SELECT 1 FROM message_attachments WHERE attachment = attachments.key)
          AND NOT EXISTS (SELECT 1 FROM draft_attachments WHERE attachment = attachments.key)
        """, StoredValue.instant(limit)
      ) { try $0.value(0, as: Int64.self) }
      try AttachmentRows.removeUnused(loose, connection, &edit)
    }
    let due = Set(try read { try LooseFiles.due(before: limit, $0) })
    if due.isEmpty { return }
    // Nobody refers to them any more, nor does after a power cut.
    do { try database.syncToDisk() } catch let error as StorageError { throw UnicornChatError(error) }
    try files.remove(stems: due)
    try write { connection, _ in
      for stem in due { try LooseFiles.forget(stem, connection) }
    }
  }
}
