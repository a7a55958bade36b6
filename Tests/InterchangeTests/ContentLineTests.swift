import CivilTime
import Foundation
import Testing

@testable import Interchange

/// Lines of calendars and cards, as they are read and written.
struct ContentLineTests {
  @Test func parametersAreReadAndWritten() throws {
    let line = "item1.X-A;CN=\"Doe, Ann\";NOTE=say ^'hi^'^nand ^^ go;TYPE=a,b;HOME:va\\,lue\\nx"
    let property = try #require(ContentReader.property(Array(line.utf8), 7))
    #expect(property.group == "item1" && property.name == "X-A" && property.line == 7)
    #expect(property[parameter: "CN"] == ["Doe, Ann"])
    #expect(property[parameter: "NOTE"] == ["say \"hi\"\nand ^ go"])
    #expect(property[parameter: "TYPE"] == ["a", "b", "HOME"])
    #expect(property.text == "va,lue\nx")
    var writer = ContentLineWriter()
    writer.line(property)
    let reader = try ContentReader("BEGIN:A\r\n\(writer.text)END:A\r\n")
    #expect(reader.problems.isEmpty)
    #expect(reader.components.first?.properties.first?[parameter: "NOTE"] == property[parameter: "NOTE"])
  }

  @Test(arguments: ["X\r\nY:1", "X:1\nEVIL", "X\u{0}", "", "\u{2028}"])
  func noNameOrValueEndsALine(_ text: String) {
    var writer = ContentLineWriter()
    writer.line(
      ContentProperty(
        "X\(text)", text, parameters: [ContentParameter("P\(text)", [text, text])], group: text))
    writer.component(ContentComponent(text))
    let lines = writer.text.components(separatedBy: "\r\n").dropLast()
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{2028}" } })
  }

  @Test(arguments: [
    "", "FREQ=", "FREQ=NEVER", "BYDAY=MO", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=99999",
    "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;UNTIL=tomorrow", "RSCALE=HEBREW;FREQ=YEARLY", "FREQ=DAILY;FREQ=WEEKLY", "FREQ=DAILY\nX:1",
    "FREQ=WEEKLY;BYDAY=XX", "FREQ=MONTHLY;BYMONTHDAY=42",
  ])
  func whatIsNoRule(_ text: String) {
    #expect(throws: InterchangeError.self) { try RecurrenceRule.checked(text) }
  }

  @Test func definitionsOfZonesAreTheSystemsOwn() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let definition = try #require(CalendarZones.component(for: berlin))
    #expect(definition.name == "VTIMEZONE" && definition.first("TZID")?.text == "Europe/Berlin")
    #expect(definition.children.contains { $0.name == "DAYLIGHT" })
    // By its offsets alone it is found again.
    #expect(CalendarZones.zone("Custom", definition: definition) == berlin)
    #expect(CalendarZones.zone("Custom", definition: nil) == nil)
    #expect(
      CalendarZones.zone("/x.org/2025a/America/New_York", definition: nil)?.identifier == "America/New_York")
  }
}
