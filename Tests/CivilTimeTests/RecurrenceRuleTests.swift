import CivilTime
import Testing

@Suite struct RecurrenceRuleTests {
  @Test func partsAreRead() throws {
    let rule = try RecurrenceRule(" rrule:freq=weekly;byday=mo,fr;interval=2;until=20260501T100000Z\n")
    #expect(rule.text == "FREQ=WEEKLY;BYDAY=MO,FR;INTERVAL=2;UNTIL=20260501T100000Z")
    #expect(rule.frequency == .weekly && rule.interval == 2 && rule.count == nil)
    let day = try #require(CivilDate(year: 2026, month: 5, day: 1))
    #expect(rule.until == .instant(day.dayNumber * 86_400 + 36_000))
    #expect(rule.parts["BYDAY"] == "MO,FR")
    #expect(try RecurrenceRule("FREQ=DAILY;UNTIL=20260501").until == .day(day.dayNumber))
  }

  @Test(arguments: [
    "", "FREQ=", "FREQ=NEVER", "BYDAY=MO", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=99999",
    "FREQ=DAILY;COUNT=0", "FREQ=DAILY;UNTIL=tomorrow", "RSCALE=HEBREW;FREQ=YEARLY", "FREQ=DAILY;FREQ=WEEKLY",
    "FREQ=DAILY\nX:1", "FREQ=DAILY;X",
  ])
  func whatIsNoRuleIsNamed(_ text: String) {
    let error = #expect(throws: RecurrenceRuleError.self) { try RecurrenceRule(text) }
    #expect(error?.message.hasPrefix("the rule \"") == true)
  }

  /// What is shown in words is read as far as it goes.
  @Test func partsOfWhatIsNoRuleAreReadToo() {
    #expect(RecurrenceRule.parts(of: "freq=daily;x;=;count=3;count=4") == ["FREQ": "DAILY", "COUNT": "4"])
  }
}
