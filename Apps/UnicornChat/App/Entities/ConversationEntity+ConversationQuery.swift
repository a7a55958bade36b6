import AppIntents
import UnicornChatModel

extension ConversationEntity {
  /// A query that finds conversations by the names of groups and of those who are in them.
  struct ConversationQuery: EntityStringQuery, IndexedEntityQuery {
    @Dependency
    var model: ModelManager

    func entities(for identifiers: [ConversationEntity.ID]) async throws -> [ConversationEntity] {
      try model.store.conversations(identifiers).map(\.entity)
    }

    func entities(matching string: String) async throws -> [ConversationEntity] {
      let text = Self.folded(string)
      guard !text.isEmpty else { return [] }
      let all = try model.store.conversations(.all, matching: "")
      let named = all.filter { Self.folded($0.title) == text }
      if !named.isEmpty { return named.map(\.entity) }
      let words = text.split { !$0.isLetter && !$0.isNumber }
      guard !words.isEmpty else { return [] }
      return all.filter { conversation in
        let names = Self.folded(conversation.title).split { !$0.isLetter && !$0.isNumber }
        return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
      }
      .map(\.entity)
    }

    func suggestedEntities() async throws -> [ConversationEntity] {
      try model.store.conversations(.all, matching: "").prefix(20).map(\.entity)
    }

    func reindexEntities(
      for identifiers: [ConversationEntity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws {
      try await CSSearchableIndex.default()
        .indexAppEntities(try await entities(for: identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
      try await CSSearchableIndex.default()
        .indexAppEntities(try model.store.conversations(.all, matching: "").map(\.entity))
    }

    private static func folded(_ text: String) -> String {
      text.trimmingCharacters(in: .whitespacesAndNewlines)
        .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
  }
}
