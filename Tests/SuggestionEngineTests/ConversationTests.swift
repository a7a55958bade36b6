import Foundation
import MessageUnderstanding
import SuggestionEngine
import Testing

/// The conversations of `Fixtures/SuggestionEngine` against the floors in `conversation-floors.json`.
///
/// They may be raised and not fall. `script/cases --conversations` prints the figures and what is wrong.
@Suite struct ConversationTests {
  static let cases = Result {
    try ["conversations-1", "conversations-2", "conversations-3"].flatMap(ConversationCase.all)
  }
  static let tally = Result {
    try ConversationTally.of(cases.get(), ConversationReader.shared.get())
  }
  static let report = ProcessInfo.processInfo.environment["CONVERSATIONS_REPORT"]

  @Test func actionsReachTheirFloors() throws {
    let tally = try Self.tally.get()
    let floor = try ConversationFloor.current()
    #expect(
      tally.precision >= floor.precision && tally.recall >= floor.recall,
      """
      precision \(tally.precision.percent), recall \(tally.recall.percent); the floor is \
      \(floor.precision) and \(floor.recall)
      """)
  }

  @Test func reasonsNameTheWordsTheyRestOn() throws {
    let tally = try Self.tally.get()
    let floor = try ConversationFloor.current()
    #expect(
      tally.reasons >= floor.reasons, "reasons \(tally.reasons.percent); the floor is \(floor.reasons)")
  }

  @Test func silencesSayWhy() throws {
    let tally = try Self.tally.get()
    let floor = try ConversationFloor.current()
    #expect(
      tally.silence >= floor.silences, "silences \(tally.silence.percent); the floor is \(floor.silences)")
  }

  /// Frauds, orders inside texts, quotations and what is called off suggest nothing.
  @Test func nothingHarmful() throws {
    let tally = try Self.tally.get()
    let floor = try ConversationFloor.current()
    #expect(
      tally.harmful <= floor.harmful,
      "harmful actions: \(tally.harmful)\n\(tally.harmfulStories.joined(separator: "\n"))")
  }

  /// Each part that an app can go without must show in the figures when it is gone.
  @Test func theFloorsMissWhatTheEarlierMessagesTell() throws {
    let reader = try ConversationReader.shared.get()
    var alone = ConversationTally()
    for item in try Self.cases.get() {
      let context = try item.context()
      for (index, message) in try item.messages().enumerated() {
        alone.add(item, index, reader.suggestions(for: message, after: [], context: context))
      }
    }
    #expect(alone.recall < (try ConversationFloor.current()).recall)
  }

  /// The expectations themselves: words that stand in the messages, days that come after them, kinds and
  /// reasons that exist.
  @Test func theCasesAreSound() throws {
    let items = try Self.cases.get()
    #expect(items.count == 250 && Set(items.map(\.id)).count == 250)
    for item in items {
      #expect((2...10).contains(item.turns.count), "\(item.id)")
      #expect(try item.messages().map(\.date!) == item.messages().map(\.date!).sorted(), "\(item.id)")
      var said = ""
      for turn in item.turns {
        said += "\n" + ConversationWords.folded((turn.subject ?? "") + "\n" + turn.text)
        if let silence = turn.silence {
          #expect(Suggestions.Silence(rawValue: silence) != nil && turn.expect == nil, "\(item.id)")
        }
        for expected in (turn.expect ?? []) + (turn.may ?? []) {
          #expect(ActionKind(rawValue: expected.type) != nil, "\(item.id): \(expected.type)")
          for word in expected.words ?? [] {
            #expect(said.contains(ConversationWords.folded(word)), "\(item.id): \(word)")
          }
          for moment in ["start", "due", "time", "date"].compactMap({ expected.values[$0] }) {
            #expect(moment.prefix(10) >= turn.at.prefix(10), "\(item.id): \(moment)")
          }
        }
        #expect(turn.expect?.allSatisfy { $0.words?.isEmpty == false } ?? true, "\(item.id)")
      }
    }
  }

  /// Writes the figures where `CONVERSATIONS_REPORT` says, for `script/cases`.
  @Test(.enabled(if: ConversationTests.report != nil))
  func reports() throws {
    let tally = try Self.tally.get()
    let path = try #require(Self.report)
    let table = tally.table(conversations: try Self.cases.get().count)
    try (table + "\n" + tally.stories.joined(separator: "\n\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }
}

/// What the conversations may not fall below.
struct ConversationFloor: Decodable, Sendable {
  var precision: Double
  var recall: Double
  /// Of 100 words that the expected reasons have, those that are named.
  var reasons: Double
  /// Of 100 messages that must be silent, those that are so for the right reason.
  var silences: Double
  /// Not a floor: the most harmful actions there may be.
  var harmful: Int

  /// The floor of this run, which depends on whether it has word vectors.
  static func current() throws -> ConversationFloor {
    struct File: Decodable {
      var withVectors: ConversationFloor
      var withoutVectors: ConversationFloor
    }
    let data = try Data(contentsOf: ConversationCase.folder.appending(path: "conversation-floors.json"))
    let file = try JSONDecoder().decode(File.self, from: data)
    return try ConversationReader.hasVectors.get() ? file.withVectors : file.withoutVectors
  }
}
