import Conversations
import Foundation
import SuggestionEngine
import Testing

/// What messages offer beside events and reminders, with its values: the cases of
/// `Fixtures/SuggestionEngine/offers.json`, each for one cause.
@Suite struct OfferTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Shown: Decodable, Sendable {
      var at: Int
      var type: String
      var values: [String: String]
    }
    struct Absent: Decodable, Sendable {
      var at: Int
      var type: String
    }
    var about: String
    var me: String
    var locale: String
    var timeZone: String
    var messages: [ConversationCase.Turn]
    var shows: [Shown]
    var lacks: [Absent]

    private enum CodingKeys: String, CodingKey {
      case about, me, locale, messages, shows, lacks
      case timeZone = "time_zone"
    }

    var testDescription: String { about }

    var conversation: ConversationCase {
      ConversationCase(id: about, me: me, locale: locale, timeZone: timeZone, turns: messages)
    }
  }

  static let cases = Result {
    try JSONDecoder().decode(
      [Case].self, from: Data(contentsOf: ConversationCase.folder.appending(path: "offers.json")))
  }

  @Test func casesAreThere() throws { #expect(try OfferTests.cases.get().count >= 30) }

  @Test(arguments: (try? cases.get()) ?? []) func offersAreWhole(_ one: Case) throws {
    let told = try ConversationReader.shared.get().suggestions(
      one.conversation.messages(), context: one.conversation.context())
    for shown in one.shows {
      let fields = told[shown.at].actions.filter { $0.kind.rawValue == shown.type }.map { action in
        Dictionary(action.values.fields.map { ($0.name, OfferTests.text($0.value)) }) { first, _ in first }
      }
      let isFound = fields.contains { found in
        shown.values.allSatisfy { found[$0.key]?.hasPrefix($0.value) ?? false }
      }
      #expect(isFound, "\(shown.type) \(shown.values) at \(shown.at); told \(fields)")
    }
    for absent in one.lacks {
      #expect(
        !told[absent.at].actions.contains { $0.kind.rawValue == absent.type },
        "\(absent.type) at \(absent.at): \(told[absent.at].actions.map(\.title))")
    }
  }

  private static func text(_ value: ActionField.Value) -> String {
    switch value {
    case .text(let text): text
    case .amount(let amount): "\(amount)"
    case .flag(let flag): "\(flag)"
    case .list(let list): list.joined(separator: ", ")
    }
  }
}
