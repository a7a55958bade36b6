import AppIntents
import IntentDiscovery
import IntentPhrases

/// The app whose phrases the tests say: it serves soups.
enum Diner {
  struct Soup: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let defaultQuery = SoupQuery()
    let id: Int
    var name: String
    var synonyms: [String] = []
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(name)", synonyms: synonyms.map { "\($0)" })
    }
  }

  static let menu = [
    Soup(id: 1, name: "Tomato Soup"), Soup(id: 2, name: "Tomato Bisque"),
    Soup(id: 3, name: "Crème of Mushroom", synonyms: ["mushroom cream"]), Soup(id: 4, name: "Pho"),
    Soup(id: 5, name: "Clam Chowder"), Soup(id: 6, name: "味噌汁"),
  ]

  struct SoupQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Soup] {
      menu.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Soup] { menu }
  }

  enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
      .small: "Small", .large: DisplayRepresentation(title: "Large", synonyms: ["big", "king size"]),
    ]
  }

  struct OrderSoup: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    @Parameter(title: "Soup") var soup: Soup
    @Parameter(title: "Size") var size: Size?
    @Parameter(title: "Note") var note: String?
    init() {}
    init(note: String) { self.note = note }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct ShowOrders: AppIntent {
    static let title: LocalizedStringResource = "Show Orders"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Favourites: DynamicOptionsProvider {
    func results() async throws -> [Soup] { [Soup(id: 4, name: "Pho"), Soup(id: 1, name: "Tomato Soup")] }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var negativePhrases: NegativeAppShortcutPhrases {
      NegativeAppShortcutPhrases(phrases: [
        "Order a table with \(.applicationName)", "Cancel my orders in \(.applicationName)",
      ])
    }

    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: OrderSoup(note: "from a phrase"),
        phrases: [
          "Order \(\.$soup) with \(.applicationName)",
          "Get me a \(\.$size) \(\.$soup) from \(.applicationName)",
        ], shortTitle: "Order", systemImageName: "fork.knife",
        parameterPresentation: ParameterPresentation(
          for: \.$soup, summary: Summary("Order \(\.$soup)"),
          optionsCollections: {
            OptionsCollection(Favourites(), title: "Favourites", systemImageName: "star")
            OptionsCollection(SoupQuery(), title: "All")
          }))
      AppShortcut(
        intent: ShowOrders(),
        phrases: ["Show my orders in \(.applicationName)", "What's cooking in \(.applicationName)?"])
    }
  }

  /// The book with the usual menu, for a person who reads English.
  static func book(_ names: [String] = ["SoupPot", "Pot"]) async -> ShortcutPhraseBook {
    await builder(names).book(of: Shortcuts.self)
  }

  static func builder(_ names: [String] = ["SoupPot"]) -> PhraseBookBuilder {
    PhraseBookBuilder(
      applicationNames: names, limit: TimeLimit(seconds: 1, clock: .standing), languages: ["en"])
  }
}
