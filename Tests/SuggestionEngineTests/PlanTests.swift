import Conversations
import Foundation
import SuggestionEngine
import Testing

/// Plans that form over turns: the cases of `Fixtures/SuggestionEngine/plans.json`, each for one cause.
@Suite struct PlanTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Shown: Decodable, Sendable {
      var at: Int
      var start: String
      var title: String
      var place: String?
    }
    var about: String
    var me: String
    var locale: String
    var timeZone: String
    var messages: [ConversationCase.Turn]
    /// The event that a message carries.
    var shows: [Shown]
    /// Messages that carry no event.
    var silent: [Int]

    private enum CodingKeys: String, CodingKey {
      case about, me, locale, messages, shows, silent
      case timeZone = "time_zone"
    }

    var testDescription: String { about }

    var conversation: ConversationCase {
      ConversationCase(id: about, me: me, locale: locale, timeZone: timeZone, turns: messages)
    }
  }

  static let cases = Result {
    try JSONDecoder().decode(
      [Case].self, from: Data(contentsOf: ConversationCase.folder.appending(path: "plans.json")))
  }

  @Test(arguments: try PlanTests.cases.get()) func plan(_ item: Case) throws {
    let reader = try ConversationReader.shared.get()
    let told = reader.suggestions(
      try item.conversation.messages(), context: try item.conversation.context()
    ).map { suggestions in suggestions.actions.compactMap { $0.values.of(EventValues.self) } }
    for shown in item.shows {
      let events = told[shown.at]
      #expect(
        events.contains { event in
          "\(event.start)" == shown.start && event.title.lowercased().contains(shown.title.lowercased())
            && shown.place.map { event.place?.contains($0) ?? false } ?? true
        }, "message \(shown.at + 1) tells \(events.map { "\($0.title), \($0.start), \($0.place ?? "")" })")
    }
    for index in item.silent {
      #expect(
        told[index].isEmpty, "message \(index + 1) tells \(told[index].map { "\($0.title), \($0.start)" })")
    }
  }

  /// Only the message that confirms tells an action again, and says so.
  @Test func confirmationsRepeat() throws {
    let item = try #require(try PlanTests.cases.get().first { $0.about.hasPrefix("a day alone keeps") })
    let told = try ConversationReader.shared.get().suggestions(
      try item.conversation.messages(), context: try item.conversation.context())
    #expect(told.map { $0.actions.first?.repeats } == [false, true, false, true])
    #expect(told[3].actions.first?.supersedes == "2")
  }

  /// What `explain` shows: every value that was given, and how it stands.
  @Test func slotsTellTheirStanding() throws {
    let reader = try ConversationReader.shared.get()
    let item = try #require(try PlanTests.cases.get().first { $0.about.hasPrefix("a day that was refused") })
    let plans = reader.openPlans(try item.conversation.messages(), context: try item.conversation.context())
    let days = plans.last?.candidates.filter { $0.slot == "day" }.map { "\($0.value) \($0.standing)" }
    #expect(days?.contains("2026-03-04 refused") ?? false)
    #expect(days?.contains { $0.hasPrefix("2026-03-05") && !$0.hasSuffix("refused") } ?? false)
  }
}
