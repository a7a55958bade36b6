import FoundationPlus
import Testing

@testable import SuggestedActions

/// Who has to look again when a message got its actions.
@Suite(.timeLimit(.minutes(1))) struct QuestionTests {
  private typealias Person = SuggestedActionsMessage.Participant

  private static let me = Person(name: "Me", handle: "me@example.com", isUser: true)
  private static let juan = Person(name: "Juan", handle: "+44 20 7946 0018", isUser: false)
  private static let ada = Person(name: "Ada Palmer", handle: "", isUser: false)

  private func question(
    _ id: String, from sender: Person, to recipients: [Person], after previous: [SuggestedActionsMessage] = []
  ) -> Question {
    Question(
      message(id, sender, recipients), after: previous, reader: Reader(locale: .current, timeZone: .gmt))
  }

  private func message(_ id: String, _ sender: Person, _ recipients: [Person]) -> SuggestedActionsMessage {
    SuggestedActionsMessage(
      id: id, date: Scratch.noon, subject: nil, body: AttributedString("hello"), sender: sender,
      recipients: recipients)
  }

  @Test func peopleBesideTheReaderMakeAConversation() {
    let fromJuan = question("1", from: Self.juan, to: [Self.me])
    #expect(fromJuan.maySharePlace(with: question("2", from: Self.me, to: [Self.juan])))
    #expect(!fromJuan.maySharePlace(with: question("3", from: Self.ada, to: [Self.me])))
    #expect(fromJuan.maySharePlace(with: question("4", from: Self.ada, to: [Self.juan, Self.me])))
  }

  @Test func namesAreSpelledInManyWays() {
    let spelled = Person(name: " ada  PALMER", handle: " ", isUser: false)
    #expect(
      question("1", from: Self.ada, to: []).maySharePlace(with: question("2", from: spelled, to: [])))
  }

  @Test func aMessageThatBothHaveSeenMakesOneToo() {
    let shared = message("0", Self.juan, [Self.me])
    let first = question("1", from: Self.juan, to: [Self.me], after: [shared])
    #expect(first.maySharePlace(with: question("2", from: Self.ada, to: [Self.me], after: [shared])))
    #expect(first.maySharePlace(with: question("0", from: Self.ada, to: [])))
  }

  @Test func whereNobodyIsNamedAnybodyMayBe() {
    let unnamed = question("1", from: Self.me, to: [])
    #expect(unnamed.maySharePlace(with: question("2", from: Self.juan, to: [])))
    #expect(question("2", from: Self.juan, to: []).maySharePlace(with: unnamed))
  }
}
