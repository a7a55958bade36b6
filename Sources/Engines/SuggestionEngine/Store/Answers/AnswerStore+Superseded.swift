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
        let own = AnswerRequest.scoped(message, app)
        let first = try AnswerTables.actions(of: own, action.kind, connection)
          .first { $0.identity == identity }?.replaced
        return try chain(from: first, after: own, action.kind, connection)
      }
    } catch {
      notices.say("\(error) What was changed isn't known until then.")
      return []
    }
  }
}

extension AnswerStore {
  /// Returns the events of the plans that a message calls off, those told last first, as far as earlier messages offer
  /// them. Doesn't suspend, analyse or write.
  ///
  /// What can't be read is nothing.
  package func calledOff(by message: MessageKey) -> [Superseded] {
    do {
      return try file.read { connection in
        let own = AnswerRequest.scoped(message, app)
        return try AnswerTables.settled(by: own, .createEvent, connection).flatMap {
          try chain(from: .init(message: $0), after: own, .createEvent, connection)
        }
      }
    } catch {
      notices.say("\(error) What was called off isn't known until then.")
      return []
    }
  }

  /// The actions of a kind that a message offers, or the one of them that is named, then those that they changed,
  /// and so on.
  private func chain(
    from first: AnswerTables.Replaced?, after own: [UInt8], _ kind: ActionKind,
    _ connection: borrowing Connection
  ) throws -> [Superseded] {
    var chain: [Superseded] = []
    var seen = [own]
    var next = first
    while let replaced = next, !seen.contains(replaced.message), chain.count < Self.longestChain {
      seen.append(replaced.message)
      var actions = try AnswerTables.actions(of: replaced.message, kind, connection)
      if let identity = replaced.identity, let named = actions.first(where: { $0.identity == identity }) {
        actions = [named]
      }
      if let message = AnswerRequest.message(ofScoped: replaced.message, app) {
        chain += actions.compactMap { action in
          action.identity.map { Superseded(message: message, identity: $0) }
        }
      }
      next = actions.lazy.compactMap(\.replaced).first
    }
    return chain
  }
}

extension AnswerTables {
  /// The action in whose place another stands: the key of its message, and its identity where that is known.
  fileprivate struct Replaced {
    var message: [UInt8]
    var identity: String?
  }

  /// The keys of the messages whose action of a kind a message settles.
  fileprivate static func settled(
    by key: [UInt8], _ kind: ActionKind, _ connection: borrowing Connection
  ) throws -> [[UInt8]] {
    try connection.rows(
      "SELECT s.asked FROM answer n JOIN settled s ON s.answer = n.id WHERE n.key = ? AND s.kind = ?", key,
      kind.rawValue
    ) { try $0.value(0) }
  }

  /// The actions of a kind that the stored answer to a message offers, the best first.
  fileprivate static func actions(
    of key: [UInt8], _ kind: ActionKind, _ connection: borrowing Connection
  ) throws -> [(identity: String?, replaced: Replaced?)] {
    try connection.rows(
      """
      SELECT a.identity, a.supersedes, a.replaces FROM answer n JOIN action a ON a.answer = n.id
      WHERE n.key = ? AND a.kind = ? ORDER BY a.rank
      """, key, kind.rawValue
    ) { row in
      let identity = try row.value(2, as: String?.self)
      return (
        identity: try row.value(0),
        replaced: try row.value(1, as: [UInt8]?.self).map { Replaced(message: $0, identity: identity) }
      )
    }
  }
}
