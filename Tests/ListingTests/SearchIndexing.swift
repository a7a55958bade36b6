import AppIntents
import CoreSpotlight
import Testing

extension Archive {
  func chatDidOpen() async throws {
    // What the index is to know.
    let singers = try singers(limit: nil).map(\.entity)
    let voices = try voices(limit: nil).map(\.entity)
    let notes = try notes(limit: nil).map(\.entity)

    try? await CSSearchableIndex.default().indexAppEntities(singers)
    try? await CSSearchableIndex.default().indexAppEntities(voices)
    try? await CSSearchableIndex.default().indexAppEntities(notes)
  }
}

/// What the chat keeps on disk.
struct Archive {
  var singer = Singer(id: UUID(), name: "Bruno Bass")
  var note = Note(id: UUID(), body: "Rehearsal is in the crypt")

  func singers(limit: Int?) throws -> [Singer] { [singer] }
  func voices(limit: Int?) throws -> [Voice] { [Voice(id: UUID(), name: "Basses", singers: [singer])] }
  func notes(limit: Int?) throws -> [Note] { [note] }
}

@Suite struct SearchIndexingTests {
  @Test func entitiesAreFoundInTheIndex() async throws {
    let store = SearchIndexStore()
    let archive = Archive()
    try await SearchableIndexStorage.$scoped.withValue(store) {
      try await archive.chatDidOpen()
      let query = CSSearchQuery(
        queryString: "title == '*crypt*'c", queryContext: CSSearchQueryContext())
      var found: [CSSearchableItem] = []
      for try await result in query.results { found.append(result.item) }
      #expect(found.map(\.appEntityIdentifier) == [EntityIdentifier(for: archive.note.entity)])
      let people = CSSearchQuery(queryString: "title == 'Bruno*'", queryContext: CSSearchQueryContext())
      found = []
      for try await result in people.results { found.append(result.item) }
      #expect(found.first?.appEntityIdentifier?.entityType is SingerEntity.Type)
      #expect(found.count == 1)
    }
  }
}
