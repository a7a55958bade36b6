import Foundation
import ReplyEngine
import Testing

@Suite struct HabitTests {
  private typealias Fixture = ThreadFixture

  private func replies(_ habits: ReplyHabits) throws -> [SuggestedReply] {
    try Fixture.engine.get().replies(
      to: Fixture.thread("Are you free for lunch tomorrow?"), context: Fixture.context, habits: habits
    ).replies
  }

  /// What is chosen again and again comes first; forgotten, it is as before.
  @Test func whatIsChosenComesFirst() throws {
    let usual = try replies(ReplyHabits())
    let favourite = try #require(usual.last)
    #expect(usual.count == 3)
    var habits = ReplyHabits()
    for _ in 0..<12 { habits.note(favourite, of: usual) }
    #expect(try replies(habits).first?.stance == favourite.stance)
    #expect(try replies(habits) == replies(habits))
    let entry = try #require(habits.all.first)
    #expect(entry.text == favourite.text && entry.chosen == 12 && entry.passed == 0)
    habits.forget(favourite.text)
    #expect(!habits.all.contains { $0.text == favourite.text })
    habits.forgetAll()
    #expect(habits == ReplyHabits())
    #expect(try replies(habits) == usual)
  }

  /// What is never chosen gives way to another text of its stance.
  @Test func whatIsNeverChosenGivesWay() throws {
    let usual = try replies(ReplyHabits())
    var habits = ReplyHabits()
    for _ in 0..<12 { habits.note(nil, of: usual) }
    #expect(Set(try replies(habits).map(\.text)) != Set(usual.map(\.text)))
  }

  @Test func itCanBeStoredAndEnds() throws {
    var habits = ReplyHabits()
    for index in 0..<(ReplyHabits.limit + 50) {
      let text = "Reply " + String(repeating: "a", count: index + 1)
      let reply = SuggestedReply(text: text, stance: .accept, confidence: 1, situation: "plan.free")
      habits.note(reply, of: [reply])
    }
    #expect(habits.all.count == ReplyHabits.limit)
    #expect(!habits.all.contains { $0.text == "Reply a" })
    let data = try JSONEncoder().encode(habits)
    #expect(try JSONDecoder().decode(ReplyHabits.self, from: data) == habits)
  }
}
