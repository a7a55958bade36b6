import AppIntents
import Testing

@Suite struct PlaceholderTextTests {
  @Test(arguments: [
    ("Order ${soup} now", ["soup"]), ("${a}${b}", ["a", "b"]), ("no place", []), ("", []), ("${", []),
    ("open ${soup", []), ("${}x", []), ("cost: 5$ {a}", []), ("${a ${b}", ["a ${b"]),
    ("100 % of ${it}", ["it"]),
  ])
  func textIsReadAndWrittenBack(_ text: String, places: [String]) {
    let parsed = PlaceholderText(text)
    #expect(parsed.places == places)
    #expect(parsed.key == text)
    #expect(PlaceholderText(parsed.key) == parsed)
  }

  @Test func placesAreFilled() {
    #expect(PlaceholderText("${a} and ${b}, ${a}").filled { $0.uppercased() } == "A and B, A")
  }

  @Test func anyTextEndsInLinearTime() {
    let text = String(repeating: "${", count: 100_000)
    #expect(PlaceholderText(text).places.isEmpty)
    #expect(PlaceholderText(String(repeating: "${a}", count: 50_000)).places.count == 50_000)
  }
}
