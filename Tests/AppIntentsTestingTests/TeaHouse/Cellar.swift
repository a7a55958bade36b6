import AppIntents
import Synchronization

/// What the intents of the tests work on: the teas of a house.
final class Cellar: Sendable {
  private let state: Mutex<[Tea]>

  init(_ teas: [Tea] = Cellar.usual) { state = Mutex(teas) }

  var teas: [Tea] { state.withLock { $0 } }

  func remove(_ id: Int) { state.withLock { $0.removeAll { $0.id == id } } }

  func add(_ tea: Tea) {
    state.withLock { teas in
      teas.append(tea)
      teas.sort { $0.id < $1.id }
    }
  }

  static var usual: [Tea] {
    [
      Tea(id: 1, name: "Assam", region: "India", strength: .strong, tags: ["black", "malty"]),
      Tea(id: 2, name: "Sencha", region: "Japan", strength: .mild, tags: ["green"]),
      Tea(id: 3, name: "Sencha of spring", strength: .mild),
    ]
  }
}

enum Strength: String, AppEnum {
  case mild, strong

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
  static let caseDisplayRepresentations: [Strength: DisplayRepresentation] = [
    .mild: "Mild", .strong: "Strong",
  ]
}

struct Tea: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = TeaQuery()

  let id: Int
  @Property(title: "Name", indexingKey: \.title) var name: String
  @Property(title: "Region") var region: String?
  @Property(title: "Strength") var strength: Strength
  @Property(title: "Tags") var tags: [String]
  @DeferredProperty(title: "Story") var story: String {
    get async throws { "How \(name) came here." }
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: Int, name: String, region: String? = nil, strength: Strength, tags: [String] = []) {
    self.id = id
    self.name = name
    self.region = region
    self.strength = strength
    self.tags = tags
  }
}

struct TeaQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var cellar: Cellar

  func allEntities() async throws -> [Tea] { cellar.teas }

  func entities(for identifiers: [Int]) async throws -> [Tea] {
    identifiers.compactMap { id in cellar.teas.first { $0.id == id } }
  }

  func entities(matching string: String) async throws -> [Tea] {
    cellar.teas.filter { $0.name.localizedStandardContains(string) }
  }

  func suggestedEntities() async throws -> [Tea] { Array(cellar.teas.prefix(2)) }
}

/// What was made of a tea, and is kept nowhere.
struct Brew: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Brew"

  @Property(title: "Tea") var tea: Tea?
  @Property(title: "Minutes") var minutes: Int
  @Property(title: "Note") var note: String?

  var displayRepresentation: DisplayRepresentation { "Brew" }

  init() { minutes = 0 }
}
