import AppIntents
import SwiftUI

/// How much sun a plant wants.
enum Sunlight: String, AppEnum {
  case shade
  case half = "half-sun"
  case full

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sunlight"
  static let caseDisplayRepresentations: [Sunlight: DisplayRepresentation] = [
    .shade: "Shade", .half: "Some sun", .full: "Sun all day",
  ]
}

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Height") var height: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(height) cm")
  }

  init(_ id: String, _ name: String, _ height: Int) {
    self.id = id
    self.name = name
    self.height = height
  }

  static let all = [
    PlantEntity("p1", "Basil", 20), PlantEntity("p2", "Laurel", 140), PlantEntity("p3", "Lemon balm", 45),
    PlantEntity("p4", "Lemon tree", 210),
  ]
}

struct PlantQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] {
    PlantEntity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [PlantEntity] {
    PlantEntity.all.filter { $0.name.localizedStandardContains(string) }
  }

  func allEntities() async throws -> [PlantEntity] { PlantEntity.all }
  func suggestedEntities() async throws -> [PlantEntity] { PlantEntity.all }
}

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let description = IntentDescription("Gives a plant water.", categoryName: "Care")

  @Parameter(title: "Plant") var plant: PlantEntity
  @Parameter(title: "Liters", default: 1, inclusiveRange: (1, 10)) var liters: Int
  @Parameter(title: "From below", default: false) var isFromBelow: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
    .result(
      value: plant, dialog: "\(plant.name) got \(liters) l\(isFromBelow ? " from below" : "").")
  }
}

struct MovePlant: AppIntent {
  static let title: LocalizedStringResource = "Move Plant"
  static let description = IntentDescription("Finds a better place.", categoryName: "Care")

  @Parameter(title: "Sunlight") var light: Sunlight

  func perform() async throws -> some IntentResult & ReturnsValue<Sunlight> {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Carry", acceptAlternatives: ["lift"], denyLabel: "Leave", denyAlternatives: []),
      dialog: "It is heavy.")
    return .result(value: light)
  }
}

struct PrunePlant: AppIntent {
  static let title: LocalizedStringResource = "Prune"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let options = [
      IntentChoiceOption(title: "A little"), IntentChoiceOption(title: "To the ground", style: .destructive),
      .cancel,
    ]
    let choice = try await requestChoice(between: options, dialog: "How much?")
    return .result(value: String(localized: choice.title))
  }
}

struct AddNumbers: AppIntent {
  static let title: LocalizedStringResource = "Add Numbers"
  static let isDiscoverable = false

  @Parameter(title: "Numbers", size: IntentCollectionSize(min: 1, max: 3)) var numbers: [Int]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: numbers.reduce(0, +))
  }
}

struct MeasurePicture: AppIntent {
  static let title: LocalizedStringResource = "Measure Picture"

  @Parameter(title: "Picture") var picture: IntentFile
  @Parameter(title: "JSON") var json: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(picture.filename): \(picture.data.count)")
  }
}

struct ShowShelf: AppIntent {
  static let title: LocalizedStringResource = "Show Shelf"
  static let supportedModes: IntentModes = .foreground

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: IntentDialog(full: "All is well on the shelf.", supporting: "All is well.")) {
      VStack { Text("Three pots") }
    }
  }
}

/// An error with words of its own, one of which would clear the screen.
struct DroughtError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The tank is \u{1B}[2Jempty." }
}

struct FillTank: AppIntent {
  static let title: LocalizedStringResource = "Fill Tank"

  func perform() async throws -> some IntentResult {
    if Bool(true) { throw DroughtError() }
    return .result()
  }
}

/// Waits until it is called off.
struct WatchPlants: AppIntent {
  static let title: LocalizedStringResource = "Watch Plants"
  static let hasBegun = AsyncStream.makeStream(of: Void.self)

  func perform() async throws -> some IntentResult {
    Self.hasBegun.continuation.yield()
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    try Task.checkCancellation()
    return .result()
  }
}

/// A parameter with many values, of which one is named by a part of its name.
struct ChooseSeed: AppIntent {
  static let title: LocalizedStringResource = "Choose Seed"

  struct Seeds: DynamicOptionsProvider {
    func results() async throws -> [String] { (1...30).map { "Seed number \($0)" } }
  }

  @Parameter(title: "Seed", optionsProvider: Seeds()) var seed: String
  @Parameter(title: "Row", default: "north") var row: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let chosen = try await $row.requestValue("Which row?")
    return .result(value: "\(seed) in \(chosen)")
  }
}
