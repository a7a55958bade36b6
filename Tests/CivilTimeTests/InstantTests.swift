import CivilTime
import Foundation
import Testing

@Suite struct InstantTests {
  private func berlin() throws -> TimeZone { try #require(TimeZone(identifier: "Europe/Berlin")) }

  /// Clocks skip 02:30 on 29 March 2026 and show it twice on 25 October (RFC 5545, 3.3.5).
  @Test func changesOfClocks() throws {
    let zone = try berlin()
    let spring = try #require(CivilDate(year: 2026, month: 3, day: 29))
    let autumn = try #require(CivilDate(year: 2026, month: 10, day: 25))
    #expect(
      Instant.date(spring, secondOfDay: 9_000, in: zone)
        == Instant.iso8601("2026-03-29T01:30:00Z", zone: .gmt))
    #expect(
      Instant.date(autumn, secondOfDay: 9_000, in: zone)
        == Instant.iso8601("2026-10-25T00:30:00Z", zone: .gmt))
  }

  @Test func localTimesAndInstantsAreEachOthersInverse() throws {
    let zone = try berlin()
    for seconds in stride(from: -3_000_000_000.0, through: 3_000_000_000, by: 86_399 * 997) {
      let date = Date(timeIntervalSince1970: seconds)
      let local = try #require(Instant.local(date, in: zone))
      let day = try #require(local.date)
      let clock = try #require(local.time)
      #expect(
        abs(Instant.date(day, secondOfDay: clock.secondOfDay, in: zone).timeIntervalSince(date)) <= 3_600)
    }
    #expect(Instant.local(Date(timeIntervalSince1970: 1e15), in: zone) == nil)
  }

  @Test(arguments: [
    ("2026-03-13", 1_773_356_400), ("2026-03-13T19:02", 1_773_424_920),
    ("2026-03-13 19:02:00Z", 1_773_428_520),
    ("2026-03-13t19:02:00+0530", 1_773_408_720), ("2026-03-13T19:02:00.250-05", 1_773_446_520.25),
  ])
  func formsOfISO8601(_ text: String, _ seconds: Double) throws {
    #expect(Instant.iso8601(text, zone: try berlin())?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-02-30", "0000-01-01", "2026-03-13T24:00", "2026-03-13T19:02+19", "soon",
  ])
  func whatIsNoTime(_ text: String) { #expect(Instant.iso8601(text, zone: .gmt) == nil) }

  @Test func divisionRoundsDown() {
    #expect(floorDivide(-1, 86_400) == -1)
    #expect(floorDivide(-86_400, 86_400) == -1)
    #expect(floorDivide(86_399, 86_400) == 0)
  }
}
