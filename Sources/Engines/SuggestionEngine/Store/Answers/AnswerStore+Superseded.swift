import Storage

extension AnswerStore {
  /// An action that a message offered, and that a later message changed or completed.
  package struct Superseded: Sendable, Hashable {
    /// The message that offered it.
    package var message: MessageKey
    /// The identity of the action across messages.
    package var identity: String
  }

  /// The longest chain of changes that is followed.
  private static let longestChain = 16

  /// Returns the actions in whose place an action stands, those changed last first: what its message changes,
  /// what that had changed before, and so on. Doesn't suspend, analyse or write.
  ///
  /// What can't be read is nothing: the action then stands for itself.
  package func superseded(by action: SuggestedAction, of message: MessageKey) -> [Superseded] {
    guard action.supersedes != nil, let identity = action.conversationIdentity else { return [] }
    do {
      return try file.read { connection in
        var chain: [Superseded] = []
        var seen = [AnswerRequest.scoped(message, app)]
        var next = try AnswerTables.actions(of: seen[0], action.kind, connection)
          .first { $0.identity == identity }?.supersedes
        while let key = next, !seen.contains(key), chain.count < Self.longestChain {
          seen.append(key)
          let actions = try AnswerTables.actions(of: key, action.kind, connection)
          if let message = AnswerRequest.message(ofScoped: key, app) {
            chain += actions.compactMap { action in
              action.identity.map { Superseded(message: message, identity: $0) }
            }
          }
          next = actions.lazy.compactMap(\.supersedes).first
        }
        return chain
      }
    } catch {
      notices.say("\(error) What was changed isn't known until then.")
      return []
    }
  }
}

extension AnswerTables {
  /// The actions of a kind that the stored answer to a message offers, the best first.
  fileprivate static func actions(
    of key: [UInt8], _ kind: ActionKind, _ connection: borrowing Connection
  ) throws -> [(identity: String?, supersedes: [UInt8]?)] {
    try connection.rows(
      """
      SELECT a.identity, a.supersedes FROM answer n JOIN action a ON a.answer = n.id
      WHERE n.key = ? AND a.kind = ? ORDER BY a.rank
      """, key, kind.rawValue
    ) { (identity: try $0.value(0), supersedes: try $0.value(1)) }
  }
}
