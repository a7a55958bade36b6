import Conversations
import Foundation
import ReplyEngine
import Testing

@Suite struct LongReplyTests {
  private typealias Fixture = ThreadFixture

  private static let mail = """
    Hi Sam,

    Are you free for lunch on Thursday? Could you also tell me which hotel you are staying at?

    Best,
    Ana
    """

  private func thread(_ own: String? = nil) -> ReplyThread {
    var messages = [Fixture.message(Self.mail, subject: "Thursday")]
    if let own {
      messages.insert(
        Fixture.message(
          own, from: Fixture.me, date: Fixture.now.addingTimeInterval(-3_600), id: "own", subject: "Trip"),
        at: 0)
    }
    return ReplyThread(kind: .mail, entries: messages.map { ReplyThread.Entry($0) })
  }

  private func mail(
    _ stance: ReplyStance, after own: String? = nil, length: ReplyLength = .medium, tone: ReplyTone? = nil
  ) throws -> (SuggestedReply, LongReply) {
    let engine = try Fixture.engine.get()
    let thread = thread(own)
    let reply = try #require(
      engine.replies(to: thread, context: Fixture.context, stance: stance, tone: tone).replies.first)
    let long = try engine.longReply(
      from: reply, to: thread, context: Fixture.context, length: length, tone: tone)
    return (reply, try #require(long))
  }

  /// The chosen reply stands in it, and every question that it leaves open.
  @Test(arguments: [ReplyStance.accept, .decline, .ask], ReplyLength.allCases)
  func stanceAndQuestions(stance: ReplyStance, length: ReplyLength) throws {
    let (reply, long) = try mail(stance, length: length)
    #expect(long.answer.contains(reply.text), "\(long.text)")
    #expect(long.questions.count == 1 && long.questions[0].contains("which hotel you are staying at?"))
    #expect(long.greeting == "Hi Ana," && long.signOff == "Best,\nSam", "\(long.text)")
    #expect((long.closing == nil) == (length == .brief))
  }

  @Test func lengthsAndTones() throws {
    let lengths = try ReplyLength.allCases.map { try mail(.accept, length: $0).1.text.count }
    #expect(lengths == lengths.sorted() && Set(lengths).count == 3)
    let greetings = try ReplyTone.allCases.map { try mail(.accept, tone: $0).1.greeting }
    #expect(greetings == ["Hey Ana,", "Hi Ana,", "Dear Ana Lee,"])
    #expect(try mail(.accept, tone: .formal).1.signOff == "Kind regards,\nSam Reed")
  }

  /// A formal mail begins formally, also by somebody who begins theirs with "Hi".
  @Test func formalGreeting() throws {
    let own = "Hi Ana,\n\nI land on Wednesday.\n\nBest,\nSam"
    #expect(try mail(.accept, after: own, tone: .formal).1.greeting == "Dear Ana Lee,")
    #expect(try mail(.accept, after: own, tone: .neutral).1.greeting == "Hi Ana,")
  }

  /// Who puts a decision off doesn't ask whether anything else is needed.
  @Test(arguments: ReplyTone.allCases) func closingOfAnAnswerThatIsPutOff(tone: ReplyTone) throws {
    let closing = try #require(try mail(.`defer`, length: .full, tone: tone).1.closing)
    #expect(!closing.contains("anything else"), "\(closing)")
  }

  @Test func thePersonsOwnWay() throws {
    let long = try mail(.accept, after: "Hello Ana,\n\nI land on Wednesday.\n\nAll the best,\nSammy").1
    #expect(long.greeting == "Hello Ana,", "\(long.text)")
    #expect(long.signOff == "All the best,\nSammy", "\(long.text)")
  }

  /// What the mail orders is repeated as a question at most.
  @Test func nothingIsInvented() throws {
    let (_, long) = try mail(.accept, length: .full)
    for word in ["Friday", "Monday", "hotel Luna", "€", "$", "{", "}"] {
      #expect(!long.text.contains(word), "\(long.text)")
    }
  }

  /// A request in a statement is met, and isn't called a question.
  @Test func requestsAreNoQuestions() throws {
    let text = "Dear Sam,\n\nWould Tuesday at 10 work for you?\nPlease send me the signed form.\n\nAna"
    let engine = try Fixture.engine.get()
    let thread = ReplyThread(
      kind: .mail, entries: [ReplyThread.Entry(Fixture.message(text, subject: "Form"))])
    let reply = SuggestedReply(
      text: "Yes, that works for me.", stance: .accept, confidence: 1, situation: "plan.meeting")
    let long = try #require(try engine.longReply(from: reply, to: thread, context: Fixture.context))
    let line = try #require(long.questions.first { $0.contains("signed form") }, "\(long.text)")
    #expect(!line.contains("question"), "\(line)")
  }
}
