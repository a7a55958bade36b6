import Foundation

/// Everybody there is and what was said in the weeks before the app is opened for the first time.
package struct ChatHistory: Sendable {
  /// Everybody, with the person who uses the app.
  package var contacts: [Contact]
  package var conversations: [SeedConversation]
  /// The content of each attachment of the messages, by its identifier.
  package var files: [Attachment.ID: Data]

  package init(contacts: [Contact], conversations: [SeedConversation], files: [Attachment.ID: Data] = [:]) {
    self.contacts = contacts
    self.conversations = conversations
    self.files = files
  }

  /// The history that comes with the model, ending a little before `context.now`: some weeks of direct
  /// conversations, groups, and one-way senders. Days and times are those of `context.calendar`, so that "Friday at
  /// 7" fits the day on which it was written. The same context gives the same history.
  /// - Throws: `CastError` with the file and the line in it.
  package static func seeded(cast: Cast, context: ChatContext) throws -> ChatHistory {
    let index = try ModelResource.decode(HistoryIndex.self, from: "history/index.json")
    let days = HistoryDays(now: context.now(), calendar: context.calendar, anchors: index.anchors)
    var files: [Attachment.ID: Data] = [:]
    let conversations = try index.conversations.map { name in
      let script = try ModelResource.decode(ConversationScript.self, from: "history/\(name).json")
      var builder = ConversationBuilder(name: name, script: script, cast: cast, context: context, days: days)
      let conversation = try builder.conversation()
      files.merge(builder.files) { first, _ in first }
      return conversation
    }
    return ChatHistory(contacts: [cast.me] + cast.contacts, conversations: conversations, files: files)
  }
}

/// A conversation with everything that was said in it, the oldest first; scheduled messages are the last.
package struct SeedConversation: Sendable {
  package var conversation: Conversation
  package var messages: [Message]

  package init(conversation: Conversation, messages: [Message]) {
    self.conversation = conversation
    self.messages = messages
  }
}

/// `history/index.json`.
struct HistoryIndex: Decodable {
  let conversations: [String]
  let anchors: [String: HistoryDays.Anchor]
}
