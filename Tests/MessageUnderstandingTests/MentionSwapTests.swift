import Foundation
import Testing

@testable import UnderstandingTraining

/// Conversations with other names and places, which training learns from besides.
struct MentionSwapTests {
  private func conversation(_ id: String, _ text: String, _ marks: [(String, String)]) throws
    -> TurnConversation
  {
    let object: [String: Any] = [
      "id": id, "me": "Kit", "locale": "en-GB", "time_zone": "Europe/London",
      "messages": [["from": "Una", "at": "2026-05-04T09:00:00+01:00", "text": text]], "acts": [["propose"]],
      "marks": marks.map { [0, $0.0, $0.1] as [Any] }, "expect": [] as [Any], "may": [] as [Any],
    ]
    return try JSONDecoder().decode(
      TurnConversation.self, from: JSONSerialization.data(withJSONObject: object))
  }

  @Test func namesAndPlacesOfOneKindStandForEachOther() throws {
    let first = try conversation(
      "a", "fancy a curry at Marlowe's? Marlowe's is quiet", [("curry", "what"), ("Marlowe's", "place")])
    let second = try conversation(
      "b", "who wants a kayak lesson at Blue Dock", [("kayak lesson", "what"), ("Blue Dock", "place")])
    var generator = SplitMix64(seed: 1)
    let swap = MentionSwap([first, second])
    // One of two is drawn, so a few draws give the other one.
    let found = try #require(
      (0..<20).lazy.compactMap { _ in swap.swapped(first, by: &generator) }
        .first { $0.messages[0].text == "fancy a kayak lesson at Blue Dock? Blue Dock is quiet" })
    #expect(found.marks.map(\.text) == ["kayak lesson", "Blue Dock"])
    #expect(found.marks.allSatisfy { found.range(of: $0) != nil })
    #expect(found.id != first.id)
  }

  @Test func homesAndOtherShapesStay() throws {
    let home = try conversation("a", "dinner at mine on Friday", [("mine", "place")])
    let other = try conversation("b", "dinner at Blue Dock on Friday", [("Blue Dock", "place")])
    var generator = SplitMix64(seed: 1)
    let swap = MentionSwap([home, other])
    for _ in 0..<20 {
      #expect(swap.swapped(home, by: &generator) == nil)
      // The only place of its kind has nothing to be swapped for.
      #expect(swap.swapped(other, by: &generator) == nil)
    }
  }

  @Test func theSameSeedGivesTheSame() throws {
    let all = try ["Marlowe's", "Blue Dock", "Hare Barn"].map { name in
      try conversation(name, "lunch at \(name) then", [(name, "place")])
    }
    func texts() -> [String?] {
      var generator = SplitMix64(seed: 9)
      let swap = MentionSwap(all)
      return all.map { swap.swapped($0, by: &generator)?.messages[0].text }
    }
    #expect(texts() == texts())
  }
}
