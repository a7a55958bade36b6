import AppIntents

/// Types that are found: each is the only one of its name in the tests.
enum Breeze: String, AppEnum {
  case light, strong
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Breeze"
  static let caseDisplayRepresentations: [Breeze: DisplayRepresentation] = [
    .light: "Light", .strong: "Strong",
  ]
}

struct Kite: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kite"
  static let defaultQuery = KiteQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct KiteQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Kite] { identifiers.map { Kite(id: $0) } }
}

/// Nothing opens one.
struct Feather: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Feather"
  static let defaultQuery = FeatherQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FeatherQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Feather] { [] }
}

@UnionValue
enum KiteOrName {
  case kite(Kite)
  case name(String)
}

struct FlyKite: AppIntent {
  static let title: LocalizedStringResource = "Fly Kite"
  @Parameter(title: "Kite") var kite: Kite
  @Parameter(title: "Breeze") var breeze: Breeze?
  @Parameter(title: "Beside") var beside: KiteOrName?
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenKite: OpenIntent {
  static let title: LocalizedStringResource = "Open Kite"
  @Parameter(title: "Kite") var target: Kite
}
