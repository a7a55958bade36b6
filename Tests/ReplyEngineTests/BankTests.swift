import Foundation
import LanguageData
import Testing

@testable import ReplyEngine

@Suite struct BankTests {
  private let bank = Result { try ReplyBank(.english()) }

  @Test func thereAreEnough() throws {
    let bank = try bank.get()
    #expect(bank.count >= 1_000)
    let answered = bank.situations.filter { !$0.senses.isEmpty }
    #expect(answered.count >= 120)
    for situation in answered {
      #expect(situation.senses.count >= 2, "\(situation.name) has replies of one kind")
      for sense in situation.senses {
        // Whoever has no tone of their own gets a reply too.
        #expect(
          sense.entries.contains {
            $0.tone == .neutral && $0.slots.isEmpty
              || ["plan.choice", "f.pick", "f.own", "f.fact"].contains(situation.name)
          },
          "\(situation.name), \(sense.name)")
        let texts = sense.entries.map(\.text)
        #expect(Set(texts).count == texts.count, "\(situation.name), \(sense.name) says the same twice")
      }
    }
    for situation in bank.situations {
      if case .silence = situation.call {
        #expect(situation.senses.isEmpty)
      } else {
        #expect(!situation.senses.isEmpty, "\(situation.name) has no replies")
      }
    }
  }

  /// Nothing that a program may not say for a person.
  @Test(arguments: [
    "love you", "i love", "kiss", "xx", "miss you", "honey", "darling", "i'll pay", "i will pay", "i can pay",
    "transfer", "send you the money", "lend you", "pay you", "take the medicine", "see a doctor",
    "you should sue", "legal", "dose", "promise",
  ])
  func neverSaid(words: String) throws {
    let allowed = ["Yes, I love it!", "Yeah love it", "yeah love it", "Love it!", "love this", "Love that!"]
    for situation in try bank.get().situations {
      for entry in situation.senses.flatMap(\.entries) where !allowed.contains(entry.text) {
        #expect(
          !entry.text.lowercased().contains(words)
            || ["I'd love", "loved it", "'d love"].contains { entry.text.contains($0) },
          "\(situation.name): \(entry.text)")
      }
    }
  }

  @Test func textsAreShortAndWhole() throws {
    for situation in try bank.get().situations {
      for entry in situation.senses.flatMap(\.entries) {
        let text = entry.text
        #expect((1...80).contains(text.count), "\(text)")
        #expect(!text.contains("  ") && text.first != " " && text.last != " ", "\(text)")
        let isWhole =
          text.last.map { $0.isLetter || "!?.}".contains($0) || !$0.isASCII || $0.isNumber } ?? false
        #expect(isWhole, "\(text)")
        if entry.tone == .formal { #expect(text.last.map { "!?.}".contains($0) } ?? false, "\(text)") }
      }
    }
  }

  @Test func braces() throws {
    #expect(try ReplySlot.slots(of: "{Day} at {time} works", table: "t", row: 1) == [.day, .time])
    #expect(try ReplySlot.slots(of: "Works", table: "t", row: 1).isEmpty)
    let error = #expect(throws: LanguageDataError.self) {
      try ReplySlot.slots(of: "{money} please", table: "t", row: 3)
    }
    #expect(error?.message == "table t, row 3: {money} is no value of a thread")
  }
}
