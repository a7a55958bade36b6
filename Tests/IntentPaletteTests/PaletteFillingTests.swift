import AppIntents
import IntentDiscovery
import IntentPalette
import StoppedClock
import Testing

/// A table of the breakfast place.
struct BreakfastTable: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Table"
  static let defaultQuery = BreakfastTableQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BreakfastTableQuery: EntityStringQuery {
  /// One of the tables is called as a dish is.
  static let tables = [BreakfastTable(id: "Waffles"), BreakfastTable(id: "Window")]
  func entities(for identifiers: [String]) async throws -> [BreakfastTable] {
    Self.tables.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [BreakfastTable] {
    Self.tables.filter { $0.id.lowercased().contains(string.lowercased()) }
  }
}

@UnionValue enum ServingPlace {
  case dish(Pantry.Dish)
  case table(BreakfastTable)
}

/// What a text fills into the parameters of actions, and which of them comes first.
@Suite struct PaletteFillingTests {
  struct SendNote: AppIntent {
    static let title: LocalizedStringResource = "Send Note"
    @Parameter(title: "To") var place: ServingPlace
    @Parameter(title: "Text") var text: String?
    func perform() async throws -> some IntentResult { .result() }
  }

  struct LeftoverQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Pantry.Dish] {
      try await suggestedEntities().filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Pantry.Dish] {
      try await suggestedEntities().filter { $0.title.lowercased().contains(string.lowercased()) }
    }
    func suggestedEntities() async throws -> [Pantry.Dish] { [Pantry.dishes[0]] }
  }

  struct WarmUp: AppIntent {
    static let title: LocalizedStringResource = "Warm Up Note"
    @Parameter(title: "Dish", query: LeftoverQuery()) var dish: Pantry.Dish
    func perform() async throws -> some IntentResult { .result() }
  }

  /// An action of a schema, whose lists may be empty.
  struct SendParcel: AssistantSchemaIntent {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static var __appSchemaIntent: AppSchema.Intent {
      AppSchema.Intent(domain: "messages", name: "sendMessage", identifier: "SendMessageIntent")
    }
    static let title: LocalizedStringResource = "Send Parcel"
    @Parameter(title: "To") var dish: Pantry.Dish
    @Parameter(title: "Links") var links: [URL]
    func perform() async throws -> some IntentResult { .result() }
  }

  private func palette(usage: @escaping Palette.Usage = { _ in 0 }) -> Palette {
    let time = StoppedClock(Date(timeIntervalSinceReferenceDate: 0))
    return Palette(
      catalog: IntentCatalog(
        intents: [SendNote.self, WarmUp.self, SendParcel.self, Pantry.Order.self],
        entities: [Pantry.Dish.self, BreakfastTable.self]),
      usage: usage, limit: TimeLimit(seconds: 2, clock: time.clock), locale: Locale(identifier: "en_US"),
      timeZone: .gmt)
  }

  @Test func eachProposalHasAnIdentityOfItsOwn() async {
    let found = await palette().search("order pancakes").actions
    #expect(found.count > 2)
    #expect(Set(found.map(\.identity)).count == found.count)
  }

  @Test func aValueOfAUnionIsFoundByItsName() async throws {
    let found = try #require(await palette().search("send a note to window").actions.first)
    let intent = try #require(found.intent as? SendNote)
    guard case .table(let table) = intent.place else {
      Issue.record("\(intent.place)")
      return
    }
    #expect(table.id == "Window")
    #expect(intent.text == nil, "a name isn't the text as well")
  }

  /// Whoever names the two means one of them, the one that comes first in the union.
  @Test func ofTwoWithOneNameTheFirstCaseCounts() async throws {
    let filled = await palette().search("send note waffles").actions.compactMap {
      $0.values.isEmpty ? nil : $0.intent as? SendNote
    }
    #expect(filled.count == 1)
    guard case .dish(let dish)? = filled.first?.place else {
      Issue.record("\(filled)")
      return
    }
    #expect(dish.id == "waffle")
  }

  @Test func aParametersOwnQueryDecidesWhatItTakes() async {
    func dishes(_ text: String) async -> [String] {
      await palette().search(text).actions.compactMap { result in
        result.values.isEmpty ? nil : (result.intent as? WarmUp)?.dish.id
      }
    }
    #expect(await dishes("warm up note pancakes") == ["pancakes"])
    #expect(await dishes("warm up note waffles").isEmpty)
  }

  /// What nobody is asked for isn't said to be.
  @Test func listsThatMayBeEmptyAreNotMissing() async throws {
    let found = try #require(await palette().search("send parcel").actions.first)
    #expect(found.missing.map(\.name) == ["dish"])
  }

  /// However often others were used, the whole title is the action.
  @Test func theWholeTitleComesFirst() async {
    let often = PaletteItem.action(.init(intent: WarmUp.self))
    let titles = await palette(usage: { $0 == often ? 1 : 0 }).search("send note").actions.map(\.action.title)
    #expect(titles.first == "Send Note", "\(titles)")
  }
}
