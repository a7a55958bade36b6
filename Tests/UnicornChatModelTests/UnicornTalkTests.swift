import Foundation
import Testing

@testable import UnicornChatModel

/// Talks over several messages: plans, what was told and asked for, and other languages than English.
struct UnicornTalkTests {
  private static func answer(_ talk: inout Talk, _ text: String) throws -> String {
    let answer = try #require(talk.say(text).first, "nothing to “\(text)”")
    return answer.text.lowercased()
  }

  /// Whether a text is one of the lines of some categories.
  private static func isLine(_ text: String, of talk: Talk, in tongue: Tongue, _ categories: String...)
    -> Bool
  {
    let said = Line.letters(of: text)
    let own = talk.cast.unicorn(talk.conversation.members[0].id)?.lines(in: tongue) ?? LineTable()
    return [own, talk.voice.lines(in: tongue)].contains { table in
      categories.contains { category in
        table[category].contains { $0.trace.isEmpty || said.contains($0.trace) }
      }
    }
  }

  @Test(
    "What was met with something else is met as what it is",
    arguments: [
      ("feeling really down today", ["feeling.low"]), ("I owe you £15", ["owes"]),
      ("I still have to pay you back for the tickets", ["owes"]),
      ("I'm having such a hard time at the moment", ["feeling.low", "bad_news"]),
    ])
  func acts(line: String, categories: [String]) throws {
    for key in UnicornVoiceTests.keys {
      var talk = try Talk(with: [key])
      let text = try Self.answer(&talk, line)
      #expect(categories.contains { Self.isLine(text, of: talk, in: .english, $0) }, "\(key): \(text)")
    }
  }

  @Test("Who is asked for its dog tells of it, and others tell of a friend")
  func friends() throws {
    var talk = try Talk(with: ["bramble"])
    #expect(Self.isLine(try Self.answer(&talk, "how is Dumpling?"), of: talk, in: .english, "own.dumpling"))
    var other = try Talk(with: ["nova"])
    #expect(Self.isLine(try Self.answer(&other, "how is Fizz?"), of: other, in: .english, "about.fizz"))
  }

  @Test("A plan is answered, moved, asked for and called off", arguments: UnicornVoiceTests.keys)
  func plan(key: String) throws {
    var talk = try Talk(with: [key])
    let unicorn = try #require(talk.cast.unicorn(talk.conversation.members[0].id))
    guard unicorn.busy["friday"] == nil else { return }
    let first = try Self.answer(&talk, "gym on Friday at 6pm?")
    #expect(first.contains("friday") && first.contains("6"), "\(first)")
    let moved = try Self.answer(&talk, "or maybe 7 would be better")
    #expect(moved.contains("friday at 7"), "\(moved)")
    let asked = try Self.answer(&talk, "what are we doing on Friday again?")
    #expect(asked.contains("friday at 7") && asked.contains("gym"), "\(asked)")
    let off = try Self.answer(&talk, "sorry, I can't make it after all")
    #expect(Self.isLine(off, of: talk, in: .english, "cancel"), "\(off)")
  }

  @Test("Facts told are kept and given back, over a hundred messages", arguments: ["juniper", "rumble"])
  func facts(key: String) throws {
    var talk = try Talk(with: [key])
    talk.say("hi! I'm Anna, just moved here from Lisbon")
    talk.say("my favourite food is ramen")
    for plank in 0..<50 { talk.say("the shed has plank number \(plank)") }
    #expect(try Self.answer(&talk, "do you remember where I'm from?").contains("lisbon"))
    #expect(try Self.answer(&talk, "what's my name?").contains("anna"))
    #expect(try Self.answer(&talk, "what's my favourite food?").contains("ramen"))
  }

  @Test("Nothing is said twice in a hundred messages", arguments: UnicornVoiceTests.keys)
  func repeats(key: String) throws {
    var talk = try Talk(with: [key])
    var said: [String] = []
    for round in 0..<100 {
      let line = UnicornVoiceTests.lines[round % UnicornVoiceTests.lines.count]
      for answer in talk.say(round < 36 ? line : "\(line) \(round)") where !answer.texts.isEmpty {
        said.append(Line.letters(of: answer.text))
      }
    }
    #expect(Set(said).count == said.count, "\(said.filter { text in said.count { $0 == text } > 1 })")
  }

  /// A talk in another language: what is written, and the categories of lines or the words of the answer.
  struct Turn: Sendable {
    let text: String
    var categories: [String] = []
    var words: [String] = []
  }

  static let talks: [(Tongue, [Turn])] = [
    (
      .german,
      [
        Turn(text: "hallo, wie geht's?", categories: ["self.how"]),
        Turn(text: "ich heiße übrigens Jonas", words: ["jonas"]),
        Turn(text: "ich komme aus Hamburg", words: ["hamburg"]),
        Turn(text: "Kino am Freitag um 20 Uhr?", words: ["freitag um 20 uhr"]),
        Turn(text: "woher komme ich nochmal?", words: ["hamburg"]),
        Turn(text: "mir geht es heute gar nicht gut", categories: ["feeling.low"]),
        Turn(text: "gute Nacht", categories: ["goodnight"]),
      ]
    ),
    (
      .french,
      [
        Turn(text: "salut ! ça va ?", categories: ["self.how"]),
        Turn(text: "je m'appelle Camille et j'habite à Lyon", words: ["camille"]),
        Turn(text: "on dîne ensemble vendredi à 20 h ?", words: ["vendredi à 20 h"]),
        Turn(text: "j'ai réussi mon examen !!", categories: ["good_news"]),
        Turn(text: "comment je m'appelle ?", words: ["camille"]),
      ]
    ),
    (
      .spanish,
      [
        Turn(text: "¡hola! ¿qué tal?", categories: ["self.how"]),
        Turn(text: "soy de Sevilla, me llamo Lucía", words: ["lucía"]),
        Turn(text: "¿vamos al cine el viernes a las 20:00?", words: ["el viernes a las 20:00"]),
        Turn(text: "¿de dónde soy?", words: ["sevilla"]),
        Turn(text: "estoy muy triste hoy", categories: ["feeling.low"]),
      ]
    ),
  ]

  @Test("Who writes German, French or Spanish is answered so", arguments: talks)
  func tongues(tongue: Tongue, turns: [Turn]) throws {
    for key in ["juniper", "bramble"] {
      var talk = try Talk(with: [key])
      for turn in turns {
        let text = try Self.answer(&talk, turn.text)
        for word in turn.words { #expect(text.contains(word), "\(key) to “\(turn.text)”: \(text)") }
        if !turn.categories.isEmpty {
          #expect(
            turn.categories.contains { Self.isLine(text, of: talk, in: tongue, $0) },
            "\(key) to “\(turn.text)”: \(text)")
        }
      }
    }
  }

  /// An hour alone, by what people meet for and by what they say of the day.
  @Test(
    "Who meets at eight meets in the evening, unless it is for the morning",
    arguments: [
      (Tongue.english, ["Tuesday around 8"], 1200),
      (.english, ["do you want to have dinner?", "Tuesday around 8"], 1200),
      (.english, ["shall we have breakfast?", "Tuesday around 8"], 480),
      (.english, ["Tuesday at 8 in the morning?"], 480),
      (.english, ["Tuesday around 10"], 600), (.english, ["can you do Tuesday at 8 am?"], 480),
      (.german, ["Hast du Lust auf Abendessen?", "Dienstag gegen 8"], 1200),
      (.german, ["Dienstag gegen 8?"], 1200),
      (.german, ["Wollen wir frühstücken?", "Dienstag um 8"], 480),
      (.german, ["Dienstag morgens um 8?"], 480),
      (.french, ["on se voit mardi vers 8 h ?"], 1200), (.french, ["on se voit mardi à 8 h du matin ?"], 480),
      (.spanish, ["¿quedamos el martes sobre las 8?"], 1200),
      (.spanish, ["¿quedamos el martes a las 8 de la mañana?"], 480),
    ])
  func evenings(tongue: Tongue, said: [String], minute: Int) throws {
    let talk = try Talk(with: ["juniper"])
    var hour = UsualHour()
    var reading = MessageReading(
      "", phrasebook: talk.cast.phrasebook, names: [], now: talk.time, calendar: talk.voice.calendar)
    for text in said {
      reading = talk.voice.read(text, in: tongue, at: talk.time, usualHour: hour.next)
      hour.note(reading)
    }
    #expect(reading.time?.clock == minute, "\(said)")
  }

  @Test(
    "Another hour is taken, however it is put",
    arguments: [
      (["walk on Tuesday at 4?", "actually let's do 5"], "5"),
      (["walk on Tuesday at 4?", "can we move it to 5?"], "5"),
      (["Kino am Dienstag um 20 Uhr?", "können wir es auf 21 Uhr verschieben?"], "21 uhr"),
    ])
  func anotherHour(said: [String], hour: String) throws {
    for key in ["juniper", "fizz"] {
      var talk = try Talk(with: [key])
      _ = try Self.answer(&talk, said[0])
      let answer = try Self.answer(&talk, said[1])
      #expect(answer.contains(hour), "\(key): \(answer)")
    }
  }

  /// Words that greet in the evening and wish a good night: at the end of a talk they say the latter.
  @Test func goodNightEndsATalk() throws {
    var talk = try Talk(with: ["marzipan"])
    _ = try Self.answer(&talk, "hola, ¿qué tal?")
    let answer = try Self.answer(&talk, "buenas noches")
    #expect(Self.isLine(answer, of: talk, in: .spanish, "goodnight"), "\(answer)")
  }

  @Test(
    "One's own name is given back, however it is asked for",
    arguments: [
      ("my name is Ana", ["what was my name again?", "do you still know my name?", "so what am I called?"]),
      ("ich heiße Ana", ["wie hieß ich nochmal?", "weißt du noch, wie ich heiße?", "wie war mein Name?"]),
      ("je m'appelle Ana", ["c'était quoi mon nom déjà ?", "tu sais encore comment je m'appelle ?"]),
      ("me llamo Ana", ["¿cómo me llamaba?", "¿te acuerdas de mi nombre?"]),
    ])
  func ownName(told: String, questions: [String]) throws {
    for question in questions {
      for key in ["bubbles", "quill"] {
        var talk = try Talk(with: [key])
        _ = try Self.answer(&talk, told)
        let text = try Self.answer(&talk, question)
        #expect(text.contains("ana"), "\(key) to “\(question)”: \(text)")
      }
    }
  }

  @Test(
    "Who is hated or left out is comforted",
    arguments: [
      (Tongue.english, "my boss hates me"), (.english, "everyone at work ignores me"),
      (.german, "mein Chef hasst mich"), (.german, "meine Kollegin mag mich nicht"),
      (.french, "mon chef me déteste"), (.spanish, "mi jefe me odia"),
    ])
  func unloved(tongue: Tongue, text: String) throws {
    for key in ["bubbles", "pepper", "nova"] {
      var talk = try Talk(with: [key])
      let answer = try Self.answer(&talk, text)
      #expect(
        Self.isLine(answer, of: talk, in: tongue, "feeling.low", "bad_news", "other.trouble"),
        "\(key): \(answer)")
    }
  }

  @Test(
    "A plan that somebody can't keep is called off, in each language",
    arguments: [
      (
        Tongue.english, "dinner on Tuesday at 7?",
        ["I can't do Tuesday after all", "sorry, I can't on Tuesday anymore"]
      ),
      (
        .german, "Abendessen am Dienstag um 19 Uhr?",
        [
          "ich kann Dienstag doch nicht", "Dienstag kann ich leider nicht", "ich kann am Dienstag nicht",
          "Dienstag klappt doch nicht",
        ]
      ),
      (.french, "on dîne mardi à 20 h ?", ["je ne peux plus mardi", "finalement je ne peux pas mardi"]),
      (.spanish, "¿cenamos el martes a las 21:00?", ["ya no puedo el martes", "no puedo el martes"]),
    ])
  func calledOff(tongue: Tongue, plan: String, refusals: [String]) throws {
    for refusal in refusals {
      for key in ["juniper", "fizz"] {
        var talk = try Talk(with: [key])
        _ = try Self.answer(&talk, plan)
        let answer = try Self.answer(&talk, refusal)
        #expect(
          Self.isLine(answer, of: talk, in: tongue, "cancel"), "\(key) to “\(refusal)”: \(answer)")
      }
    }
  }

  /// A unicorn is the same in every language.
  @Test("Everybody has words of their own in each language", arguments: UnicornVoiceTests.keys)
  func ownLines(key: String) throws {
    let questions: [(Tongue, String, String)] = [
      (.german, "wer bist du eigentlich?", "self.who"), (.french, "tu es qui au juste ?", "self.who"),
      (.spanish, "¿quién eres tú?", "self.who"), (.german, "wo wohnst du?", "self.where"),
      (.french, "tu habites où ?", "self.where"), (.spanish, "¿dónde vives?", "self.where"),
    ]
    var own = 0
    for (tongue, question, category) in questions {
      var talk = try Talk(with: [key])
      let answer = Line.letters(of: try Self.answer(&talk, question))
      let lines = try #require(talk.cast.unicorn(talk.conversation.members[0].id)).lines(in: tongue)
      #expect(!lines[category].isEmpty)
      if lines[category].contains(where: { answer.contains($0.trace) }) { own += 1 }
    }
    // Three times in four by chance, where the question is understood.
    #expect(own >= 3, "\(key) says \(own) of its own")
  }

  @Test(
    "Every language has words for what is grave, and help for who may harm themselves",
    arguments: Tongue.allCases)
  func grave(tongue: Tongue) throws {
    let text =
      switch tongue {
      case .english: "I want to kill myself"
      case .german: "ich will nicht mehr leben"
      case .french: "je ne veux plus vivre, envie de mourir"
      case .spanish: "no quiero vivir más"
      }
    var talk = try Talk(with: ["fizz"])
    for _ in 0..<6 { #expect(try Self.answer(&talk, text).contains("112")) }
  }

  @Test("Times are the reader's")
  func clock() throws {
    let cast = try Cast.load()
    let chat = StoppedChat()
    var voice = UnicornVoice(cast: cast, context: chat.context())
    var calendar = voice.reader.calendar
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    voice.reader = ReaderSettings(calendar: calendar, locale: Locale(identifier: "de_DE"))
    let nova = try #require(cast.contact(named: "nova"))
    let conversation = Conversation(id: UUID(), members: [nova], isGroup: false, lastActive: chat.now)
    func answer(_ text: String) -> String? {
      let message = Message(
        id: UUID(), conversation: conversation.id, author: cast.me.id, text: text, date: chat.now,
        delivery: .delivered, isRead: true)
      return voice.answer(to: message, in: conversation, earlier: [], at: chat.now)?.text.lowercased()
    }
    #expect(answer("what time is it?")?.contains("4:00 am") ?? false)
    // What tells no language is in the reader's.
    let greeting = try #require(answer("🙂 42"))
    #expect(!Self.isEnglish(greeting, voice))
  }

  private static func isEnglish(_ text: String, _ voice: UnicornVoice) -> Bool {
    let said = Line.letters(of: text)
    return voice.lines(in: .english).lines.values.joined().contains {
      $0.trace.utf8.count > 6 && said.contains($0.trace)
    }
  }
}
