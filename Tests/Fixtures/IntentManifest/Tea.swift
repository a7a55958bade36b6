import AppIntents
import UniformTypeIdentifiers

// What the compiler writes about this file is kept in Tea.swiftconstvalues, without mangled names, and the manifest of
// it in Tea.json. The first is made by `swiftc -emit-const-values`, the second by `beckon manifest`.

enum Strength: Int, AppEnum {
  case weak = 1
  case strong = 3

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Strength", numericFormat: "\(placeholder: .int) strengths", synonyms: ["Power"])
  static let caseDisplayRepresentations: [Strength: DisplayRepresentation] = [
    .weak: DisplayRepresentation(title: "Weak", subtitle: "For the evening", synonyms: ["mild"]),
    .strong: DisplayRepresentation(
      title: LocalizedStringResource("strength.strong", defaultValue: "Strong", table: "Tea")),
  ]
  static let usual: [Strength] = [.weak, .strong]
}

struct TeaEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = TeaQuery()

  var id: Int
  @Property(title: "Name", indexingKey: \.title) var name: String
  @Property var minutes: Int?

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TeaQuery: EntityPropertyQuery, EntityStringQuery {
  static let properties = QueryProperties {
    Property(\TeaEntity.$name) {
      EqualToComparator { $0 }
      ContainsComparator { $0 }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\TeaEntity.$name) }
  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds teas.", categoryName: "Teas", searchKeywords: ["leaf"], resultValueName: "Teas")

  func entities(for identifiers: [Int]) async throws -> [TeaEntity] { [] }
  func entities(matching string: String) async throws -> [TeaEntity] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<TeaEntity>], limit: Int?
  ) async throws -> [TeaEntity] { [] }
}

struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"
  static let description: IntentDescription? = "Makes a pot of tea."
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: "Tea") var tea: TeaEntity
  @Parameter(title: "Minutes", default: 4, controlStyle: .field, inclusiveRange: (1, 0x0A)) var minutes: Int
  @Parameter(title: "Cooler By", default: -2.5, inclusiveRange: (-10, 0)) var cooling: Double
  @Parameter(title: "Strength", default: .strong, supportedValues: Strength.usual) var strength: Strength
  @Parameter(title: "Water", defaultValue: 0.5, unit: .liters) var water: Measurement<UnitVolume>
  @Parameter(title: "Guests", size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 4)]) var guests:
    [String]
  @Parameter(title: "Recipe", supportedContentTypes: [.pdf, .init(exportedAs: "org.example.tea")])
  var recipe: IntentFile?
  @Parameter(title: "When", kind: .time, requestValueDialog: "At what time?") var time: DateComponents?

  static var parameterSummary: some ParameterSummary {
    When(\.$minutes, .greaterThan, 5) {
      Summary("Brew \(\.$tea) long", table: "Tea") {
        \.$strength
        \.$guests
      }
    } otherwise: {
      Switch(\.$strength) {
        Case(.weak) { Summary("Brew weak \(\.$tea) for \(\.$guests)") }
        DefaultCase { Summary("Brew \(\.$tea) for \(\.$guests)") }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[TeaEntity]> & ProvidesDialog {
    .result(value: [tea], dialog: "Ready.")
  }
}

struct OpenTea: OpenIntent {
  static let title: LocalizedStringResource = "Open Tea"
  @Parameter(title: "Tea") var target: TeaEntity
}

struct PourTea: DeprecatedAppIntent {
  // Known only when the program runs.
  static var title: LocalizedStringResource { LocalizedStringResource("Pour \(cups)") }
  static let cups = 2
  static var deprecation: IntentDeprecation<BrewTea> { IntentDeprecation(replacedBy: BrewTea.self) }

  func perform() async throws -> some IntentResult { .result() }
}

struct TeaShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .teal
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewTea(),
      phrases: ["Brew \(\.$tea) with \(.applicationName)", "\(.applicationName), make it \(\.$strength)"],
      shortTitle: "Brew", systemImageName: "cup.and.saucer")
  }
}
