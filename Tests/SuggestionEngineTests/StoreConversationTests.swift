import CivilTime
import Conversations
import Foundation
import Testing

@testable import SuggestionEngine

/// Which message of a conversation shows an action.
@Suite struct StoreConversationTests {
  /// Messages, each with its text and those before it, and what each shows in the end.
  struct Script: Sendable, CustomTestStringConvertible {
    var name: String
    /// Id, text, ids before it, and what is shown: titles, else the reason for none.
    var messages: [(id: String, body: String, previous: [String], shown: String)]
    /// Messages of one minute are told apart by their keys.
    var minutes: [Double?]? = nil
    /// Whether answers are made in the order of the messages alone.
    var inOrder = false
    var testDescription: String { name }
  }

  static let scripts: [Script] = [
    Script(
      name: "the earliest has it",
      messages: [
        ("a", "link:x", [], "link:x"), ("b", "link:x call:Ana", ["a"], "call:Ana"),
        ("c", "link:x", ["a", "b"], "already_offered"), ("d", "hello", ["b", "c"], "nothing_found"),
      ]),
    Script(
      name: "linked through messages that have no answer",
      messages: [
        ("a", "link:x", ["n"], "link:x"), ("b", "link:x", ["n"], "already_offered"),
        ("c", "link:x", ["k"], "link:x"),
      ]),
    Script(
      name: "ties by key",
      messages: [
        ("b", "link:x", ["a"], "already_offered"), ("a", "link:x", [], "link:x"),
        ("c", "link:x", ["a"], "already_offered"),
      ], minutes: [0, 0, 0]),
    Script(
      name: "without dates by their place",
      messages: [
        ("c", "link:x", [], "link:x"), ("b", "link:x", ["c"], "already_offered"),
        ("a", "link:x link:y", ["c", "b"], "link:y"),
      ], minutes: [nil, nil, nil]),
    // Each knows one before it, as in a conversation that is longer than what is considered.
    Script(
      name: "a change at the same moment",
      messages: [
        ("d", "hello", ["n"], "nothing_found"), ("c", "event:7", ["d"], "superseded"),
        ("b", "event:8/c", ["c"], "superseded"), ("a", "event:9/b", ["b"], "event:9/b"),
      ], minutes: [0, 1, 1, 1], inOrder: true),
    Script(
      name: "a change at the same moment, whatever was made first",
      messages: [
        ("c", "event:7", ["n"], "superseded"), ("b", "event:8/c", ["n", "c"], "event:8/c"),
      ], minutes: [1, 1]),
    Script(
      name: "what was asked for and sent",
      messages: [
        ("a", "file:Ana link:x", [], "link:x"), ("b", "sent:a", ["a"], "nothing_found"),
        ("c", "file:Ana", ["a", "b"], "already_offered"), ("d", "hello", ["c"], "nothing_found"),
      ]),
    Script(
      name: "what was sent and is asked for",
      messages: [("a", "sent:b", ["b"], "nothing_found"), ("b", "file:Ana", [], "file:Ana")]),
    Script(
      name: "a refinement takes its place",
      messages: [
        ("a", "event:7 link:x", [], "link:x"), ("b", "event:7", ["a"], "already_offered"),
        ("c", "event:8/a", ["a", "b"], "event:8/a"), ("d", "event:8", ["b", "c"], "already_offered"),
      ]),
    Script(
      name: "a refinement with the same values",
      messages: [
        ("a", "event:7", [], "superseded"), ("b", "event:7", ["a"], "already_offered"),
        ("c", "event:7/a", ["a", "b"], "event:7/a"), ("d", "event:7", ["c"], "already_offered"),
      ]),
    Script(
      name: "changed twice, and back",
      messages: [
        ("a", "event:7", [], "superseded"), ("b", "event:8/a", ["a"], "superseded"),
        ("c", "event:9/a", ["a", "b"], "superseded"), ("d", "event:7/c", ["c"], "event:7/c"),
      ]),
    Script(
      name: "on offer again after it was changed",
      messages: [
        ("a", "event:7", [], "superseded"), ("b", "event:8/a", ["a"], "event:8/a"),
        ("c", "event:7", ["a", "b"], "event:7"),
      ]),
    Script(
      name: "a plan that is confirmed, changed and confirmed stands where it was changed",
      messages: [
        ("a", "event:7", [], "superseded"), ("b", "yes:7/a", ["a"], "superseded"),
        ("c", "event:8/a", ["a", "b"], "event:8/a"), ("d", "yes:8/c", ["b", "c"], "already_offered"),
      ]),
    Script(
      name: "a confirmation of what nobody offers",
      messages: [("a", "hello", [], "nothing_found"), ("b", "yes:7/a", ["a"], "yes:7/a")]),
    Script(
      name: "of two plans one changes",
      messages: [
        ("a", "event:7 event:9", [], "event:9"), ("b", "event:8/a/7", ["a"], "event:8/a/7"),
      ]),
    Script(
      name: "called off in all its forms, and planned again",
      messages: [
        ("a", "event:7", [], "settled"), ("b", "event:8/a", ["a"], "settled"),
        ("c", "off:b", ["a", "b"], "nothing_found"), ("d", "event:8", ["b", "c"], "event:8"),
      ]),
    Script(
      name: "from asking to planning",
      messages: [
        ("a", "day:20525", [], "superseded"), ("b", "event:7/a", ["a"], "event:7/a"),
        ("c", "call:Ana/a", ["a"], "call:Ana/a"),
      ]),
    Script(
      name: "nothing is changed from before",
      messages: [
        ("a", "event:8/b", ["b"], "event:8/b"), ("b", "event:7", [], "event:7"),
      ]),
    Script(
      name: "an answer belongs to its message",
      messages: [("a", "reply:yes", [], "reply:yes"), ("b", "reply:yes", ["a"], "reply:yes")]),
  ]

  /// Whatever the order in which the answers are made, the end is the same; also with a new store each time.
  @Test(arguments: scripts) func everyOrderEndsTheSame(_ script: Script) async throws {
    let inOrder = Array(script.messages.indices)
    for (round, order) in (script.inOrder ? [inOrder] : permutations(inOrder)).enumerated() {
      let scratch = try StoreScratch()
      var store = try scratch.store()
      for index in order {
        _ = try await store.answer(message(script, index), previous(script, index))
        if round % 5 == 0 { store = try scratch.store() }
      }
      for (index, expected) in script.messages.enumerated() {
        let found = try #require(store.cached(message(script, index), previous(script, index)))
        let shown = found.silence?.rawValue ?? found.actions.map(\.title).joined(separator: " ")
        #expect(shown == expected.shown, "\(script.name), \(expected.id), made in the order \(order)")
      }
      #expect(scratch.engine.questions.count == script.messages.count)
    }
  }

  private func message(_ script: Script, _ index: Int) throws -> KeyedMessage {
    let entry = script.messages[index]
    let minutes = script.minutes ?? script.messages.indices.map { Double($0) }
    return try KeyedMessage.text(entry.id, entry.body, minute: minutes[index], sender: nil, recipients: [])
  }

  private func previous(_ script: Script, _ index: Int) throws -> [KeyedMessage] {
    try script.messages[index].previous.map { id in
      if let other = script.messages.firstIndex(where: { $0.id == id }) { return try message(script, other) }
      return try KeyedMessage.text(id, "hello", sender: nil, recipients: [])
    }
  }

  /// Conversations from numbers: any order of making them ends in the same state.
  @Test func anyOrderOfAnyConversation() async throws {
    var generator = FixedGenerator(state: 11)
    for _ in 0..<12 {
      let count = Int.random(in: 3...7, using: &generator)
      var entries: [(message: KeyedMessage, previous: [KeyedMessage])] = []
      for index in 0..<count {
        let words = (0..<Int.random(in: 0...3, using: &generator)).map { _ -> String in
          let target =
            index > 0 && Bool.random(using: &generator)
            ? "/m\(Int.random(in: 0..<index, using: &generator))" : ""
          return ["link:x", "link:y", "event:7", "event:8", "call:Ana"].randomElement(using: &generator)!
            + target
        }
        let minute = Bool.random(using: &generator) ? Double(index / 2) : nil
        let message = try KeyedMessage.text("m\(index)", words.joined(separator: " "), minute: minute)
        let earlier = entries.map(\.message).suffix(Int.random(in: 0...3, using: &generator))
        entries.append((message, Array(earlier)))
      }
      var states: Set<[Suggestions?]> = []
      for _ in 0..<12 {
        let scratch = try StoreScratch()
        let store = try scratch.store()
        for entry in entries.shuffled(using: &generator) {
          _ = try await store.answer(entry.message, entry.previous)
        }
        states.insert(entries.map { store.cached($0.message, $0.previous) })
      }
      #expect(states.count == 1)
      let state = try #require(states.first)
      #expect(!state.contains(nil))
      // Nothing is shown twice.
      let shown = state.compactMap { $0 }.flatMap { $0.actions.compactMap(\.conversationIdentity) }
      if entries.allSatisfy({ !$0.previous.isEmpty || $0.message.message.id == "m0" }) {
        #expect(Set(shown).count == shown.count)
      }
    }
  }

  // MARK: What a conversation is

  @Test func withoutLinksItIsThePeopleAndTheSubject() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let (ana, me) = (KeyedMessage.ana, KeyedMessage.me)
    let bob = Participant(name: "Bob", handle: "BOB@example.com")
    func shown(
      _ id: String, _ minute: Double, subject: String? = nil, from sender: Participant?,
      to others: [Participant]
    ) async throws -> Bool {
      let message = try KeyedMessage.text(
        id, "link:x", minute: minute, subject: subject, sender: sender, recipients: others)
      return try await !store.titles(message).isEmpty
    }
    #expect(try await shown("1", 1, from: ana, to: [me]))
    #expect(try await !shown("2", 2, from: me, to: [ana]))
    #expect(try await shown("3", 3, from: ana, to: [me, bob]))
    let bobAgain = Participant(name: "Robert", handle: "bob@example.com ")
    #expect(try await !shown("4", 4, from: bobAgain, to: [ana, me, me]))
    #expect(try await shown("5", 5, subject: "Lunch", from: ana, to: [me]))
    #expect(try await !shown("6", 6, subject: "Re: AW: lunch ", from: me, to: [ana]))
    #expect(try await shown("7", 7, subject: "Dinner", from: ana, to: [me]))
    // Of nobody there is no telling.
    #expect(try await shown("8", 8, from: nil, to: []))
    #expect(try await shown("9", 9, from: nil, to: []))
  }

  @Test func linksGoBeforePeople() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let first = try KeyedMessage.text("1", "link:x", minute: 1)
    let other = try KeyedMessage.text("2", "link:x", minute: 2)
    let next = try KeyedMessage.text("3", "link:x", minute: 3)
    _ = try await store.answer(first)
    #expect(try await store.titles(other).isEmpty)
    // Another chat between the same two.
    #expect(try await store.titles(next, [other]).isEmpty)
    #expect(store.cached(other)?.actions.count == 1)
    #expect(store.cached(first)?.actions.count == 1)
  }

  @Test func anAppsOwnNameGoesBeforePeople() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    func count(_ id: String, _ minute: Double, in name: String) async throws -> Int {
      try await store.answer(
        for: KeyedMessage.text(id, "link:x", minute: minute), conversation: name,
        context: StoreScratch.context
      ).actions.count
    }
    #expect(try await count("1", 1, in: "red") == 1)
    #expect(try await count("2", 2, in: "blue") == 1)
    #expect(try await count("3", 3, in: "red") == 0)
    #expect(try await count("0", 0, in: "red") == 1)
    #expect(try await count("1", 1, in: "red") == 0)
  }

  @Test func identitiesAreWhatAPersonWouldCallTheSame() throws {
    func identity(_ values: SuggestedAction.Values) -> String? {
      SuggestedAction(
        values: values, title: "", confidence: 1, range: 0..<1, reason: .init(rule: "", evidence: [])
      ).conversationIdentity
    }
    func event(_ title: String, day: Int, hour: Int?) -> SuggestedAction.Values {
      .createEvent(
        EventValues(
          title: title,
          start: LocalDateTime(
            date: CivilDate(dayNumber: day), time: hour.flatMap { ClockTime(hour: $0) }),
          isAllDay: hour == nil))
    }
    #expect(
      identity(event("Dinner", day: 1, hour: 19)) == identity(event("Dinner at Luigi's", day: 1, hour: 19)))
    #expect(identity(event("Dinner", day: 1, hour: 19)) != identity(event("Dinner", day: 1, hour: 20)))
    #expect(
      identity(event("Mia's birthday", day: 1, hour: nil)) != identity(event("Fair", day: 1, hour: nil)))
    #expect(identity(event("fair ", day: 1, hour: nil)) == identity(event("Fair", day: 1, hour: nil)))
    #expect(identity(.openLink("https://a.example/B/")) == identity(.openLink("https://a.example/B")))
    #expect(identity(.openLink("https://a.example/B")) != identity(.openLink("https://a.example/b")))
    #expect(identity(.openMap(query: "Luigi's")) == identity(.openMap(query: "luigi's")))
    #expect(identity(.openMap(query: "1")) != identity(.openLink("1")))
    #expect(identity(.reply(text: nil)) == nil)
  }

  /// What a change changes is what the plan was, whoever confirmed it between, and no other plan of that message.
  @Test func aChangeKnowsWhatItChanges() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let bodies = ["event:7 event:9", "yes:9/0/9", "event:8/1/9", "event:10/2/8"]
    let messages = try bodies.enumerated().map { try KeyedMessage.text("\($0)", $1, minute: Double($0)) }
    for index in messages.indices { _ = try await store.answer(messages[index], Array(messages[..<index])) }
    func identity(_ body: String) -> String? {
      ScriptedEngine.suggestions(body).actions.first?.conversationIdentity
    }
    let last = try #require(store.cached(messages[3], Array(messages[..<3]))?.actions.first)
    let changed = store.superseded(by: last, of: messages[3].key)
    #expect(changed.map(\.message) == [messages[2], messages[1], messages[0]].map(\.key))
    #expect(changed.map(\.identity) == [identity("event:8"), identity("event:9"), identity("event:9")])
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[Int]] in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(rest).map { [item] + $0 }
    }
  }
}
