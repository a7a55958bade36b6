import AppIntents
import UnicornChatModel

/// Messages as actions know them.
extension ModelManager {
  /// Messages by their identifiers, in their order; those that are no more are left out.
  @concurrent nonisolated func messageEntities(for identifiers: [Message.ID]) async throws -> [MessageEntity]
  {
    try EntityReading(store: store).messages(identifiers)
  }

  /// The newest messages of all conversations, the newest first.
  @concurrent nonisolated func fetchRecentMessageEntities(limit: Int?) async throws -> [MessageEntity] {
    try EntityReading(store: store).messages(try store.recentMessages(limit: limit))
  }

  /// Messages that have all words of a text, the best first.
  @concurrent nonisolated func messageEntities(
    matching text: String, limit: Int
  ) async throws -> [MessageEntity] {
    try EntityReading(store: store).messages(try store.search(text, limit: limit))
  }

  /// Messages that wait for their time, the next one first.
  @concurrent nonisolated func scheduledMessageEntities() async throws -> [MessageEntity] {
    try EntityReading(store: store).messages(try store.scheduledMessages()).sorted { $0.date < $1.date }
  }
}
