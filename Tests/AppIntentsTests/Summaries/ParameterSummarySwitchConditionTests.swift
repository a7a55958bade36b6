import AppIntents
import Testing

@UnionValue
private enum Source {
  case recipe(Kitchen.Recipe)
  case words(String)
}

private struct Switching: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Pace") var pace: Kitchen.Pace?
  @Parameter(title: "Dish") var dish: String
  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("small") }
      Case([.systemMedium, .systemLarge]) { Summary("bigger \(\.$dish)") }
      DefaultCase {
        Switch(\.$pace) {
          Case(.slow) { Summary("slowly \(\.$dish)") }
          Case([.brisk, .rushed]) { Summary("quickly \(\.$dish)") }
          DefaultCase { Summary("somehow \(\.$dish)") }
        }
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ByUnion: AppIntent {
  static let title: LocalizedStringResource = "By Union"
  @Parameter(title: "Source") var source: Source
  static var parameterSummary: some ParameterSummary {
    Switch(\.$source) {
      Case(.recipe) { Summary("by recipe") }
      DefaultCase { Summary("as told") }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ParameterSummarySwitchConditionTests {
  @Test func theCaseOfTheValueIsTaken() {
    let intent = Switching()
    #expect(intent.sentence() == "somehow [dish]")
    intent.pace = .slow
    #expect(intent.sentence() == "slowly [dish]")
    intent.pace = .rushed
    #expect(intent.sentence() == "quickly [dish]")
  }

  @Test func theCaseOfTheWidgetIsTaken() {
    #expect(Switching().sentence(for: .systemSmall) == "small")
    #expect(Switching().sentence(for: .systemLarge) == "bigger [dish]")
    #expect(Switching().sentence(for: .accessoryInline) == "somehow [dish]")
  }

  @Test func allSentencesCanBeListed() {
    #expect(
      Switching.summaryTree.sentences.compactMap { $0.text?.key } == [
        "small", "bigger ${dish}", "slowly ${dish}", "quickly ${dish}", "somehow ${dish}",
      ])
  }

  @Test func theCaseOfAUnionIsTaken() {
    let intent = ByUnion()
    #expect(intent.sentence() == "as told")
    intent.source = .recipe(Kitchen.Recipe(id: "stew"))
    #expect(intent.sentence() == "by recipe")
    intent.source = .words("boil it")
    #expect(intent.sentence() == "as told")
  }
}
