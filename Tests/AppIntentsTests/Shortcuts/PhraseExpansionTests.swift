import AppIntents
import Testing

@Suite struct PhraseExpansionTests {
  private func expand(
    _ phrases: [String], names: [String] = ["Pot"], options: [String: [String]] = [:],
    limit: Int = PhraseExpansion.maximumCount
  ) -> PhraseExpansion {
    PhraseExpansion(
      of: phrases.map { ShortcutPhrase(PlaceholderText($0)) }, applicationNames: names, options: options,
      limit: limit)
  }

  @Test func everyPlaceIsFilledWithEveryOption() {
    let expansion = expand(
      ["Open ${pot} ${pace} in ${applicationName}"], names: ["Pot", "Kitchen"],
      options: ["pot": ["red", "blue"], "pace": ["now"]])
    #expect(expansion.isComplete)
    #expect(
      expansion.phrases.map(\.text) == [
        "Open red now in Pot", "Open blue now in Pot", "Open red now in Kitchen", "Open blue now in Kitchen",
      ])
    #expect(expansion.phrases.map { $0.options["pot"] } == [0, 1, 0, 1])
    #expect(expansion.phrases[0].options == ["pot": 0, "pace": 0])
  }

  @Test func onePlaceTwiceHasOneValue() {
    let expansion = expand(["${a} and ${a} in ${applicationName}"], options: ["a": ["x", "y"]])
    #expect(expansion.phrases.map(\.text) == ["x and x in Pot", "y and y in Pot"])
  }

  @Test func aPhraseWithoutOptionsGivesNone() {
    let expansion = expand(["Open ${pot}", "Open ${applicationName}"], options: [:])
    #expect(expansion.phrases.map(\.text) == ["Open Pot"])
    #expect(expansion.phrases.map(\.source) == [1])
    #expect(expansion.isComplete)
  }

  @Test func theLimitIsShared() {
    let many = (0..<5_000).map { "o\($0)" }
    let expansion = expand(["A ${x}", "B ${x}", "C ${applicationName}"], options: ["x": many])
    #expect(!expansion.isComplete)
    #expect(expansion.phrases.count == 1_000)
    let counts = Dictionary(grouping: expansion.phrases, by: \.source).mapValues(\.count)
    #expect(counts == [0: 500, 1: 499, 2: 1])
    #expect(expand(["a", "b", "c"], limit: 2).phrases.map(\.text) == ["a", "b"])
    #expect(expand(["a"], limit: 0).phrases.isEmpty)
  }

  @Test func aCountBeyondAllNumbersIsCutOff() {
    let places = (0..<100).map { "${p\($0)}" }.joined()
    let options = Dictionary(uniqueKeysWithValues: (0..<100).map { ("p\($0)", ["a", "b"]) })
    #expect(expand([places], options: options).phrases.count == 1_000)
  }

  @Test func theNameComesFromTheBundle() {
    let names = ApplicationName.names(
      information: [
        "CFBundleName": "Pot", "CFBundleDisplayName": "My Pot",
        "INAlternativeAppNames": [
          ["INAlternativeAppName": "Potty"], ["INAlternativeAppName": "My Pot"], ["other": 1],
        ],
      ], executable: "pot")
    #expect(names == ["My Pot", "Potty"])
    #expect(ApplicationName.names(information: ["CFBundleName": "Pot"], executable: "x") == ["Pot"])
    #expect(ApplicationName.names(information: ["CFBundleName": ""], executable: "pot") == ["pot"])
    #expect(!ApplicationName.current.isEmpty)
  }
}
