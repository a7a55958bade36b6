import Foundation
import Storage

/// Everything that was said, in one SQLite file, with the attachments in a folder beside it.
///
/// Safe from any task and any number of processes: each call is one transaction, so that others see all of what it did
/// or nothing, and what it stored survives the end of the process when it returns. A power cut may take back the last
/// calls, never a part of one and never one before one that stays; what is confirmed to a person, or to a program that
/// asked for it, is confirmed after ``waitForDisk()``. Calls block their thread: for some hundred microseconds, a few
/// milliseconds for a page of messages. `changes()` tells of what any process did.
///
/// Methods throw ``UnicornChatError``; `storage` where the file itself can't be read or written.
package final class ChatStore: Sendable {
  package let context: ChatContext
  package let folder: URL
  let database: Database
  let files: AttachmentFiles
  let listeners = ChangeListeners()
  let log: ChangeLog

  /// Opens `chat.db` and the folder `attachments` in a folder, and makes all three where they are missing, for their
  /// owner alone. Attachments that nobody sent, and nobody needs for an hour, are swept away.
  ///
  /// Where `chat.db` is missing and attachments are there, they are moved aside and not deleted, and brought back when
  /// the file is: it may have been moved, or its disk may not be there.
  /// - Parameter notice: told, in whole sentences for a person, of what was missing; a line on standard error otherwise.
  package init(
    folder: URL, context: ChatContext, notice: @escaping @Sendable (String) -> Void = Database.tell
  ) throws {
    self.folder = folder
    self.context = context
    // Seen by nobody; two stores with the same context still have to tell each other apart.
    log = ChangeLog(origin: .random(in: .min ... .max))
    files = try AttachmentFiles(folder: folder.appending(path: "attachments", directoryHint: .isDirectory))
    let file = folder.appending(path: "chat.db")
    do {
      // Nobody makes the file, or takes attachments in, while another process looks for it.
      let lock = try FileLock(folder.appending(path: "chat.lock").path)
      if let aside = try SetAside.moveAttachments(in: folder, at: context.now()) {
        notice(
          "\(file.path) is missing. Its attachments have been moved to \(aside.path); they are brought back "
            + "when the file is.")
        _ = try AttachmentFiles(folder: files.folder)
      }
      database = try Database(
        at: file, schema: ChatSchema.schema, options: .init(durability: .grouped, notice: notice))
      _ = consume lock
      try SetAside.bringBack(to: files, database)
    } catch let error as StorageError {
      throw UnicornChatError(error, advice: error.isDamage)
    }
    try sweep()
  }

  /// The store of the person who runs this, in the folder for data of `unicornchat`.
  /// - Parameter locations: where programs keep what is theirs.
  package static func standard(
    context: ChatContext, locations: DataLocations = DataLocations(program: "unicornchat")
  ) throws -> ChatStore {
    do {
      let folder = try locations.prepare(\.data).appending(path: "chat", directoryHint: .isDirectory)
      return try ChatStore(folder: folder, context: context)
    } catch let error as StorageError {
      throw UnicornChatError(error)
    }
  }

  /// Returns when everything that was stored before the call survives a power cut: a few milliseconds, which all share
  /// who wait at the same time.
  /// - Throws: `storage` where the disk refused; then at each call until it takes everything that was stored since.
  package func waitForDisk() async throws {
    do { try await database.waitForDisk() } catch let error as StorageError { throw UnicornChatError(error) }
  }

  // MARK: Transactions

  func read<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    do { return try database.read(body) } catch let error as StorageError { throw UnicornChatError(error) }
  }

  /// Runs a closure in a transaction with the changes that it makes; afterwards tells of them, and removes the files
  /// that nothing refers to any more.
  func write<T: Sendable>(_ body: (borrowing Connection, inout ChatEdit) throws -> T) throws -> T {
    do {
      let (result, edit) = try database.write { connection in
        var edit = ChatEdit()
        let result = try body(connection, &edit)
        for change in edit.changes { try log.add(change, connection) }
        return (result, edit)
      }
      listeners.tell(edit.changes)
      remove(edit.removedFiles)
      return result
    } catch let error as StorageError {
      throw UnicornChatError(error)
    }
  }
}

extension ChatStore {
  /// Removes files that nothing refers to since the last commit, when that is on the disk: what a power cut brings back
  /// has its files.
  private func remove(_ names: [String]) {
    if names.isEmpty { return }
    do {
      try database.syncToDisk()
      files.remove(names)
    } catch {
      // What was changed stands, and a sweep finds the files.
      return
    }
  }
}

/// The effects of one transaction, besides what it stored.
struct ChatEdit: Sendable {
  var changes: [ChatChange] = []
  /// Names of files that nothing refers to once it is committed.
  var removedFiles: [String] = []

  mutating func note(
    _ kind: ChatChange.Kind, _ conversations: Set<Conversation.ID>, _ messages: Set<Message.ID> = []
  ) {
    changes.append(ChatChange(kind: kind, conversations: conversations, messages: messages))
  }
}
