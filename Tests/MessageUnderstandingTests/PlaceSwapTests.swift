import Foundation
import Testing

@testable import UnderstandingTraining

/// Conversations with other places, which training learns from besides.
struct PlaceSwapTests {
  private func conversation(_ id: String, _ text: String, _ places: [String]) throws -> TurnConversation {
    let object: [String: Any] = [
      "id": id, "me": "Kit", "locale": "en-GB", "time_zone": "Europe/London",
      "messages": [["from": "Una", "at": "2026-05-04T09:00:00+01:00", "text": text]], "acts": [["propose"]],
      "marks": places.map { [0, $0, "place"] as [Any] }, "may": [] as [Any],
      "expect": [
        [
          "at": 0, "type": "create_event", "values": ["start": "2026-05-08", "place": places.first ?? ""],
          "title_has": ["curry"],
        ] as [String: Any]
      ],
    ]
    return try JSONDecoder().decode(
      TurnConversation.self, from: JSONSerialization.data(withJSONObject: object))
  }

  @Test func placesOfOneKindStandForEachOther() throws {
    let first = try conversation("a", "curry at Marlowe's on Friday? Marlowe's is quiet", ["Marlowe's"])
    let second = try conversation("b", "curry at Blue Dock on Friday", ["Blue Dock"])
    var generator = SplitMix64(seed: 1)
    let swap = PlaceSwap([first, second])
    // One of two is drawn, so a few draws give the other one.
    let found = try #require(
      (0..<20).lazy.compactMap { _ in swap.swapped(first, by: &generator) }.first)
    #expect(found.messages[0].text == "curry at Blue Dock on Friday? Blue Dock is quiet")
    #expect(found.marks.map(\.text) == ["Blue Dock"])
    #expect(found.marks.allSatisfy { found.range(of: $0) != nil })
    #expect(found.expect[0].values?.place == "Blue Dock")
    #expect(found.id != first.id)
  }

  @Test func homesAndNamesOfPlansStay() throws {
    let home = try conversation("a", "curry at mine on Friday", ["mine"])
    let plan = try conversation("b", "the Curry House curry on Friday", ["Curry House"])
    let other = try conversation("c", "curry at Blue Dock on Friday", ["Blue Dock"])
    var generator = SplitMix64(seed: 1)
    let swap = PlaceSwap([home, plan, other])
    for _ in 0..<20 {
      #expect(swap.swapped(home, by: &generator) == nil)
      #expect(swap.swapped(plan, by: &generator) == nil)
    }
  }

  @Test func theSameSeedGivesTheSame() throws {
    let all = try ["Marlowe's", "Blue Dock", "Hare Barn"].map { name in
      try conversation(name, "curry at \(name) then", [name])
    }
    func texts() -> [String?] {
      var generator = SplitMix64(seed: 9)
      let swap = PlaceSwap(all)
      return all.map { swap.swapped($0, by: &generator)?.messages[0].text }
    }
    #expect(texts() == texts())
  }
}
