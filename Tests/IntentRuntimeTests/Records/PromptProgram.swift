import AppIntents
import Synchronization

/// What an intent of the tests asks, one after the other; made at random.
enum PromptStep: Sendable, Hashable {
  case number(ClosedRange<Int>)
  case loaf
  case oneOf([String])
  case confirm(String)
  case confirmValue(Int)
  case option([String])
}

/// The programs that are under way, by name: an intent is made anew when a run is replayed, as it would be in
/// another process, and knows its program by this name only.
enum PromptPrograms {
  private static let programs = Mutex<[String: [PromptStep]]>([:])
  static func add(_ name: String, _ steps: [PromptStep]) { programs.withLock { $0[name] = steps } }
  static func steps(_ name: String) -> [PromptStep] { programs.withLock { $0[name] ?? [] } }
}

/// Asks what its program says and tells all answers.
struct AskAround: AppIntent {
  static let title: LocalizedStringResource = "Ask Around"
  @Parameter(title: "Program") var program: String
  @Parameter(title: "First") var first: Int
  @Parameter(title: "Number") var number: Int?
  @Parameter(title: "Loaf") var loaf: Loaf?
  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    var told = ["first \(first)"]
    for step in PromptPrograms.steps(program) {
      switch step {
      case .number(let range):
        told.append("number \(try await $number.requestValue("A number in \(range.lowerBound)?"))")
      case .loaf: told.append("loaf \(try await $loaf.requestValue("Which loaf?").id)")
      case .oneOf(let words):
        told.append("word \(try await $word.requestDisambiguation(among: words, dialog: "Which word?"))")
      case .confirm(let what):
        try await requestConfirmation(actionName: .order, dialog: "Order \(what)?")
        told.append("ordered \(what)")
      case .confirmValue(let value):
        told.append(
          "is \(value) right: \(try await $number.requestConfirmation(for: value, dialog: "Right?"))")
      case .option(let titles):
        let options = titles.map { Option(title: "\($0)") }
        let chosen = try await requestChoice(between: options, dialog: "Which way?")
        told.append("way \(String(localized: chosen.title))")
      }
    }
    return .result(value: told.joined(separator: ", "))
  }
}
