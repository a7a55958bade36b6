import PlainText
import Testing

@Suite struct NamedAlternativesTests {
  @Test func aShortListIsNamedInFull() {
    #expect(NamedAlternatives(["oak"]).list() == "oak")
    #expect(NamedAlternatives(["oak", "ash", "oak", ""]).list() == "oak, ash")
    #expect(NamedAlternatives([]).list() == "")
  }

  @Test func ofALongListTheRestIsCounted() {
    let names = (1...14).map(String.init)
    #expect(NamedAlternatives(names).list() == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4 more")
    #expect(NamedAlternatives(names.prefix(11)).list() == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11")
    #expect(NamedAlternatives(names).list(limit: 2) == "1, 2 and 12 more")
    #expect(
      NamedAlternatives([String(repeating: "x", count: 100), "y"]).list()
        == String(repeating: "x", count: 60) + "…, y")
  }

  @Test func theNearestSpellingIsProposed() {
    let trees = NamedAlternatives(["Oak", "Ash", "Birch"])
    #expect(trees.proposal(for: "brich") == " Did you mean 'Birch'?")
    #expect(trees.proposal(for: "telephone") == "")
    #expect(trees.sentence == " There are 'Oak', 'Ash' and 'Birch'.")
    #expect(NamedAlternatives(["Oak"]).sentence == " There is only 'Oak'.")
    #expect(NamedAlternatives([]).sentence == "")
  }
}
