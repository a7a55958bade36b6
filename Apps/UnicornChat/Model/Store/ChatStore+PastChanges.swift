import Storage

extension ChatStore {
  /// Returns what was changed after a change, by whichever process, the oldest first; and the number of the
  /// last change, for the next time.
  ///
  /// - Parameter number: As it was returned before. Where so much has happened since, or the file was made anew, that
  ///   it isn't known any more, the only change is `everything`.
  package func changes(after number: Int64) throws -> (changes: [ChatChange], latest: Int64) {
    try read { try log.all(after: number, $0) }
  }
}
