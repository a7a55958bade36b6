import Conversations
import Foundation
import ReplyEngine
import Testing

@Suite struct EligibilityTests {
  private typealias Fixture = ThreadFixture
  private let rules = ReplyEligibility()

  private func silence(
    _ thread: ReplyThread, rules: ReplyEligibility = ReplyEligibility(), now: Date = ThreadFixture.now
  ) -> ReplySilence? {
    rules.silence(for: thread, now: now)
  }

  private func thread(_ messages: Message..., kind: ReplyThread.Kind = .messages) -> ReplyThread {
    ReplyThread(kind: kind, entries: messages.map { ReplyThread.Entry($0) })
  }

  // MARK: Messages

  @Test func theFieldIsEmpty() {
    var thread = Fixture.thread("Lunch?")
    #expect(silence(thread) == nil)
    thread.draft = " \n"
    #expect(silence(thread) == nil)
    thread.draft = " y"
    #expect(silence(thread) == .fieldNotEmpty)
  }

  @Test func theLastMessageIsFromSomebodyElse() {
    #expect(silence(Fixture.thread("Lunch?", "> Yes")) == .ownMessageLast)
    #expect(silence(Fixture.thread("> Lunch?", "Yes, where?")) == nil)
    #expect(silence(Fixture.thread("> Lunch?")) == .ownMessageLast)
    #expect(silence(thread()) == .noMessages)
    // Nobody knows who wrote it: not the person.
    var unknown = Fixture.message("Lunch?")
    unknown.sender = nil
    #expect(silence(thread(unknown)) == nil)
  }

  @Test(
    arguments: [
      ("Lunch?", nil), ("🎉", .notText), ("👍🏽 ❤️", .notText), ("", .notText), ("  ", .notText),
      ("\u{FFFC}", .notText), ("🎉 yes", nil), ("?", nil), ("7", nil), ("Привет", nil),
    ] as [(String, ReplySilence?)])
  func theyAreText(text: String, expected: ReplySilence?) {
    #expect(silence(Fixture.thread(text)) == expected)
    #expect(silence(Fixture.thread("> Hi", text)) == expected)
  }

  @Test func whatWasAnsweredMayBeAPicture() {
    #expect(silence(Fixture.thread("🎉", "> Thanks!", "When are you free?")) == nil)
    // What was not answered is part of what is to be answered.
    #expect(silence(Fixture.thread("🎉", "When are you free?")) == .notText)
    let picture = ReplyThread.Entry(Fixture.message("IMG_1.jpg"), content: .media)
    #expect(silence(ReplyThread(kind: .messages, entries: [picture])) == .notText)
  }

  @Test func theyAreRecent() {
    func silence(age: TimeInterval, recency: TimeInterval? = nil) -> ReplySilence? {
      var rules = ReplyEligibility()
      if let recency { rules.recency = recency }
      return rules.silence(
        for: thread(Fixture.message("Lunch?", date: Fixture.now.addingTimeInterval(-age))), now: Fixture.now)
    }
    #expect(ReplyEligibility.usualRecency == 86_400)
    #expect(silence(age: 86_400) == nil)
    #expect(silence(age: 86_401) == .notRecent)
    #expect(silence(age: 60, recency: 60) == nil)
    #expect(silence(age: 61, recency: 60) == .notRecent)
    // Clocks differ.
    #expect(silence(age: -3_600) == nil)
    #expect(self.silence(thread(Fixture.message("Lunch?", date: nil))) == nil)
    #expect(self.silence(thread(Fixture.message("Lunch?", date: .distantPast))) == .notRecent)
    #expect(self.silence(thread(Fixture.message("Lunch?", date: .distantFuture))) == nil)
  }

  // MARK: Mail

  private func mail(
    to recipients: [Participant], copied: [Participant] = [], from sender: Participant = ThreadFixture.ana
  ) -> Message {
    Fixture.message(
      "Can you send me the report?", from: sender, to: recipients + copied, copied: copied, subject: "Report")
  }

  @Test func thePersonIsADirectRecipient() {
    let other = Participant(name: "Ben", handle: "ben@example.com")
    #expect(silence(thread(mail(to: [Fixture.me]), kind: .mail)) == nil)
    #expect(silence(thread(mail(to: [other, Fixture.me]), kind: .mail)) == nil)
    #expect(silence(thread(mail(to: [other], copied: [Fixture.me]), kind: .mail)) == .notDirectRecipient)
    #expect(silence(thread(mail(to: [other]), kind: .mail)) == .notDirectRecipient)
    // To one address of the person's directly, and to another as a copy.
    let second = Participant(name: "Sam Reed", handle: "sam@home.example", isUser: true)
    #expect(silence(thread(mail(to: [second], copied: [Fixture.me]), kind: .mail)) == nil)
    // A mail that names nobody came to whom it came.
    #expect(silence(thread(mail(to: []), kind: .mail)) == nil)
  }

  @Test func thePersonHasNotReplied() {
    let answer = Fixture.message("Here it is", from: Fixture.me)
    let first = mail(to: [Fixture.me])
    #expect(silence(thread(first, answer, kind: .mail)) == .alreadyReplied)
    #expect(silence(thread(first, answer, first, kind: .mail)) == nil)
    #expect(silence(thread(answer, kind: .mail)) == .ownAddress)
  }

  @Test func senderAndRecipientDiffer() {
    // Not marked as the person's own, but from their address.
    let sender = Participant(name: "S. Reed", handle: "SAM@example.com")
    #expect(silence(thread(mail(to: [Fixture.me], from: sender), kind: .mail)) == .ownAddress)
    #expect(silence(thread(mail(to: [Fixture.me], from: Fixture.me), kind: .mail)) == .ownAddress)
  }

  @Test func mailIsAnsweredAfterDays() {
    var old = mail(to: [Fixture.me])
    old.date = Fixture.now.addingTimeInterval(-30 * 86_400)
    #expect(silence(thread(old, kind: .mail)) == nil)
  }

  /// Each reason says something else, in a sentence.
  @Test func reasonsAreExplained() {
    let texts = ReplySilence.allCases.map(\.explanation)
    #expect(Set(texts).count == texts.count)
    #expect(texts.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase ?? false })
  }
}
