import Foundation
import Testing

@testable import AppIntents

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

  @Test func aProgramIsCalledAsTheListAmongItsResourcesSays() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    func write(_ list: [String: String], _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
    }
    func name(of executable: String) -> String? {
      ApplicationName.information(beside: folder, of: executable)["CFBundleDisplayName"] as? String
    }
    #expect(name(of: "pot") == nil)
    // The list that SwiftPM writes names nothing.
    try write(["CFBundleDevelopmentRegion": "en"], "kitchen_pot.resources/Info.plist")
    #expect(name(of: "pot") == nil)
    try write(["CFBundleDisplayName": "The Pot"], "kitchen_pot.resources/Resources/Info.plist")
    #expect(name(of: "pot") == "The Pot")
    #expect(name(of: "pan") == nil)
    try Data("no list".utf8).write(to: folder.appending(path: "kitchen_pot.resources/Resources/Info.plist"))
    #expect(name(of: "pot") == nil)
  }
}
