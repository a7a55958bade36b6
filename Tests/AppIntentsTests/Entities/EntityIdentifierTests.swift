import Testing

@testable import AppIntents

private enum Wing: String, EntityIdentifierConvertible { case east, west }

private struct Desk: SyncableEntity {
  static let persistentIdentifier = "furniture/desk%"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Desk"
  static let defaultQuery = _TransientAppEntityQuery<Desk>()
  let id: SyncableEntityIdentifier<String, String>
  var displayRepresentation: DisplayRepresentation { "Desk" }
}

private struct Paper: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
  static let defaultQuery = _TransientAppEntityQuery<Paper>()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Paper" }
}

@Suite("Names of entities")
struct EntityIdentifierTests {
  @Test(
    "a name goes through text and JSON, slashes and all", arguments: ["a", "x/y/z", "50%", "a%2Fb", "ü 7"])
  func roundTrip(text: String) throws {
    for type in ["Film", "a/b", "50%2F"] {
      let name = EntityIdentifier(typeIdentifier: type, identifier: text)
      #expect(EntityIdentifier(description: name.description) == name)
      #expect(try JSONDecoder().decode(EntityIdentifier.self, from: JSONEncoder().encode(name)) == name)
      #expect(EntityIdentifier(name.attributed()) == name)
    }
  }

  @Test("what is no name is refused")
  func refused() {
    for text in ["", "Film", "/x", "Film/", "Film/" + String(repeating: "x", count: 1025)] {
      #expect(EntityIdentifier(description: text) == nil, "\(text)")
    }
    #expect(EntityIdentifier.valueMaximumLength == 1024)
  }

  @Test("a name knows its type and gives the identifier back")
  func types() async throws {
    let name = EntityIdentifier(for: Film.all[1])
    #expect(name.description == "Film/2" && name.identifier == "2")
    #expect(name == EntityIdentifier(for: Film.self, identifier: 2))
    #expect(name.entityType is Film.Type)
    #expect(name.id(of: Film.self) == 2 && name.id(of: Person.self) == nil)
    #expect(EntityIdentifier(typeIdentifier: "Nobody", identifier: "1").entityType is _UnknownAppEntity.Type)
    #expect(try await Film.entity(withIdentifier: "3").title == "Ossessione")
    for text in ["77", "three"] {
      await #expect { try await Film.entity(withIdentifier: text) } throws: {
        ($0 as? IntentRunError)?.code == .unknownEntity
      }
    }
  }

  @Test("identifiers of all kinds are texts")
  func convertible() throws {
    #expect(Wing.entityIdentifier(for: Wing.west.entityIdentifierString) == .west)
    #expect(Wing.entityIdentifier(for: "north") == nil)
    #expect(Int.entityIdentifier(for: "x") == nil && Float.entityIdentifier(for: "1.5") == 1.5)
    #expect(1.5.description == Float(1.5).entityIdentifierString && "a".entityIdentifierString == "a")
    let uuid = UUID()
    #expect(UUID.entityIdentifier(for: uuid.entityIdentifierString) == uuid)
    #expect(Int(4).entityIdentifierString == "4" && String.entityIdentifier(for: "q") == "q")
  }

  @Test("an identifier with two parts", arguments: [("row:1", "u:2"), ("", ""), ("5", "6:7:8"), ("ü", "é:")])
  func syncable(local: String, stable: String) {
    typealias Both = SyncableEntityIdentifier<String, String>
    let both = Both(local: local, stable: stable)
    #expect(Both.entityIdentifier(for: both.entityIdentifierString) == both)
    #expect(EntityIdentifier(for: Desk(id: both)).identifier == stable)
  }

  @Test("an identifier from elsewhere has the stable part alone")
  func stable() {
    let there = SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "server-8")
    #expect(there?.local == nil && there?.stable == "server-8")
    #expect(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "a:b")?.stable == "a:b")
    let same = SyncableEntityIdentifier(id: 4)
    #expect(same.local == 4 && same.stable == 4 && same.stableIdentifierString == "4")
    #expect(SyncableEntityIdentifier<Int, Int>.entityIdentifier(for: "9:x") == nil)
  }

  @Test("files and drafts")
  func files() throws {
    let url = URL(fileURLWithPath: "/tmp/a b.txt")
    let file = try FileEntityIdentifier.file(url: url)
    let draft = FileEntityIdentifier.draft(identifier: "new/1")
    #expect(file.fileURL == url && !file.isDraft && file.draftIdentifier == nil)
    #expect(draft.isDraft && draft.draftIdentifier == "new/1" && draft.fileURL == nil)
    for identifier in [file, draft] {
      #expect(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
    }
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.org") == nil)
    #expect {
      try FileEntityIdentifier.file(url: try #require(URL(string: "https://example.org")))
    } throws: {
      ($0 as? IntentRunError)?.code == .badURL
    }
    #expect(Paper.supportedContentTypes == [.item])
    #expect(EntityIdentifier(for: Paper(id: draft)).identifier == "draft:new/1")
  }
}
