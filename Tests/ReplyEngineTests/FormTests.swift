import Conversations
import Foundation
import LanguageData
import SuggestionEngine
import Testing
import TextAnalysis

@testable import ReplyEngine

@Suite struct FormTests {
  private typealias Fixture = ThreadFixture

  private static let reader = Result { FormReader(try FormWords(.english())) }

  /// The form of a sentence, whatever it is about.
  @Test(
    arguments: [
      ("Are you still driving over?", .are), ("u still coming tmrw?", .are), ("Do you play chess?", .do),
      ("did you lock the shed", .did), ("Have you fed the cat?", .have), ("could you bring chairs?", .can),
      ("can we start at noon?", .may), ("Should I order more?", .shall), ("do you want some soup?", .wish),
      ("Fancy a walk?", .wish), ("Is the bakery open?", .is), ("That was Tom, right?", .tag),
      ("When is the match?", .when), ("what time are you landing?", .eta), ("Where are you?", .whereYou),
      ("Who's in?", .volunteer), ("why did he leave?", .why), ("How do you fold this?", .how),
      ("how much was it?", .howMuch), ("How was the hike?", .howWas), ("what do you think?", .whatYou),
      ("Any news?", .any), ("Let me know if you can come", .can), ("Lunch later?", .polar),
    ] as [(String, QuestionForm)])
  func forms(text: String, form: QuestionForm) throws {
    let found = try Self.reader.get().form(of: Document(text).tokens)
    #expect(found?.form == form, "\(text): \(found.map(\.form.rawValue) ?? "none")")
  }

  @Test(arguments: [
    "I'll bring the cake", "what I said is true", "When we were small it snowed", "ok great", "",
  ])
  func noForm(text: String) throws {
    #expect(try Self.reader.get().form(of: Document(text).tokens) == nil)
  }

  /// Every form has replies that differ in stance and need no value of the thread.
  @Test func everyFormHasReplies() throws {
    let bank = try ReplyBank(.english())
    for form in QuestionForm.allCases {
      let place = try #require(bank.place(of: form), "\(form)")
      #expect(place >= bank.modelled && bank.situations[place].senses.count == 3, "\(form)")
    }
  }

  /// A choice between two or three things names them.
  @Test(
    arguments: [
      ("Pizza or sushi tonight?", ["pizza", "sushi"]), ("Red, green or blue?", ["red", "green", "blue"]),
      ("Is it the bus or the train?", ["the bus", "the train"]),
      ("Shall we take the bus or the train?", ["the bus", "the train"]),
      ("Want me to bin it or keep it?", ["bin it", "keep it"]),
      ("Are you coming or not?", []), ("Are you bringing the cake or am I?", []),
    ] as [(String, [String])])
  func choices(text: String, options: [String]) throws {
    let texts = try Fixture.replies(to: text).replies.map { $0.text.lowercased() }
    for option in options { #expect(texts.contains { $0.contains(option) }, "\(text): \(texts)") }
    #expect(!texts.contains { $0.hasPrefix("am") || $0.hasPrefix("not,") }, "\(text): \(texts)")
  }

  /// Whoever is called on by name answers what was asked of all.
  @Test func aNameAlone() throws {
    let group = [Participant(name: "Cal Rees", handle: "cal@example.com"), Fixture.me, Fixture.ana]
    func message(_ text: String, from sender: Participant) -> ReplyThread.Entry {
      ReplyThread.Entry(Fixture.message(text, from: sender, to: group.filter { $0 != sender }, id: text))
    }
    let found = try Fixture.engine.get().replies(
      to: ReplyThread(
        kind: .messages,
        entries: [
          message("Curry or tapas on Friday?", from: Fixture.ana), message("tapas!", from: group[0]),
          message("Sam?", from: Fixture.ana),
        ]), context: Fixture.context)
    #expect(found.replies.contains { $0.text.hasPrefix("Tapas") }, "\(found)")
    let none = try Fixture.engine.get().replies(
      to: ReplyThread(
        kind: .messages,
        entries: [message("minibus is 22 each", from: group[0]), message("Noted. Sam?", from: Fixture.ana)]),
      context: Fixture.context)
    #expect(none.replies.count == 3, "\(none)")
  }

  /// Frauds get no reply, whatever they pretend; what is meant honestly and sounds alike does.
  @Test(arguments: [
    "E-ZPass: unpaid toll of $6.99. Reply YES to proceed",
    "Brooke, this is your final notice before DMV suspension. Text OK to proceed",
    "Royal Mail: your parcel is on hold. Reply Y to reschedule",
    "Your bank account has been locked. Verify immediately at http://secure-bank.example.net",
    "You have won a gift card! Claim at www.prize.example.com",
    "Customs: package held, reply 1 to continue",
    "Hi it's the bank, read me the 6 digit code you just got",
    "send me the OTP pls",
  ])
  func frauds(text: String) throws {
    let found = try Fixture.replies(to: text)
    #expect(found.replies.isEmpty && found.silence != nil, "\(text): \(found)")
  }

  @Test(arguments: [
    "Can you reply to Tom today?", "Text me when you're home?", "Did the parcel arrive?",
    "Nurse here, there is a slot at 9:50. Text YES to take it, NO to keep yours",
  ])
  func honest(text: String) throws {
    let reader = try FraudReader(.english())
    #expect(reader.silence(of: Document(text), []) == nil)
  }
}
