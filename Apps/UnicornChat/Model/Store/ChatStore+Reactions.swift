import Foundation
import Storage

extension ChatStore {
  /// Says what somebody answers to a message; one reaction of each person, the new in place of the old.
  /// - Parameter kind: nil takes the reaction back.
  /// - Throws: `invalidValue` for what isn't exactly one emoji; `notAllowed` where the message was unsent or waits for
  ///   its time, and for somebody who isn't in the conversation; `notFound`.
  @discardableResult
  package func react(to id: Message.ID, with kind: Reaction.Kind?, by author: Contact.ID) throws -> Message {
    let stored = try kind.map { kind in
      switch kind {
      case .tapback(let tapback): tapback.rawValue
      case .emoji(let emoji): try ReactionEmoji.normalized(emoji)
      }
    }
    return try write { connection, edit in
      let (key, message) = try MessageRows.find(id, connection)
      if message.unsent != nil {
        throw UnicornChatError(.notAllowed, "The message was unsent, so nobody can react to it.")
      }
      if message.delivery == .scheduled {
        throw UnicornChatError(.notAllowed, "The message hasn't been sent yet, so nobody can react to it.")
      }
      let contact = try ContactRows.key(author, connection)
      let conversation = try ConversationRows.key(message.conversation, connection)
      if try contact != ContactRows.me(connection).key,
        try !Self.isMember(contact, conversation, connection)
      {
        throw UnicornChatError(.notAllowed, "Who is not in a conversation can't react in it.")
      }
      if let stored {
        try connection.execute(
          """
          INSERT INTO reactions (message, contact, kind, date, place)
          VALUES (?1, ?2, ?3, ?4, (SELECT coalesce(max(place), 0) + 1 FROM reactions WHERE message = ?1))
          ON CONFLICT (message, contact) DO UPDATE SET kind = excluded.kind, date = excluded.date,
            place = excluded.place WHERE kind <> excluded.kind
          """, key, contact, stored, StoredValue.instant(context.now()))
      } else {
        try connection.execute("DELETE FROM reactions WHERE message = ? AND contact = ?", key, contact)
      }
      if connection.changes == 0 { return message }
      edit.note(.changedMessage, [message.conversation], [id])
      return try MessageRows.find(id, connection).message
    }
  }
}
