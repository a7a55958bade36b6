import Foundation
import LanguageData
import Testing

@testable import ReplyEngine

@Suite struct ElaborationCheckTests {
  private static let mail = """
    Hi Sam,
    could we meet on Tuesday 24 March at 10:00, or would Wednesday at 14:30 be better? Martin Webb and two others \
    from Carrowfield will join. Details: https://example.org/plan
    Best, Ana
    """

  private func complaint(
    _ text: String, _ chosen: String = "Yes, Tuesday at 10 works for me.", _ stance: ReplyStance = .accept
  ) throws -> String? {
    let reply = SuggestedReply(text: chosen, stance: stance, confidence: 1, situation: "plan.meeting")
    let draft = LongReply(
      greeting: "Hi Ana,", answer: "Thanks for your message. \(chosen)", questions: [], closing: nil,
      signOff: "Best,\nSam")
    return try ElaborationCheck(.english()).complaint(
      about: text, draft: draft, reply: reply, sources: [Self.mail, "Ana Lee", "Sam Reed"])?.name
  }

  @Test(arguments: [
    "Thank you for your message. Yes, Tuesday at 10 works for me.",
    "Thanks for writing, Ana. Yes, Tuesday at 10 works for me. It will be good to have Martin there.",
    "yes, Tuesday at 10 works for me! I look forward to it, and I hope you have a good time until then.",
    "Hello again! Yes, Tuesday at 10\nworks for me. May I say that I am glad about the plan.",
    "Yes, Tuesday at 10 works for me. The two others are welcome too.",
  ])
  func goodTexts(text: String) throws {
    #expect(try complaint(text) == nil, "\(text)")
  }

  @Test(arguments: [
    ("", "empty"), (" \n ", "empty"),
    (String(repeating: "Yes, Tuesday at 10 works for me. ", count: 30), "too_long"),
    ("{\"text\": \"Yes, Tuesday at 10 works for me.\"}", "not_text"),
    ("Да. Yes, Tuesday at 10 works for me.", "not_text"),
    ("Yes, Tuesday at 10 works for me. [Your name]", "not_text"),
    ("As an AI I can say: Yes, Tuesday at 10 works for me.", "not_text"),
    ("1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0", "not_text"),
    ("Thanks, I will be there on Tuesday.", "reply_missing"),
    ("Yes, Tuesday at 10 works for me. Unfortunately I will be late.", "stance"),
    ("Yes, Tuesday at 10 works for me. I can't bring the plan.", "stance"),
    ("Yes, Tuesday at 10 works for me because I know the way.", "reason"),
    ("Yes, Tuesday at 10 works for me. Peter will come as well.", "name"),
    ("Yes, Tuesday at 10 works for me. I will bring Peter.", "name"),
    ("Yes, Tuesday at 10 works for me. Peter sends his best.", "name"),
    ("Yes, Tuesday at 10 works for me. See you on Friday.", "date"),
    ("Yes, Tuesday at 10 works for me. Until tomorrow!", "date"),
    ("Yes, Tuesday at 10 works for me. Tuesday at 14:30 is fine too.", "date"),
    ("Yes, Tuesday at 10 works for me. It takes 45 minutes.", "number"),
    ("Yes, Tuesday at 10 works for me. I will bring three chairs.", "number"),
    ("Yes, Tuesday at 10 works for me. Write to sam@other.example.", "address"),
    ("Yes, Tuesday at 10 works for me. See https://evil.example/plan", "address"),
    ("Yes, Tuesday at 10 works for me. Shall I bring cake?", "question"),
  ])
  func badTexts(text: String, name: String) throws {
    #expect(try complaint(text) == name, "\(text)")
  }

  @Test func aNoStaysANo() throws {
    let no = "Sorry, I can't on Tuesday."
    #expect(try complaint("Thanks for asking. \(no) I hope that it goes well.", no, .decline) == nil)
    #expect(try complaint("\(no) Yes, count me in.", no, .decline) == "stance")
    #expect(try complaint("\(no) I am sick.", no, .decline) == "reason")
    #expect(try complaint("\(no) I have another appointment.", no, .decline) == "reason")
    let ask = "Where would it be?"
    #expect(try complaint("Good idea. \(ask)", ask, .ask) == nil)
    #expect(try complaint("Sounds good, see you there. \(ask)", ask, .ask) == "stance")
  }

  /// Any text ends, and quickly.
  @Test func hostileTexts() throws {
    for text in [
      String(repeating: "\u{301}", count: 500), String(repeating: "Tuesday 10 ", count: 200), "\u{0}",
    ] {
      #expect(try complaint(text) != nil)
    }
  }
}
