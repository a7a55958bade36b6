import Foundation
import Testing

@testable import IntentManifest
@testable import SourceManifests

@Suite struct FormatTests {
  @Test func whatIsWrittenIsReadTheSame() throws {
    let manifest = try Fixtures.tea().manifest
    let json = try manifest.json()
    #expect(try IntentManifest(json: json) == manifest)
    #expect(try IntentManifest(json: json).json() == json)
  }

  @Test(arguments: [
    ("{", IntentManifestError.Code.notJSON, "no JSON"),
    ("[]", .badManifest, "an object, and not an array"),
    ("{}", .badManifest, "formatVersion"),
    (#"{"formatVersion": 2}"#, .unknownFormatVersion, "update Beckon"),
    (#"{"formatVersion": 0}"#, .unknownFormatVersion, "make the manifest anew"),
    (#"{"formatVersion": 1}"#, .badManifest, "is missing"),
  ])
  func whatIsNoManifestIsRefused(_ text: String, _ code: IntentManifestError.Code, _ message: String) {
    let error = #expect(throws: IntentManifestError.self) { try IntentManifest(json: Data(text.utf8)) }
    #expect(error?.code == code)
    #expect(error?.message.contains(message) == true)
  }

  @Test func errorsSayWhere() throws {
    let text = String(decoding: try Fixtures.data("Tea.json"), as: UTF8.self)
      .replacing(#""kind": "integer""#, with: #""kind": "whole""#)
    let error = #expect(throws: IntentManifestError.self) { try IntentManifest(json: Data(text.utf8)) }
    #expect(error?.message.contains("intents[0].parameters[1].type") == true)
  }

  @Test func deepManifestsAreRefused() {
    let text = String(repeating: #"{"a":"#, count: 100_000)
    #expect(throws: IntentManifestError.self) { try IntentManifest(json: Data(text.utf8)) }
  }

  @Test func commonPartLeavesOutWhatOnlyOneSideKnows() throws {
    var manifest = try Fixtures.tea().manifest
    manifest.applicationNames = ["Tea"]
    let common = manifest.commonPart
    #expect(common.applicationNames == nil)
    #expect(common.entities[0].properties.map(\.written) == [nil, nil])
    #expect(common.intents == manifest.intents)
  }

  @Test func changesNameWhatIsDifferent() throws {
    let before = try Fixtures.tea().manifest
    var after = before
    after.intents[0].parameters[1].title = "Time"
    after.intents.removeLast()
    after.enums[0].cases.reverse()
    after.entities[0].properties.append(.init(name: "origin", type: .primitive(.text)))
    #expect(
      try before.changes(to: after).map(\.description).map { String($0.prefix(70)) } == [
        #"+ entities[Tea.TeaEntity].properties[origin]: {"name":"origin","type":"#,
        "~ enums[Tea.Strength].cases: 1, 3 -> 3, 1",
        #"~ intents[Tea.BrewTea].parameters[minutes].title: "Minutes" -> "Time""#,
        #"- intents[Tea.PourTea]: {"authenticationPolicy":"alwaysAllowed","depre"#,
      ])
    #expect(try before.changes(to: before).isEmpty)
  }

  @Test func pagesForPeopleEscapeWhatTheyShow() throws {
    var manifest = try Fixtures.tea().manifest
    manifest.intents[0].title = "Brew | <b>\n# Tea"
    #expect(manifest.markdown.contains(##"### Brew \| \<b\> \# Tea"##))
    #expect(manifest.markdown.contains("| minutes | integer, 1 to 10 | 4 | Minutes |"))
  }
}
