import AppIntents
import Testing

extension NoteEntity {
  struct NoteQuery: EntityQuery {
    @Dependency
    var choir: Choir

    func entities(for identifiers: [NoteEntity.ID]) async throws -> [NoteEntity] {
      try await choir.noteEntities(for: identifiers)
    }

    // What to offer before anybody has chosen.
    func suggestedEntities() async throws -> [NoteEntity] {
      try await choir.recentNotes(limit: 5)
    }
  }
}

@Suite struct MessageQueryTests {
  init() { Station.open }

  @Test func entitiesAreFoundByTheirIdentifiers() async throws {
    let sent = try await Station.choir.send(to: [UUID(), UUID()], groupID: nil, text: "At eight", files: [])
    let found = try await NoteEntity.defaultQuery.entities(for: [sent[1], UUID()])
    #expect(found.map(\.id) == [sent[1]])
    #expect(found.first?.body == "At eight")
    let byText = try await NoteEntity.entity(withIdentifier: sent[0].uuidString)
    #expect(byText.id == sent[0])
  }

  @Test func theNewestAreOffered() async throws {
    _ = try await Station.choir.send(
      to: (0..<7).map { _ in UUID() }, groupID: nil, text: "Encore", files: [])
    #expect(try await NoteEntity.NoteQuery().suggestedEntities().count == 5)
    #expect(try await NoteEntity.NoteQuery().results().count == 5)
  }
}
