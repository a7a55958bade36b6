import AppIntents

/// The app of these tests: somebody cooks.
enum Kitchen {
  enum Pace: String, AppEnum {
    case slow, brisk, rushed
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
    static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [
      .slow: "Slow", .brisk: "Brisk", .rushed: "Rushed",
    ]
  }

  struct Pot: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    var displayRepresentation: DisplayRepresentation { "Pot \(id)" }
    static let defaultQuery = Query()

    struct Query: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Pot] { identifiers.map { Pot(id: $0) } }
    }
  }

  struct Recipe: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Query()

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Recipe] { identifiers.map { Recipe(id: $0) } }
    }
  }

  struct Cook: AppIntent {
    static let title: LocalizedStringResource = "Cook"
    @Parameter(title: "Dish") var dish: String
    @Parameter(title: "Portions", default: 2) var portions: Int
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Pot") var pot: Pot?

    static var parameterSummary: some ParameterSummary {
      Summary("Cook \(\.$portions) portions of \(\.$dish)", table: "Kitchen") {
        \.$note
        \.$pot
      }
    }

    func perform() async throws -> some IntentResult { .result() }
  }
}

extension AppIntent {
  /// The sentence that stands for this intent, with the names of parameters in brackets.
  func sentence(for family: IntentWidgetFamily? = nil) -> String {
    summary(for: family).text.filled { "[\($0)]" }
  }
}
