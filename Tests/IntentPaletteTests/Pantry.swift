import AppIntents
import CoreSpotlight
import IntentDiscovery

/// The app that the palette's tests search: a breakfast place.
enum Pantry {
  struct Dish: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Dish", synonyms: ["Meal"])
    static let defaultQuery = DishQuery()
    let id: String
    var title: String
    var hideInSpotlight = false
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
  }

  static let dishes = [
    Dish(id: "pancakes", title: "Pancakes"), Dish(id: "blueberry", title: "Blueberry Pancakes"),
    Dish(id: "waffle", title: "Waffles"), Dish(id: "order", title: "House Order"),
    Dish(id: "secret", title: "Secret Pancakes", hideInSpotlight: true),
  ]

  struct DishQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Dish] {
      dishes.filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Dish] {
      dishes.filter { $0.title.lowercased().contains(string.lowercased()) }
    }
  }

  /// An entity whose query never answers and takes no notice of being called off.
  struct Cellar: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cellar"
    static let defaultQuery = CellarQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  struct CellarQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Cellar] { [] }
    func entities(matching string: String) async throws -> [Cellar] {
      await withUnsafeContinuation { (_: UnsafeContinuation<[Cellar], Never>) in }
    }
  }

  /// An entity whose query fails.
  struct Larder: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Larder"
    static let defaultQuery = LarderQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  struct LarderQuery: EntityStringQuery {
    struct Locked: Error, CustomStringConvertible { var description: String { "the larder is locked" } }
    func entities(for identifiers: [String]) async throws -> [Larder] { throw Locked() }
    func entities(matching string: String) async throws -> [Larder] { throw Locked() }
  }

  enum Doneness: String, AppEnum {
    case soft, crisp
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Doneness"
    static let caseDisplayRepresentations: [Doneness: DisplayRepresentation] = [
      .soft: "Soft", .crisp: DisplayRepresentation(title: "Crisp", synonyms: ["extra crispy"]),
    ]
  }

  struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order Dish"
    static let description = IntentDescription(
      "Has the kitchen cook something.", categoryName: "Kitchen", searchKeywords: ["breakfast", "hungry"])
    @Parameter(title: "Dish") var dish: Dish
    @Parameter(title: "Count", default: 1, inclusiveRange: (1, 12)) var count: Int
    @Parameter(title: "Doneness") var doneness: Doneness?
    func perform() async throws -> some IntentResult { .result() }
  }

  struct OpenDish: OpenIntent {
    static let title: LocalizedStringResource = "Open Dish"
    @Parameter(title: "Dish") var target: Dish
  }

  struct WriteReview: AppIntent {
    static let title: LocalizedStringResource = "Write Review"
    @Parameter(title: "Text") var text: String
    @Parameter(title: "Dish") var dish: Dish
    func perform() async throws -> some IntentResult { .result() }
  }

  struct CallWaiter: AppIntent {
    static let title: LocalizedStringResource = "Call a Waiter"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct BurnDish: AppIntent {
    static let title: LocalizedStringResource = "Order Dish Burnt"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Breakfasts: DynamicOptionsProvider {
    func results() async throws -> [Dish] { [dishes[0], dishes[2]] }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Order(), phrases: ["Order \(\.$dish) from \(.applicationName)"],
        shortTitle: "Order Something",
        systemImageName: "fork.knife",
        parameterPresentation: ParameterPresentation(
          for: \.$dish, summary: Summary("Serve \(\.$dish)"),
          optionsCollections: { OptionsCollection(Breakfasts(), title: "Breakfast") }))
    }
  }

  static let intents: [any AppIntent.Type] = [
    Order.self, OpenDish.self, WriteReview.self, CallWaiter.self, BurnDish.self,
  ]

  static let catalog = IntentCatalog(intents: intents, entities: [Dish.self])
}
