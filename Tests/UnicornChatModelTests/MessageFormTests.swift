import Foundation
import Testing

@testable import UnicornChatModel

/// How messages are built, and in which mood, where no phrase tells what they do.
struct MessageFormTests {
  private static func reading(_ text: String) throws -> MessageReading {
    let voice = UnicornVoice(cast: try Cast.load(), context: StoppedChat().context())
    return voice.read(text, at: StoppedChat().now)
  }

  @Test(
    "The form of a message",
    arguments: [
      ("could you lend me 20 quid till Friday?", MessageForm.favour),
      ("bro can you give me a lift to the airport", .favour), ("do you mind if I park there?", .favour),
      ("should I invite Fizz too?", .shouldI), ("do you think I should talk to him first?", .shouldI),
      ("did you get my email?", .haveYouSeen), ("how do you take your tea?", .ofYou),
      ("what position do you play?", .ofYou), ("how much was it?", .ofIt),
      ("what was the score again?", .ofIt),
      ("is it hard to make?", .whetherIt), ("do you think it'll be expensive?", .whetherIt),
      ("what about a cooking class?", .idea), ("did you and Rumble make up?", .ofYouTwo),
      ("I'll bring popcorn", .intends), ("then I'll take the bus", .intends),
      ("we should sign up for the 10k", .someday), ("31 minutes", .detail),
      ("a tiny brown dachshund", .detail),
      ("ich bringe Kuchen mit", .intends), ("magst du deinen Beruf?", .whetherYou),
      ("wie heißt deine Katze?", .ofYou), ("direkt vor dem Supermarkt", .detail),
    ])
  func form(text: String, form: MessageForm) throws {
    #expect(try Self.reading(text).form == form)
  }

  @Test(
    "What has another form",
    arguments: [
      "can you swim?", "would you like to come?", "what should I read next?", "he just left", "I love it",
      "are you free on Friday?",
    ])
  func near(text: String) throws {
    #expect(try Self.reading(text).form == nil)
  }

  @Test(
    "The mood of a message",
    arguments: [
      ("my whole mouth is numb", Mood.bad), ("it came out blurry", .bad), ("not great today", .bad),
      ("it's a lovely evening", .good), ("it wasn't bad at all", nil), ("I'm painting the kitchen", nil),
      ("mein Rad ist kaputt", .bad), ("il fait un temps magnifique", .good), ("estoy muy triste", .bad),
      ("my ladder :(", .bad),
    ] as [(String, Mood?)])
  func mood(text: String, mood: Mood?) throws {
    #expect(try Self.reading(text).mood == mood)
  }

  @Test(
    "What begins an answer, and what a unicorn says by itself, is in each language",
    arguments: Tongue.allCases)
  func ownBeginnings(tongue: Tongue) throws {
    for unicorn in try Cast.load().characters {
      let own = unicorn.lines(in: tongue)
      for part in ["begin.morning", "begin.day", "begin.evening"] {
        #expect(!own[part].isEmpty, "\(unicorn.firstName) has nothing of its own for \(part)")
      }
      #expect(tongue == .english || !own["opener"].isEmpty)
    }
  }

  @Test(
    "Who is asked to lend something plans nothing",
    arguments: ["could you lend me 20 quid till Friday?", "can you watch him on the weekend of the 12th?"])
  func favoursAreNoPlans(text: String) throws {
    #expect(try !Self.reading(text).acts.contains(.proposal))
  }

  @Test("A day's own name on that day is the next one's")
  func today() throws {
    let chat = StoppedChat()
    let calendar = chat.context().calendar
    let time = try Self.reading("Wollen wir am Mittwoch um 10 Uhr frühstücken?").time
    #expect(time?.day == calendar.date(byAdding: .day, value: 7, to: calendar.startOfDay(for: chat.now)))
  }
}
