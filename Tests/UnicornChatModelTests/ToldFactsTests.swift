import Testing

@testable import UnicornChatModel

/// What a person told of themselves, which is looked at before an answer.
struct ToldFactsTests {
  private static func answer(_ talk: inout Talk, _ text: String) throws -> String {
    try #require(talk.say(text).first, "nothing to “\(text)”").text.lowercased()
  }

  @Test("Who can't have something isn't told to go ahead", arguments: UnicornVoiceTests.keys)
  func avoided(key: String) throws {
    var talk = try Talk(with: [key])
    let told = try Self.answer(&talk, "I'm allergic to nuts")
    #expect(told.contains("nuts"), "\(told)")
    _ = try Self.answer(&talk, "we went up the hill yesterday")
    for question in [
      "can I eat your trail mix?", "should I eat the cookies?", "is it okay if I have lunch there?",
    ] {
      let answer = try Self.answer(&talk, question)
      #expect(answer.contains("nuts"), "\(question): \(answer)")
    }
  }

  @Test(
    "However it is told",
    arguments: [
      ("I can't eat gluten", "gluten"), ("I'm vegan", "vegan"), ("by the way I don't eat meat", "meat"),
      ("I'm allergic to nuts and shellfish", "nuts and shellfish"),
    ])
  func ways(line: String, fact: String) throws {
    var talk = try Talk(with: ["juniper"])
    _ = try Self.answer(&talk, line)
    let answer = try Self.answer(&talk, "can I eat one of your sandwiches?")
    #expect(answer.contains(fact), "\(answer)")
  }

  @Test("What isn't about food of theirs is answered as ever", arguments: ["can I borrow your ladder?"])
  func others(line: String) throws {
    var talk = try Talk(with: ["juniper"])
    _ = try Self.answer(&talk, "I'm allergic to nuts")
    #expect(!(try Self.answer(&talk, line)).contains("nuts"))
  }

  @Test(
    "“I don't eat” names nothing by itself",
    arguments: ["I don't eat much in the morning", "I don't eat lunch before one", "I can't eat any more"])
  func noFood(line: String) throws {
    let cast = try Cast.load()
    let chat = StoppedChat()
    #expect(UnicornVoice(cast: cast, context: chat.context()).read(line, at: chat.now).facts[.avoids] == nil)
  }

  @Test("A riddle after sad news and good ones gets no condolence", arguments: UnicornVoiceTests.keys)
  func riddle(key: String) throws {
    for news in [
      ["my gran passed away on Monday", "anyway, I passed my driving test"], ["my gran passed away"],
    ] {
      var talk = try Talk(with: [key])
      for line in news { talk.say(line) }
      let answer = try Self.answer(&talk, "here's a riddle: what has keys but can't open locks?")
      let said = Line.letters(of: answer)
      let calm = talk.voice.lines(in: .english)
      for line in calm["calm.stay"] + calm["feeling.stay"] + calm["calm.grief"] {
        #expect(!said.contains(line.trace), "\(answer)")
      }
    }
  }

  @Test("“Sorry” before a wish opens it", arguments: ["juniper", "rumble", "bramble"])
  func moved(key: String) throws {
    var talk = try Talk(with: [key])
    _ = try Self.answer(&talk, "lunch on Tuesday at 12?")
    let answer = try Self.answer(&talk, "sorry, can we move the lunch to Wednesday at 1pm?")
    let apology = talk.voice.lines(in: .english)["apology"]
    #expect(
      !apology.contains { Line.letters(of: answer).contains($0.trace) && !$0.trace.isEmpty }, "\(answer)")
    #expect(answer.contains("wednesday"), "\(answer)")
  }

  @Test(
    "What it is, it says",
    arguments: [
      "you're a bot, right?", "are you a bot?", "you're just a program", "am I talking to a human?",
      "are you even real?", "is this a bot?",
    ])
  func real(line: String) throws {
    var talk = try Talk(with: ["nova"])
    let answer = try Self.answer(&talk, line)
    #expect(["software", "program", "made-up"].contains { answer.contains($0) }, "\(answer)")
  }

  @Test(
    "Who praises or tells asks nothing of that",
    arguments: [
      "you're a real friend", "you're a machine at tennis", "I met a real person from the bank",
    ])
  func notReal(line: String) throws {
    let cast = try Cast.load()
    let chat = StoppedChat()
    let acts = UnicornVoice(cast: cast, context: chat.context()).read(line, at: chat.now).acts
    #expect(!acts.contains(.areYouReal))
  }

  @Test("Formal German is asked the same")
  func formal() throws {
    var talk = try Talk(with: ["quill"])
    _ = try Self.answer(&talk, "Guten Tag, ich schreibe Ihnen heute auf Deutsch.")
    let reading = talk.voice.read("Wie geht es Ihnen?", in: .german, at: StoppedChat().now)
    #expect(reading.tongue == .german && reading.acts.contains(.howAreYou))
  }

  @Test(
    "What was told in another language is found again",
    arguments: [
      ("Ich ziehe im Januar nach Leipzig", "Wohin ziehe ich?", "leipzig"),
      ("Meine Prüfung ist am 3. Dezember", "Wann ist meine Prüfung?", "dezember"),
      ("Mon examen est dans deux semaines à Lyon", "Où est mon examen ?", "lyon"),
    ])
  func told(line: String, question: String, fact: String) throws {
    var talk = try Talk(with: ["quill"])
    _ = talk.say(line)
    let answer = try Self.answer(&talk, question)
    #expect(answer.contains(fact), "\(answer)")
  }

  @Test("What to do isn't asked of what was told")
  func advice() throws {
    var talk = try Talk(with: ["quill"])
    _ = talk.say("Ich habe gestern eine Suppe gekocht")
    #expect(!(try Self.answer(&talk, "Was soll ich heute kochen?")).contains("gestern"))
  }
}
