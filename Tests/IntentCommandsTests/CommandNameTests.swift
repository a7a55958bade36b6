import AppIntents
import Testing

@testable import IntentCommands

@Suite struct CommandNameTests {
  @Test(
    arguments: [
      ("SendMessage", "send-message"), ("isURL", "is-url"), ("HTMLPage", "html-page"), ("größe", "grosse"),
      ("options.size", "options-size"), ("two_words", "two-words"), ("v2Beta", "v2-beta"), ("2nd", nil),
      ("日本", nil),
    ] as [(String, String?)])
  func namesBecomeWords(_ name: String, _ word: String?) {
    #expect(CommandWord.of(name) == word)
  }

  @Test func noTwoTypesHaveOneName() throws {
    enum First {
      struct Water: AppIntent {
        static let title: LocalizedStringResource = "Pour"
        func perform() async throws -> some IntentResult { .result() }
      }
    }
    struct WaterIntent: AppIntent {
      static let title: LocalizedStringResource = "Pour"
      func perform() async throws -> some IntentResult { .result() }
    }
    let names = TypeNames<any AppIntent.Type>(
      [First.Water.self, WaterIntent.self], kind: "intent", suffix: "Intent",
      identifier: { $0.persistentIdentifier }, title: { String(localized: $0.title) })
    #expect(names.all.map(\.name) == ["water", "water-intent"])
    #expect(try names.find("Water")?.name == "water")
    #expect(throws: (any Error).self) { try names.find("pour") }
  }
}
