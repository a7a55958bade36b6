import Conversations
import Foundation
import LanguageData
import SuggestionEngine
import Testing
import TextAnalysis

@testable import ReplyEngine

@Suite struct FormTests {
  private typealias Fixture = ThreadFixture

  private static let words = Result { try FormWords(.english()) }

  private static func form(of text: String) throws -> FormReading? {
    let document = Document(text)
    return FormReader(try words.get(), of: document).form(of: document.tokens)
  }

  /// The form of a sentence, whatever it is about.
  @Test(
    arguments: [
      ("Are you still driving over?", .going), ("u still coming tmrw?", .going), ("are you home", .are),
      ("Do you mind if I park here?", .mind), ("mind if we join", .mind),
      ("would you mind holding this", .favour),
      ("are you ok with me painting it", .may), ("Are you happy for us to start?", .may),
      ("any chance you could swap?", .can), ("Any preference?", .which), ("which one is yours?", .which),
      ("anyone got a ladder?", .anyone), ("did you ring him yet?", .yet), ("who took the big pan", .who),
      ("Vince can u open up", .can), ("my boy did you eat", .did), ("I said should I bring rice", .shall),
      ("D'you know a plumber", .do), ("want us to keep it?", .wish),
      ("what did she want you to bring?", .whatYou), ("what happened to your car?", .what),
      ("Do you play chess?", .do),
      ("did you lock the shed", .did), ("Have you fed the cat?", .have), ("could you bring chairs?", .can),
      ("can we start at noon?", .may), ("Should I order more?", .shall), ("do you want some soup?", .wish),
      ("Fancy a walk?", .wish), ("Is the bakery open?", .is), ("That was Tom, right?", .tag),
      ("When is the match?", .when), ("what time are you landing?", .eta), ("Where are you?", .whereYou),
      ("Who's in?", .volunteer), ("why did he leave?", .why), ("How do you fold this?", .how),
      ("how much was it?", .howMuch), ("How was the hike?", .howWas), ("what do you fancy?", .whatYou),
      ("what do you think?", .what),
      ("Any news?", .any), ("Let me know if you can come", .can), ("Lunch later?", .polar),
    ] as [(String, QuestionForm)])
  func forms(text: String, form: QuestionForm) throws {
    let found = try Self.form(of: text)
    #expect(found?.form == form, "\(text): \(found.map(\.form.rawValue) ?? "none")")
  }

  @Test(arguments: [
    "I'll bring the cake", "what I said is true", "When we were small it snowed", "ok great", "",
  ])
  func noForm(text: String) throws {
    #expect(try Self.form(of: text) == nil)
  }

  /// Every form has replies that differ in stance and need no value of the thread.
  @Test func everyFormHasReplies() throws {
    let bank = try ReplyBank(.english())
    for form in QuestionForm.allCases {
      let place = try #require(bank.place(of: form), "\(form)")
      #expect(place >= bank.modelled && bank.situations[place].senses.count >= 2, "\(form)")
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

  /// A choice between clauses is said back, each as who is asked would say it.
  @Test(
    arguments: [
      ("Shall I wait here or go ahead?", ["Wait here, please", "Go ahead, please"]),
      ("Would you like to bring one or shall I buy him one?", ["I'll bring one", "Buy him one, please"]),
      ("you staying for tea or heading home", ["Staying for tea", "Heading home"]),
      ("Will I ring her or will you?", ["Ring her, please", "I'll ring her"]),
      ("do i send it to you or the office", ["Send it to me, please", "Send it to the office, please"]),
      ("Should we eat in or go out?", ["Let's eat in", "Let's go out"]),
      ("Is the party at yours or the club?", ["At mine", "The club"]),
      ("is it raining or just grey?", ["Raining", "Just grey"]),
      ("Sam veg or chicken for you", ["veg", "chicken"]),
      ("We can do 6.15 or 8.30. Which would you like?", ["6.15", "8.30"]),
      ("I'm at the lights, left or right", ["left", "right"]),
    ] as [(String, [String])])
  func clauses(text: String, options: [String]) throws {
    let texts = try Fixture.replies(to: text).replies.map(\.text)
    for option in options {
      #expect(texts.contains { $0.lowercased().hasPrefix(option.lowercased()) }, "\(text): \(texts)")
    }
  }

  /// What can't be said back gets no answer rather than a wrong one.
  @Test(arguments: ["did you walk or get the bus", "did they win or lose?"])
  func factsThatCannotBeNamed(text: String) throws {
    #expect(try Fixture.replies(to: text).replies.isEmpty)
  }

  /// To "do you mind" a yes refuses, and no reply is one.
  @Test(arguments: [
    "Do you mind if I borrow your drill?", "mind if we join you?", "Would you mind if Tom came too?",
  ])
  func aYesDoesNotRefuse(text: String) throws {
    let texts = try Fixture.replies(to: text).replies.map(\.text)
    #expect(texts.contains { $0.hasPrefix("Not at all") }, "\(texts)")
    #expect(!texts.contains { $0.lowercased().hasPrefix("yes") || $0.hasPrefix("Of course") }, "\(texts)")
  }

  /// What the message tells isn't asked back.
  @Test(arguments: [
    ("Party at ours on Saturday at 8!", ["What time", "When"]),
    ("I got the job!! I start on Monday", ["When"]),
    ("Can I borrow your ladder now?", ["When"]),
    ("Lunch at the Red Lion tomorrow at 1?", ["What time", "Where"]),
  ])
  func whatIsToldIsNotAsked(text: String, words: [String]) throws {
    let texts = try Fixture.replies(to: text).replies.map(\.text)
    for word in words { #expect(!texts.contains { $0.contains(word) }, "\(text): \(texts)") }
  }

  /// Whoever tells of somebody else's illness isn't told to rest.
  @Test func newsOfOthers() throws {
    for text in ["My daughter has a fever so we're staying in", "mum's got the flu"] {
      let texts = try Fixture.replies(to: text).replies.map { $0.text.lowercased() }
      #expect(
        !texts.contains { $0.contains("feel better") || $0.contains("rest") || $0.contains("get well") },
        "\(texts)")
    }
  }

  /// What is said to another of the group, or to somebody of another name, is for them.
  @Test func whatIsForOthers() throws {
    let bob = Participant(name: "Bob Hale", handle: "bob@example.com")
    func silence(_ text: String, _ people: [Participant]) throws -> ReplySilence? {
      let message = Fixture.message(text, from: Fixture.ana, to: people)
      return try Fixture.engine.get().replies(
        to: ReplyThread(kind: .messages, entries: [ReplyThread.Entry(message)]), context: Fixture.context
      ).silence
    }
    #expect(try silence("Bob, can you bring the ball?", [Fixture.me, bob]) == .notForReader)
    #expect(try silence("Bob are you coming tonight?", [Fixture.me, bob]) == .notForReader)
    #expect(try silence("Sam, can you bring the ball?", [Fixture.me, bob]) == nil)
    #expect(try silence("Is Bob coming tonight?", [Fixture.me, bob]) == nil)
    #expect(
      try silence("Hi Martin, it's Jo from the dry cleaner's. Shall I press it too?", [Fixture.me])
        == .notForReader)
    #expect(try silence("Hi Sam, it's Jo. Are you free tomorrow?", [Fixture.me]) == nil)
  }

  /// Who returns a courtesy ends it.
  @Test func returnedCourtesies() throws {
    #expect(try Fixture.replies(to: "> night!", "good night").silence == .nothingAsked)
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
