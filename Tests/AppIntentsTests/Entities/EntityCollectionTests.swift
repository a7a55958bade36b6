import Testing

@testable import AppIntents

@Suite("Collections of entities, ownership, places on screen")
struct EntityCollectionTests {
  @Test("identifiers are added and removed, entities come from the query")
  func changing() async throws {
    var films: EntityCollection<Film> = [1, 2]
    films.append(3)
    films.append(Film.all[3])
    films.append(contentsOf: [1])
    films.append(contentsOf: [Film.all[1]])
    #expect(films.identifiers == [1, 2, 3, 4, 1, 2] && films.count == 6 && films[2] == 3)
    films.remove(1)
    films.remove(Film.all[1])
    #expect(Array(films) == [3, 4] && films.contains(3) && !films.contains(Film.all[0]))
    #expect(
      films == EntityCollection(identifiers: [3, 4])
        && films.hashValue == EntityCollection<Film>(identifiers: [3, 4]).hashValue)
    #expect(try await films.resolvedEntities() == [Film.all[2], Film.all[3]])
    #expect(EntityCollection<Film>().isEmpty)
    #expect(try await EntityCollection<Film>().resolvedEntities().isEmpty)
  }

  @Test("entities that it was made of are kept")
  func kept() async throws {
    let other = Film(77, "Home Movie", 2020)
    var films = EntityCollection(entities: [other, Film.all[0]])
    #expect(try await films.resolvedEntities() == [other, Film.all[0]])
    films.remove(Film.all[0])
    #expect(try await films.resolvedEntities() == [other])
    films.append(1)
    #expect(try await films.resolvedEntities() == [Film.all[0]])
    #expect(films.identifierStrings == ["77", "1"])
    #expect(EntityCollection<Film>.collecting(identifierStrings: ["1", "2"]) == [1, 2])
    #expect(EntityCollection<Film>.collecting(identifierStrings: ["1", "x"]) == nil)
    #expect(EntityCollection<Film>.entityType is Film.Type)
  }

  @Test("ownership is a set")
  func ownership() {
    struct Album: OwnershipProvidingEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
      static let defaultQuery = _TransientAppEntityQuery<Album>()
      let id = 1
      var displayRepresentation: DisplayRepresentation { "Album" }
      var ownership: EntityOwnership { [.shared, .public] }
    }
    #expect(Album().ownership.contains(.public) && EntityOwnership.unknown.isEmpty)
    #expect(EntityOwnership(rawValue: 1) == .shared)
  }

  @Test("elements on screen are picked by what is asked for")
  func onscreen() {
    let inner = AppEntityUIElement(
      Film.all[1], bounds: CGRect(x: 0, y: 50, width: 10, height: 10), state: .init(isSelected: true))
    let outer = AppEntityUIElement(
      identifier: EntityIdentifier(for: Film.all[0]), bounds: CGRect(x: 0, y: 0, width: 10, height: 100),
      subelements: [inner])
    let below = AppEntityUIElement(Film.all[2], bounds: CGRect(x: 0, y: 200, width: 10, height: 10))
    func picked(_ requests: Set<AppEntityUIElementsContext.ElementsRequest>) -> [String] {
      AppEntityUIElementsContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 300), requests: requests)
        .fitting([outer, below]).map(\.identifier.identifier)
    }
    let top = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(picked([.selected]) == ["2"])
    #expect(picked([.visible(rect: top)]) == ["1"])
    #expect(picked([.visible(rect: top), .selected]) == ["1", "2"])
    #expect(picked([.visible(rect: CGRect(x: 0, y: 205, width: 1, height: 1))]) == ["3"])
    #expect(picked([]) == [])
    #expect(AppEntityUIElementsContext.ElementsRequest.visible(rect: top) == .visible(rect: top))
    #expect(AppEntityUIElementsContext.ElementsRequest.visible(rect: top) != .selected)
  }

  @Test("an activity says which entity it is about")
  func activity() {
    let activity = NSUserActivity(activityType: "org.example.club.film")
    #expect(activity.appEntityIdentifier == nil)
    activity.appEntityIdentifier = EntityIdentifier(for: Film.all[0])
    #expect(activity.appEntityIdentifier?.identifier == "1")
    activity.appEntityIdentifier = nil
    #expect(activity.appEntityIdentifier == nil)
  }
}
