import AppIntents

struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"

  @Parameter(title: "Tea") var tea: Tea
  @Parameter(title: "Minutes", default: 3, inclusiveRange: (1, 10)) var minutes: Int
  @Parameter(title: "Strength") var strength: Strength?
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Ready By") var readyBy: Date?
  @Parameter(title: "Extras") var extras: [String]?
  @Parameter(title: "Picture") var picture: IntentFile?

  func perform() async throws -> some IntentResult & ReturnsValue<Brew> & ProvidesDialog {
    let brew = Brew()
    brew.tea = tea
    brew.minutes = minutes
    var words = [strength?.rawValue, note, picture?.filename].compactMap { $0 } + (extras ?? [])
    if let readyBy { words.append("by \(Int(readyBy.timeIntervalSince1970))") }
    brew.note = words.isEmpty ? nil : words.joined(separator: ", ")
    return .result(value: brew, dialog: "\(tea.name) is ready in \(minutes) minutes.")
  }
}

struct CountTeas: AppIntent {
  static let title: LocalizedStringResource = "Count Teas"
  @Parameter(title: "Strength") var strength: Strength?
  @Dependency var cellar: Cellar

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: cellar.teas.count { strength == nil || $0.strength == strength })
  }
}

struct ListTeas: AppIntent {
  static let title: LocalizedStringResource = "List Teas"
  @Dependency var cellar: Cellar

  func perform() async throws -> some IntentResult & ReturnsValue<[Tea]> {
    .result(value: cellar.teas)
  }
}

/// What is made of a brew that another intent gave.
struct ServeBrew: AppIntent {
  static let title: LocalizedStringResource = "Serve Brew"
  @Parameter(title: "Brew") var brew: Brew
  @Parameter(title: "Beside") var beside: [Tea]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let beside = (beside ?? []).map(\.name)
    return .result(value: ([brew.tea?.name ?? "Nothing"] + beside).joined(separator: " and "))
  }
}

enum TeaProblem: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case coldWater
  var localizedStringResource: LocalizedStringResource { "The water is cold." }
}

struct BoilWater: AppIntent {
  static let title: LocalizedStringResource = "Boil Water"
  @Dependency var cellar: Cellar

  func perform() async throws -> some IntentResult {
    guard cellar.teas.isEmpty else { throw TeaProblem.coldWater }
    return .result()
  }
}
