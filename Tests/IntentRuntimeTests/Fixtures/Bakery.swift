import AppIntents
import SwiftUI
import Synchronization

/// What the intents of the tests work on.
final class Oven: Sendable {
  private let state = Mutex<(baked: [String], gone: Set<String>)>(([], []))
  var baked: [String] { state.withLock { $0.baked } }
  func bake(_ name: String) { state.withLock { $0.baked.append(name) } }
  func unbake() { state.withLock { _ = $0.baked.popLast() } }
}

enum Crust: String, AppEnum {
  case soft, dark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crust"
  static let caseDisplayRepresentations: [Crust: DisplayRepresentation] = [
    .soft: "Soft and light", .dark: DisplayRepresentation(title: "Dark", synonyms: ["well done"]),
  ]
}

struct Loaf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
  static let defaultQuery = LoafQuery()
  let id: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct LoafQuery: EntityStringQuery {
  static let all = [
    Loaf(id: "rye", name: "Rye"), Loaf(id: "rye-2", name: "Rye with seeds"), Loaf(id: "oat", name: "Oat"),
    Loaf(id: "spelt-a", name: "Spelt"), Loaf(id: "spelt-b", name: "Spelt"),
  ]
  func entities(for identifiers: [String]) async throws -> [Loaf] {
    identifiers.compactMap { id in Self.all.first { $0.id == id } }
  }
  func entities(matching string: String) async throws -> [Loaf] {
    Self.all.filter { $0.name.lowercased().contains(string.lowercased()) }
  }
  func suggestedEntities() async throws -> [Loaf] { Self.all }
}

struct BakeLoaf: AppIntent {
  static let title: LocalizedStringResource = "Bake Loaf"
  @Parameter(title: "Loaf") var loaf: Loaf
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 12)) var count: Int
  @Parameter(title: "Crust") var crust: Crust?
  @Parameter(title: "Toppings", size: IntentCollectionSize(min: 0, max: 3)) var toppings: [String]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let crust = crust.map { "\($0.rawValue) " } ?? ""
    let toppings = toppings.map { " with \($0.joined(separator: " and "))" } ?? ""
    let text = "\(count) \(crust)\(loaf.name)\(toppings)"
    return .result(value: text, dialog: "Baking \(text).")
  }
}

struct OpenLoaf: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Loaf"
  @Parameter(title: "Loaf") var target: Loaf
}
