import LanguageData
import Testing

@Suite struct TitleTemplateTests {
  @Test func leavesOutWhatIsMissing() throws {
    let template = try TitleTemplate("Get a ride[ to {destination}][, {time}]")
    #expect(template.names == ["destination", "time"])
    #expect(template.filled(["destination": "Rome", "time": "7 PM"]) == "Get a ride to Rome, 7 PM")
    #expect(template.filled(["time": "7 PM"]) == "Get a ride, 7 PM")
    #expect(template.filled([:]) == "Get a ride")
    // What a value holds is never a place for another.
    #expect(template.filled(["destination": "{time}", "time": "[x]"]) == "Get a ride to {time}, [x]")
  }

  @Test(arguments: ["", "a {", "a {b", "a {}", "a }", "[a]", "[a {b}", "[a [{b}]]", "{b c}"])
  func refusesWhatIsMalformed(_ source: String) {
    #expect(throws: LanguageDataError.self) { try TitleTemplate(source) }
  }
}
