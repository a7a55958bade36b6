import Testing

@testable import UnicornChatModel

/// Who answers in a group.
struct GroupTurnTests {
  private static let members = ["bubbles", "rumble", "quill", "nova", "fizz"]

  @Test(
    "Who is addressed answers, and nobody else",
    arguments: [
      ("Rumble, can you bring the ladder?", ["Rumble"]), ("thanks Professor!", ["Professor Quill"]),
      ("nova and fizz: are you coming?", ["Nova Starling", "Fizz"]),
    ])
  func addressed(line: String, expected: [String]) throws {
    var talk = try Talk(with: Self.members)
    let names = talk.say(line).compactMap { talk.cast.unicorn($0.author)?.contact.name }
    #expect(Set(names) == Set(expected))
  }

  @Test("Who likes the topic answers before others")
  func interest() throws {
    let talk = try Talk(with: Self.members)
    var probe = talk
    let message = probe.message(
      "the library has a new novel, the book club will love it", by: talk.cast.me.id)
    let speakers = GroupTurn(voice: talk.voice).speakers(to: [message], in: talk.conversation, earlier: [])
    #expect(speakers.first?.contact.name == "Professor Quill")
    #expect(speakers.count <= 2)
  }

  @Test("A plan is answered by several, each with the time")
  func plan() throws {
    var talk = try Talk(with: Self.members)
    let answers = talk.say("Boat trip on Sunday at 2, are you all free?")
    #expect(answers.count == 3)
    for answer in answers { #expect(answer.text.lowercased().contains("sunday"), "\(answer.text)") }
    #expect(Set(answers.map(\.text)).count == 3)
  }

  @Test("Unicorns among themselves come to an end", arguments: 1...30 as ClosedRange<UInt64>)
  func ends(seed: UInt64) throws {
    var talk = try Talk(with: Self.members, seed: seed)
    talk.say("who wants to hear about my day?")
    let turn = GroupTurn(voice: talk.voice)
    var known = talk.messages
    var run = known.count - 1
    while let last = known.last,
      let next = turn.follower(of: last, in: talk.conversation, earlier: Array(known.dropLast()))
    {
      #expect(next.id != last.author)
      known.append(talk.message("Fizz, Rumble, what do you two say?", by: next.id))
      run += 1
      try #require(run <= GroupTurn.limit)
    }
  }
}
