import Foundation
import Testing

@testable import UnicornChatModel

/// Everyday messages, each with what an answer to it may be: the categories of its lines.
struct UnicornTopicTests {
  /// A message, and the beginnings of the categories that fit it.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let categories: [String]
    init(_ text: String, _ categories: String...) {
      self.text = text
      self.categories = categories
    }
    var testDescription: String { text }
  }

  static let cases = [
    // Whose it is isn't what it is about.
    Case("my dad's radio finally works again", "relief"), Case("my uncle's parrot talks", "topic.animals"),
    Case("my sister's cake fell apart", "topic.baking"),
    Case("my neighbour's dog is so sweet", "topic.animals"),
    // News of others is theirs.
    Case("my sister just got accepted to med school!!", "other.good_news"),
    Case("our son lost his job", "other.trouble"), Case("my brother has the flu", "other.trouble"),
    Case("my grandad turned 90 today", "other.good_news"),
    Case("my cat is poorly and won't eat", "pet.trouble"),
    Case("the dog's been sick all morning", "pet.trouble"), Case("my hamster escaped", "pet.trouble"),
    Case("the vet says she'll be fine", "relief"), Case("mum's operation went well", "relief"),
    // News of one's own, by its weight.
    Case("I'm pregnant!!!", "good_news"), Case("got through to the second round!", "good_news"),
    Case("I'm 10 weeks sober today", "good_news"), Case("they gave it to someone else", "bad_news"),
    Case("we broke up last night", "bad_news"), Case("I burnt the rice. again.", "mishap"),
    Case("I got a parking fine, 60 quid", "mishap"), Case("the printer ate my tickets", "mishap"),
    Case("my grandmother's ring is gone", "mishap"), Case("never mind, found it", "relief", "never_mind"),
    // How somebody feels.
    Case("nobody likes me", "feeling.low"), Case("I feel like a failure", "feeling.low"),
    Case("I don't have any friends here", "feeling.lonely"),
    Case("I cheated on my girlfriend", "feeling.guilt"),
    Case("I was rude to my mum and I regret it", "feeling.guilt"),
    Case("I'm scared of flying", "feeling.worried"), Case("I can't wait!", "feeling.excited"),
    Case("my back is killing me", "feeling.sick"), Case("my boss is an idiot", "feeling.angry"),
    Case("I have a job interview on Thursday, wish me luck", "luck"),
    // What nobody here gives advice on.
    Case("how many paracetamol can I take?", "calm.medical"),
    Case("I need to lose some weight", "calm.medical"),
    Case("I found a lump in my breast", "calm.medical"), Case("my chest hurts a lot", "calm.urgent"),
    Case("someone followed me home last night", "calm.abuse"),
    Case("we said goodbye to Max today, he was 14", "calm.grief"),
    Case("who should I vote for?", "big_question"), Case("is god real?", "big_question"),
    // The talk itself.
    Case("why?", "why"), Case("really?", "really"), Case("hmm", "pondering"), Case("omg", "wow"),
    Case("nvm", "never_mind"),
    Case("brb", "away"), Case("I'm home", "arrived"), Case("just landed in Lisbon", "arrived"),
    Case("you never answer my questions", "complaint"), Case("that's not what I asked", "complaint"),
    Case("what did you say?", "said"), Case("tell me more", "story"), Case("guess what!", "guess"),
    Case("did you know octopuses have three hearts?", "fact"), Case("can you keep a secret?", "secret"),
    Case("do you want to hear a joke?", "joke.offered"), Case("knock knock", "knock.who"),
    Case("set an alarm for 7", "device"), Case("I'm fine", "well"), Case("gm", "greeting"),
    Case("night x", "goodnight"),
    Case("ok I should go, night!", "goodnight", "goodbye"), Case("see you at the party", "goodbye"),
    Case("I'll be at the station by 5", "meet"), Case("happy Friday!", "greeting"),
    Case("merry christmas!", "farewell_wish"),
    Case("Marigold says hi", "regards"), Case("❤️❤️", "emoji"), Case("?", "question.mark"),
    // Questions, by what they ask.
    Case("do you know a decent bike shop round here?", "know", "recommend.driving"),
    Case("what's 15% of 80?", "sum"), Case("is Daisy's brother tall?", "question.whether", "yes_no.other"),
    Case("what time does the market close?", "question"), Case("how do you spell necessary", "question"),
    Case("is it going to be frosty tonight, do you know?", "question.weather"),
    Case("can I borrow your ladder this weekend?", "permission"),
    Case("could you remind me to ring the plumber", "request"),
    Case("who's your best friend?", "self.friends"), Case("shall we bring wine or beer?", "choice"),
    Case("have you read https://example.org/moon ? what do you think", "link.opinion"),
    Case("the plumber can't come until Monday", "topic.home"), Case("it's snowing!!", "topic.weather"),
    Case("are you coming to the gig on Sunday?", "plan.event", "plan.counter"),
    Case("thanks for the soup recipe, it was delicious", "thanks"),
    Case("sorry I didn't reply, I was at my gran's", "apology"),
  ]

  @Test("Every voice answers what was said", arguments: cases)
  func answers(line: Case) throws {
    for key in UnicornVoiceTests.keys {
      var talk = try Talk(with: [key])
      let answer = try #require(talk.say(line.text).first, "\(key) says nothing")
      guard !answer.texts.isEmpty else { continue }
      let said = Line.letters(of: answer.text)
      let unicorn = try #require(talk.cast.unicorn(talk.conversation.members[0].id))
      let fits = [unicorn.lines, talk.cast.phrasebook.lines].contains { table in
        table.lines.contains { category, lines in
          line.categories.contains { category.hasPrefix($0) }
            && lines.contains { $0.trace.isEmpty || said.contains($0.trace) }
        }
      }
      #expect(fits, "\(key): \(answer.text)")
    }
  }

  @Test("Who owns a thing isn't greeted for it", arguments: UnicornVoiceTests.keys)
  func owners(key: String) throws {
    var talk = try Talk(with: [key])
    let said = talk.say("my dad's old radio plays again").map(\.text).joined().lowercased()
    #expect(!said.contains("say hello") && !said.contains("your dad my best"), "\(said)")
  }

  @Test("A new thing is the new thing from then on")
  func articles() throws {
    let line = try Line("How did {clause} turn out?")
    #expect(line.filled([.clause: "a new playlist"]) == "How did the new playlist turn out?")
    #expect(try Line("{clause}, well well.").filled([.clause: "an owl"]) == "An owl, well well.")
  }

  @Test(
    "A name that is said back ends where the sentence about it goes on",
    arguments: [
      ("what time does the market close?", "the market"),
      ("Did my sister's plane land?", "your sister's plane"),
      ("I lost my keys, again.", "your keys"), ("Where is The Blue Door café?", "The Blue Door café"),
    ])
  func things(text: String, thing: String) {
    #expect(ThingReader(words: Utterance(text).words).thing() == thing)
  }

  @Test("The same message three times gets three answers", arguments: UnicornVoiceTests.keys)
  func thrice(key: String) throws {
    for text in [
      "I'm fine", "did you water the plants?", "hi", "look, a heron", "my gran died", "I want to die",
    ] {
      var talk = try Talk(with: [key])
      let answers = (0..<3).map { _ in
        talk.say(text).first.map { $0.texts.isEmpty ? "\($0.reaction.map { "\($0)" } ?? "")" : $0.text }
      }
      #expect(Set(answers).count == 3, "\(key) to “\(text)”: \(answers)")
    }
  }

  @Test("What was told days of talk ago is said back when it is asked for", arguments: UnicornVoiceTests.keys)
  func told(key: String) throws {
    var talk = try Talk(with: [key])
    talk.say("Our kitchen tap started leaking this morning.")
    talk.say("my sister Anna is visiting next week")
    talk.say("she loves ginger biscuits")
    for line in ["it rained", "I saw a heron", "then I had lunch"] { talk.say(line) }
    #expect(
      talk.say("remember I told you about the tap?").first?.text.lowercased().contains("leaking this morning")
        ?? false)
    #expect(talk.say("what's my sister's name again?").first?.text.lowercased().contains("anna") ?? false)
    let unknown = talk.say("do you remember the story of the lighthouse?").first?.text ?? ""
    #expect(!unknown.contains("“"), "\(unknown)")
  }

  @Test("A joke is told step by step", arguments: UnicornVoiceTests.keys)
  func joke(key: String) throws {
    var talk = try Talk(with: [key])
    func answer(_ text: String) -> String { talk.say(text).map(\.text).joined().lowercased() }
    #expect(answer("knock knock").contains("who's there"))
    #expect(answer("Lettuce").contains("lettuce who"))
    talk.say("lettuce in, it's cold out here")
    #expect(!answer("and how are you today?").contains("who?"))
  }

  @Test("A plan stays one over several messages", arguments: UnicornVoiceTests.keys)
  func plan(key: String) throws {
    var talk = try Talk(with: [key])
    talk.say("dinner on Sunday at 7?")
    let agreed = try #require(talk.say("great, my place?").first)
    let unicorn = try #require(talk.cast.unicorn(talk.conversation.members[0].id))
    let text = agreed.texts.isEmpty ? "" : agreed.text.lowercased()
    if unicorn.busy["sunday"] == nil {
      #expect(text.isEmpty || text.contains("sunday at 7"), "\(text)")
    } else {
      #expect(text.isEmpty || !text.contains("sunday"), "\(text)")
    }
    let again = talk.say("when was that again?").first?.text.lowercased() ?? ""
    #expect(again.contains("at 7"), "\(again)")
    #expect(again.contains("sunday") == (unicorn.busy["sunday"] == nil), "\(again)")
  }

  @Test("Who mourns is told the time, and nothing funny with it", arguments: UnicornVoiceTests.keys)
  func mourning(key: String) throws {
    var talk = try Talk(with: [key])
    talk.say("my gran died last week")
    let shared = talk.cast.phrasebook.lines
    for (text, category) in [("what time is it?", "clock"), ("are you free tomorrow at 2?", "plan.")] {
      let said = Line.letters(of: talk.say(text).first?.text ?? "")
      let calm = shared.lines.filter { $0.key.hasPrefix(category) || $0.key.hasPrefix("calm.") }.values
        .joined()
      #expect(
        calm.contains { $0.tone != .playful && $0.tone != .lively && said.contains($0.trace) },
        "\(key): \(said)")
    }
  }
}
