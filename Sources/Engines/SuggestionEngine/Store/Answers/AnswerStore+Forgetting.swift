import Foundation
import Storage

extension AnswerStore {
  /// Deletes the answer to a message, and those that rest on the message. What other messages held back
  /// because this one had it is shown there from now on.
  ///
  /// When this returns, the text is in no file of the store: rows are overwritten, and the log is emptied
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
    try file.purge(shrinking: shrinking)
    return count
  }

  /// What is stored.
  public struct Summary: Sendable, Hashable {
    public var answers: Int
    /// Of the file and its log.
    public var bytes: Int
    /// Nil where everything is in memory.
    public var file: URL?
  }

  /// - Throws: `StorageError` where the file can't be read.
  public func summary() throws -> Summary {
    let state = try file.read { try AnswerTables.state($0) }
    let location = file.location
    var bytes = 0
    for suffix in ["", "-wal"] {
      var status = stat()
      if let location, stat(location.path + suffix, &status) == 0 { bytes += Int(status.st_size) }
    }
    return Summary(answers: state.answers, bytes: bytes, file: location)
  }
}
