import AppIntents
import IntentDiscovery
import SwiftUI
import Synchronization

/// What the intents of the tests work on.
final class Harbour: Sendable {
  private struct State {
    var boats: [String: String]
    var asked: [String] = []
    var log: [String] = []
  }

  private let state: Mutex<State>
  /// The harbour of the task.
  @TaskLocal static var current = Harbour()

  init() {
    state = Mutex(
      State(boats: ["gull": "Gull", "heron": "Heron", "heron-2": "Heron", "tern": "Tern", "puffin": "Puffin"])
    )
  }

  var boats: [Boat] {
    state.withLock { $0.boats }.sorted { $0.key < $1.key }.map { Boat(id: $0.key, name: $0.value) }
  }
  func rename(_ id: String, _ name: String?) { state.withLock { $0.boats[id] = name } }

  /// The texts that the query was asked for.
  var asked: [String] { state.withLock { $0.asked } }
  func ask(_ text: String) { state.withLock { $0.asked.append(text) } }

  /// What was done.
  var log: [String] { state.withLock { $0.log } }
  func note(_ text: String) { state.withLock { $0.log.append(text) } }
  func takeBack() { state.withLock { _ = $0.log.popLast() } }
}

enum Hull: String, AppEnum {
  case wood, steel
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hull"
  static let caseDisplayRepresentations: [Hull: DisplayRepresentation] = [
    .wood: "Oak planks", .steel: "Steel plates",
  ]
}

struct Boat: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
  static let defaultQuery = BoatQuery()
  let id: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "Berth \(id)")
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct BoatQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Boat] {
    let boats = Harbour.current.boats
    return identifiers.compactMap { id in boats.first { $0.id == id } }
  }
  func entities(matching string: String) async throws -> [Boat] {
    Harbour.current.ask(string)
    return Harbour.current.boats.filter { $0.name.lowercased().contains(string.lowercased()) }
  }
  func suggestedEntities() async throws -> [Boat] { Array(Harbour.current.boats.prefix(3)) }
  func allEntities() async throws -> [Boat] { Harbour.current.boats }
}

struct OpenBoat: OpenIntent {
  static let title: LocalizedStringResource = "Open Boat"
  @Parameter(title: "Boat") var target: Boat
  func perform() async throws -> some IntentResult {
    Harbour.current.note("opened \(target.id)")
    return .result()
  }
}

struct PaintBoat: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Paint Boat"
  static let description = IntentDescription("Gives a boat a new coat.", categoryName: "Upkeep")
  @Parameter(title: "Boat") var boat: Boat
  @Parameter(title: "Coats", default: 2, inclusiveRange: (1, 5)) var coats: Int

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$boat) { DisplayRepresentation(title: "Paint \($0.name) again") }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Harbour.current.note("painted \(boat.id) \(coats)")
    return .result(dialog: "\(boat.name) has \(coats) new coats.")
  }
}

/// Says what it was given.
struct Report: AppIntent {
  static let title: LocalizedStringResource = "Report"
  static let description = IntentDescription("Tells the harbour master.", categoryName: "Office")
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1_234) }
}

extension IntentCatalog {
  static let harbour = IntentCatalog(
    intents: [PaintBoat.self, OpenBoat.self, Report.self], entities: [Boat.self], enums: [Hull.self],
    queries: [BoatQuery.self], shortcutProviders: [HarbourShortcuts.self])
}

struct HarbourShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PaintBoat(), phrases: ["Paint \(\.$boat) in \(.applicationName)"], shortTitle: "Paint",
      systemImageName: "paintbrush")
  }
}
