import Testing

@testable import AppIntents

extension Film: URLRepresentableEntity {
  static let urlRepresentation: URLRepresentation = "https://club.example/films/\(.id)"
}

private struct Page: URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  static let urlRepresentation = URLRepresentation("https://wiki.example/\(\.$title)?part=\(\.$part)")
  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Part") var part: Int
  @Property(title: "Author") var author: Person?
  var displayRepresentation: DisplayRepresentation { "\(title)" }
  init(_ id: Int, _ title: String, _ part: Int) {
    self.id = id
    self.title = title
    self.part = part
  }
}

private struct PageQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Page] { [Page(1, "Tea & Co/Ltd", 2), Page(2, "Grüße", 9)] }
  func entities(for identifiers: [Page.ID]) async throws -> [Page] { [] }
}

private enum Door: String, URLRepresentableEnum {
  case front, back
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Door"
  static let caseDisplayRepresentations: [Door: DisplayRepresentation] = [.front: "Front", .back: "Back"]
  static let urlRepresentation: URLRepresentation = "https://house.example/door=\(.rawValue)"
}

private enum Gate: String, URLRepresentableEnum {
  case north, south
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gate"
  static let caseDisplayRepresentations: [Gate: DisplayRepresentation] = [.north: "N", .south: "S"]
  static let urlRepresentation = URLRepresentation([.north: "https://n.example/\(.rawValue)"])
}

private struct ShowFilm: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Film"
  static let urlRepresentation: URLRepresentation =
    "https://club.example/show/\(\.$film)/\(\.$door)?n=\(\.$seats)"
  @Parameter(title: "Film") var film: Film
  @Parameter(title: "Door") var door: Door
  @Parameter(title: "Seats") var seats: Int?
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("Links to entities, cases and intents")
struct EntityURLTests {
  @Test("an entity has a URL and is found by it")
  func entities() async throws {
    let url = try Film.all[1].url()
    #expect(url.absoluteString == "https://club.example/films/2")
    #expect(try await Film.entity(at: url) == Film.all[1])
    for other in [
      "https://club.example/films/", "https://club.example/films/x", "https://club.example/films/2/3",
      "https://other.example/films/2", "https://club.example/films/99",
    ] {
      #expect(try await Film.entity(at: #require(URL(string: other))) == nil, "\(other)")
    }
    #expect(Film.all[0].urlRepresentationParameter == "1")
  }

  @Test("properties are escaped, and found again by what the query can compare")
  func properties() async throws {
    let page = Page(1, "Tea & Co/Ltd", 2)
    let url = try page.url()
    #expect(url.absoluteString == "https://wiki.example/Tea%20%26%20Co%2FLtd?part=2")
    #expect(try await Page.entity(at: url)?.id == 1)
    #expect(try await Page.entity(at: Page(0, "Grüße", 9).url())?.id == 2)
    #expect(try await Page.entity(at: Page(0, "Grüße", 8).url()) == nil)
  }

  @Test("cases have URLs")
  func cases() throws {
    #expect(try Door.back.url().absoluteString == "https://house.example/door=back")
    #expect(try Door.urlRepresentation.value(at: Door.back.url()) == .back)
    #expect(try Gate.urlRepresentation.value(at: Gate.north.url()) == .north)
    #expect(Door.front.urlRepresentationParameter == "front")
    #expect { try Gate.south.url() } throws: { ($0 as? IntentRunError)?.code == .badURL }
    #expect(try EnumURLRepresentation<Door>("https://a.example").url(of: .front).host() == "a.example")
  }

  @Test("an intent has a URL and is made of one")
  func intents() async throws {
    let intent = ShowFilm()
    #expect { try intent.url() } throws: { ($0 as? IntentRunError)?.code == .badURL }
    intent.film = Film.all[2]
    intent.door = .back
    intent.seats = 4
    let url = try intent.url()
    #expect(url.absoluteString == "https://club.example/show/3/back?n=4")
    let again = try #require(try await ShowFilm.urlRepresentation.intent(at: url))
    #expect(again.film == Film.all[2] && again.door == .back && again.seats == 4)
    let wrong = try #require(URL(string: "https://club.example/show/3/side?n=4"))
    #expect(try await ShowFilm.urlRepresentation.intent(at: wrong) == nil)
    #expect(throws: IntentRunError.self) { try IntentURLRepresentation<ShowFilm>("nowhere").url(of: intent) }
    #expect(throws: IntentRunError.self) { try EntityURLRepresentation<Film>("nowhere").url(of: Film.all[0]) }
  }

  @Test("hostile URLs cost little", .timeLimit(.minutes(1)))
  func hostile() throws {
    let long = try #require(
      URL(string: "https://wiki.example/" + String(repeating: "a?part=", count: 100_000)))
    #expect(Page.urlRepresentation.contents(of: long) == nil)
  }
}
