import AppIntents
import UnicornChatModel

extension MessageEntity {
  /// A query that finds messages by their identifiers and by words in them.
  struct MessageQuery: EntityStringQuery, IndexedEntityQuery {
    @Dependency
    var model: ModelManager

    func entities(for identifiers: [MessageEntity.ID]) async throws -> [MessageEntity] {
      try await model.messageEntities(for: identifiers)
    }

    /// Those with all the words, the best first.
    func entities(matching string: String) async throws -> [MessageEntity] {
      try await model.messageEntities(matching: string, limit: 20)
    }

    // What is offered where a message can be chosen, as in the app of shortcuts.
    func suggestedEntities() async throws -> [MessageEntity] {
      try await model.fetchRecentMessageEntities(limit: 5)
    }

    func reindexEntities(
      for identifiers: [MessageEntity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws {
      try await model.chatIndex.update(messages: Set(identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
      try await model.chatIndex.indexEverything()
    }
  }

  /// A query that finds messages that the person who uses the app has written, and can still change.
  struct SentMessageQuery: EntityStringQuery {
    @Dependency
    var model: ModelManager

    func entities(for identifiers: [MessageEntity.ID]) async throws -> [MessageEntity] {
      try await model.messageEntities(for: identifiers)
    }

    func entities(matching string: String) async throws -> [MessageEntity] {
      try await model.messageEntities(matching: string, limit: 100).filter(Self.isChangeable)
    }

    func suggestedEntities() async throws -> [MessageEntity] {
      Array(try await model.fetchRecentMessageEntities(limit: 200).filter(Self.isChangeable).prefix(10))
    }

    private static func isChangeable(_ message: MessageEntity) -> Bool {
      message.author.person.isMe && !message.attributes.contains(.unsent)
    }
  }

  /// A query that finds messages that others have written.
  struct ReceivedMessageQuery: EntityStringQuery {
    @Dependency
    var model: ModelManager

    func entities(for identifiers: [MessageEntity.ID]) async throws -> [MessageEntity] {
      try await model.messageEntities(for: identifiers)
    }

    func entities(matching string: String) async throws -> [MessageEntity] {
      try await model.messageEntities(matching: string, limit: 100).filter(Self.isReceived)
    }

    func suggestedEntities() async throws -> [MessageEntity] {
      Array(try await model.fetchRecentMessageEntities(limit: 200).filter(Self.isReceived).prefix(10))
    }

    private static func isReceived(_ message: MessageEntity) -> Bool {
      !message.author.person.isMe && !message.attributes.contains(.unsent)
    }
  }

  /// A query that finds messages that wait for their time.
  struct ScheduledMessageQuery: EntityStringQuery {
    @Dependency
    var model: ModelManager

    func entities(for identifiers: [MessageEntity.ID]) async throws -> [MessageEntity] {
      try await model.messageEntities(for: identifiers)
    }

    func entities(matching string: String) async throws -> [MessageEntity] {
      try await suggestedEntities().filter {
        String(($0.body ?? "").characters).localizedStandardContains(string)
          || $0.conversation.displayName.localizedStandardContains(string)
      }
    }

    func suggestedEntities() async throws -> [MessageEntity] {
      try await model.scheduledMessageEntities()
    }
  }
}
