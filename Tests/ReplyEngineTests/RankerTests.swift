import ReplyEngine
import Testing

@Suite struct RankerTests {
  private let ranker = Result { try ReplyRanker() }

  @Test func whatFitsComesFirst() throws {
    let ranker = try ranker.get()
    let turns = [("hey, are you going to the basketball game tonight?", false)]
    let candidates = [
      "My grandmother bakes bread on Sundays.", "yeah! i love basketball, what time is the game?",
      "It was purple.",
    ]
    #expect(ranker.ranking(of: candidates, after: turns).first == 1)
  }

  @Test func everyCandidateOnce() throws {
    let ranker = try ranker.get()
    #expect(ranker.ranking(of: [], after: [("hi", false)]).isEmpty)
    let candidates = ["a", "a", "", "\u{0}", String(repeating: "x", count: 10_000), "🎉"]
    let order = ranker.ranking(of: candidates, after: [])
    #expect(order.sorted() == Array(candidates.indices))
    // Equals keep their order.
    let places = order.enumerated().reduce(into: [Int: Int]()) { $0[$1.element] = $1.offset }
    #expect(places[0] ?? 0 < places[1] ?? 0)
  }
}
