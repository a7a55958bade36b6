import AppIntents
import UniformTypeIdentifiers

/// Intents with one parameter that has to be asked for, of each type.
protocol AskingIntent: AppIntent {
  var given: String { get }
}

extension AskingIntent {
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Got \(given)") }
}

struct AskText: AskingIntent {
  static let title: LocalizedStringResource = "Ask Text"
  @Parameter(title: "Note", requestValueDialog: "What shall it say?") var value: String
  var given: String { value }
}

struct AskWhole: AskingIntent {
  static let title: LocalizedStringResource = "Ask Whole"
  @Parameter(title: "Crew", controlStyle: .field, inclusiveRange: (1, 12)) var value: Int
  var given: String { "\(value)" }
}

struct AskStepper: AskingIntent {
  static let title: LocalizedStringResource = "Ask Stepper"
  @Parameter(title: "Sails", inclusiveRange: (2, 4)) var value: Int
  var given: String { "\(value)" }
}

struct AskSlider: AskingIntent {
  static let title: LocalizedStringResource = "Ask Slider"
  @Parameter(title: "Speed", controlStyle: .slider, inclusiveRange: (0, 40)) var value: Double
  var given: String { "\(value)" }
}

struct AskNumber: AskingIntent {
  static let title: LocalizedStringResource = "Ask Number"
  @Parameter(title: "Depth") var value: Double
  var given: String { "\(value)" }
}

struct AskTruth: AskingIntent {
  static let title: LocalizedStringResource = "Ask Truth"
  @Parameter(title: "Lights", displayName: Bool.IntentDisplayName(true: "Lit", false: "Dark")) var value: Bool
  var given: String { "\(value)" }
}

struct AskDay: AskingIntent {
  static let title: LocalizedStringResource = "Ask Day"
  @Parameter(title: "Day", kind: .date) var value: DateComponents
  var given: String { "\(value.year ?? 0)/\(value.month ?? 0)/\(value.day ?? 0) \(value.hour ?? -1)" }
}

struct AskTime: AskingIntent {
  static let title: LocalizedStringResource = "Ask Time"
  @Parameter(title: "Time", kind: .time) var value: DateComponents
  var given: String { "\(value.hour ?? -1):\(value.minute ?? -1) \(value.day ?? -1)" }
}

struct AskMoment: AskingIntent {
  static let title: LocalizedStringResource = "Ask Moment"
  @Parameter(title: "Moment") var value: Date
  var given: String { value.ISO8601Format() }
}

struct AskCase: AskingIntent {
  static let title: LocalizedStringResource = "Ask Case"
  @Parameter(title: "Hull") var value: Hull
  var given: String { value.rawValue }
}

struct AskEntity: AskingIntent {
  static let title: LocalizedStringResource = "Ask Entity"
  @Parameter(title: "Boat") var value: Boat
  var given: String { value.id }
}

struct AskEntities: AskingIntent {
  static let title: LocalizedStringResource = "Ask Entities"
  @Parameter(title: "Boats", size: IntentCollectionSize(min: 1, max: 2)) var value: [Boat]
  var given: String { value.map(\.id).joined(separator: "+") }
}

struct AskTexts: AskingIntent {
  static let title: LocalizedStringResource = "Ask Texts"
  @Parameter(title: "Names", size: IntentCollectionSize(min: 2, max: 3)) var value: [String]
  var given: String { value.joined(separator: "+") }
}

struct AskFile: AskingIntent {
  static let title: LocalizedStringResource = "Ask File"
  @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.png"]) var value: IntentFile
  var given: String { "\(value.filename) \(value.data.count)" }
}

struct AskLink: AskingIntent {
  static let title: LocalizedStringResource = "Ask Link"
  @Parameter(title: "Page") var value: URL
  var given: String { value.absoluteString }
}

struct AskLength: AskingIntent {
  static let title: LocalizedStringResource = "Ask Length"
  @Parameter(title: "Length", defaultUnit: .meters, supportsNegativeNumbers: false)
  var value: Measurement<UnitLength>
  var given: String { "\(value.value) \(value.unit.symbol)" }
}

struct AskMoney: AskingIntent {
  static let title: LocalizedStringResource = "Ask Money"
  @Parameter(title: "Fee", currencyCodes: ["EUR", "USD"], inclusiveRange: (1, 100))
  var value: IntentCurrencyAmount
  var given: String { "\(value.amount) \(value.currencyCode)" }
}

struct AskDuration: AskingIntent {
  static let title: LocalizedStringResource = "Ask Duration"
  @Parameter(title: "Trip") var value: Duration
  var given: String { "\(value.components.seconds)" }
}

struct Harbours: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Kiel", "Bergen"] }
}

struct AskOption: AskingIntent {
  static let title: LocalizedStringResource = "Ask Option"
  @Parameter(title: "Harbour", optionsProvider: Harbours()) var value: String
  var given: String { value }
}
