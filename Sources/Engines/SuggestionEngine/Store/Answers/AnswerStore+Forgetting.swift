import Foundation
import Storage

extension AnswerStore {
  /// Deletes the answer to a message, and those that rest on the message. What other messages held back
  /// because this one had it is shown there from now on.
  ///
  /// Once this returns, the text is in no file of the store: rows are overwritten, and the log is emptied
  /// (unless another process was reading for seconds; its next deletion does it).
  /// - Returns: how many answers were deleted.
  /// - Throws: `StorageError` where the file can't be written.
  @discardableResult
  public func forget(message key: MessageKey) throws -> Int {
    try forget { try AnswerTables.forget(messages: [AnswerRequest.scoped(key, app)], $0) }
  }

  /// Deletes the answers of a conversation, by the name its app gave it or `conversationName(of:)`: those to
  /// all messages that are linked to one of that name.
  @discardableResult
  public func forget(conversation name: String) throws -> Int {
    try forget { try AnswerTables.forget(conversation: name, app: app, $0) }
  }

  /// Deletes all answers, of every app that uses this file.
  @discardableResult
  public func forgetAll() throws -> Int {
    try forget(shrinking: true) { try AnswerTables.forgetAll($0) }
  }

  private func forget(
    shrinking: Bool = false, _ body: (borrowing Connection) throws -> Int
  ) throws -> Int {
    let count = try file.write(body)
    // Nor in memory, for longer than needed.
    reads.withLock { $0 = ReadCache() }
    uses.withLock { $0 = [] }
    try file.purge(shrinking: shrinking)
    return count
  }

  /// The number and size of the stored answers.
  public struct Summary: Sendable, Hashable {
    /// The number of answers.
    public var answers: Int
    /// The size of the file and its log, in bytes.
    public var bytes: Int
    /// The address of the file; nil where everything is in memory.
    public var file: URL?
  }

  /// Returns the number and size of the stored answers.
  ///
  /// - Throws: `StorageError` where the file can't be read.
  public func summary() throws -> Summary {
    let state = try file.read { try AnswerTables.state($0) }
    let location = file.location
    return Summary(
      answers: state.answers, bytes: location.map { AnswerStore.bytes(of: $0) } ?? 0, file: location)
  }

  /// Returns the summary of a folder's file, without opening it for writing or creating one.
  /// - Parameter folder: nil for the person's cache folder.
  /// - Throws: `StorageError` where there is a file that can't be used, with what to do.
  public static func storedSummary(folder: URL? = nil) throws -> Summary {
    let file = (folder ?? DataLocations().cache).appending(path: "answers.db")
    var status = stat()
    guard stat(file.path, &status) == 0 else { return Summary(answers: 0, bytes: 0, file: file) }
    let database = try Database(at: file, schema: AnswerTables.schema, options: .init(isReadOnly: true))
    let answers = try database.read { try AnswerTables.state($0).answers }
    return Summary(answers: answers, bytes: bytes(of: file), file: file)
  }

  /// Returns whether a folder has a file of answers, or what is left of a damaged one.
  public static func hasFile(folder: URL? = nil) -> Bool {
    let file = (folder ?? DataLocations().cache).appending(path: "answers.db")
    return [file, RecoverableFile.aside(of: file)].contains { access($0.path, F_OK) == 0 }
  }

  /// The sizes of a database and its log.
  private static func bytes(of file: URL) -> Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      var status = stat()
      return stat(file.path + suffix, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}
