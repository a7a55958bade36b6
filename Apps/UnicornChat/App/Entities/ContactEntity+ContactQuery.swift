import AppIntents
import UnicornChatModel

extension ContactEntity {
  /// A query that finds those whom one can write to: by their names, handles and numbers.
  struct ContactQuery: EntityStringQuery, IndexedEntityQuery {
    @Dependency
    var model: ModelManager

    func entities(for identifiers: [ContactEntity.ID]) async throws -> [ContactEntity] {
      try model.store.contacts(identifiers).map(\.entity)
    }

    func entities(matching string: String) async throws -> [ContactEntity] {
      ContactMatching(string).contacts(among: try model.store.contacts()).map(\.entity)
    }

    /// Those whom somebody wrote to last come first.
    func suggestedEntities() async throws -> [ContactEntity] {
      let recent = try model.store.conversations(.all, matching: "").flatMap(\.members)
      var seen: Set<Contact.ID> = []
      return (recent + (try model.store.contacts())).filter { seen.insert($0.id).inserted }.map(\.entity)
    }

    func reindexEntities(
      for identifiers: [ContactEntity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws {
      try await CSSearchableIndex.default()
        .indexAppEntities(try await entities(for: identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
      try await CSSearchableIndex.default()
        .indexAppEntities(try model.store.contacts().map(\.entity))
    }
  }
}

/// The matching of contacts with what a person calls them.
struct ContactMatching {
  private let words: [String]
  private let text: String
  private let digits: String

  init(_ text: String) {
    self.text = Self.folded(text)
    words = self.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    digits = text.filter(\.isWholeNumber)
  }

  /// Those with the name, the handle or the number; else those whose names have words that begin as these do. The
  /// likeliest first.
  func contacts(among all: [Contact]) -> [Contact] {
    guard !text.isEmpty else { return [] }
    let exact = all.filter { isExactly($0) }
    if !exact.isEmpty { return exact }
    guard !words.isEmpty else { return [] }
    return all.filter { contact in
      let names = Self.folded(contact.name).split { !$0.isLetter && !$0.isNumber }
      return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
  }

  private func isExactly(_ contact: Contact) -> Bool {
    if Self.folded(contact.name) == text || Self.folded(contact.handle) == text { return true }
    guard digits.count > 5, let number = contact.phoneNumber else { return false }
    return number.filter(\.isWholeNumber).hasSuffix(digits.drop { $0 == "0" })
  }

  private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
