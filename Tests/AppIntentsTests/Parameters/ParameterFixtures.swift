import AppIntents
import Synchronization

enum Roast: String, AppEnum {
  case light, medium, veryDark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
    .light: "Light", .medium: "Medium",
    .veryDark: DisplayRepresentation(title: "Very Dark", synonyms: ["French"]),
  ]
}

struct Cellar: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cellar"
  static let defaultQuery = CellarQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Cellar \(id)" }
}

struct CellarQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cellar] {
    identifiers.filter { $0 < 10 }.map { Cellar(id: $0) }
  }
}

struct UpperCellarQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cellar] { identifiers.map { Cellar(id: $0 + 100) } }
}

struct MugNames: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Blue", "Chipped"] }
}
