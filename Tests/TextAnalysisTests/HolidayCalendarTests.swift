import CaseFiles
import CivilTime
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// Cases of Fixtures/TextAnalysis/own-holidays.json: a name as people write it, a region, and the day that
/// almanacs print.
private struct HolidayCases: Decodable {
  struct Case: Decodable, CustomTestStringConvertible {
    var name: String
    var region: String?
    var start: String
    var days: Int?
    var time: String?
    var minutes: Int?
    var evening: Bool?
    var testDescription: String { "\(name), \(region ?? "anywhere"), \(start)" }
  }

  struct Several: Decodable {
    var name: String
    var year: Int
    var starts: [String]
  }

  struct Absent: Decodable {
    var name: String
    var year: Int
  }

  var cases: [Case]
  var several: [Several]
  var none: [Absent]
  var notNames: [String]

  static func all() throws -> HolidayCases { try CaseFiles("TextAnalysis").json("own-holidays.json") }
}

@Suite struct HolidayCalendarTests {
  private let calendar: HolidayCalendar
  private let names: Lexicon
  private let ambiguous: Lexicon

  init() throws {
    calendar = try HolidayCalendar(shared: .shared())
    let english = try LanguageImage.english()
    names = try #require(english.lexicon("holiday"))
    ambiguous = try #require(english.lexicon("holidayAmbiguous"))
  }

  @Test(arguments: try HolidayCases.all().cases)
  fileprivate func holidayFallsOnTheDayAlmanacsPrint(_ expected: HolidayCases.Case) throws {
    let id = try #require(names.value(of: expected.name), "no such name")
    let year = try #require(Int(expected.start.prefix(4)))
    let found = try #require(calendar.occurrence(of: id, in: year, region: expected.region))
    #expect(found.start.description == expected.start)
    if let days = expected.days { #expect(found.days == days) }
    #expect(found.beginsAtSunset == (expected.evening ?? false))
    if let time = expected.time {
      #expect(found.time?.start.description == time)
      #expect(found.time?.minutes == expected.minutes)
    }
  }

  @Test func feastsOfOtherCalendarsFallTwiceOrNotAtAll() throws {
    for expected in try HolidayCases.all().several {
      let id = try #require(names.value(of: expected.name))
      #expect(calendar.occurrences(of: id, in: expected.year).map(\.start.description) == expected.starts)
    }
    for expected in try HolidayCases.all().none {
      let id = try #require(names.value(of: expected.name))
      #expect(calendar.occurrence(of: id, in: expected.year) == nil, "\(expected.name) \(expected.year)")
    }
  }

  @Test(arguments: try HolidayCases.all().notNames)
  func wordsThatNameNoHoliday(_ text: String) {
    #expect(names.value(of: text) == nil)
  }

  @Test func wordsThatMeanOtherThingsTooAreKeptApart() throws {
    for (text, name) in [("lent", "Lent"), ("boss's", "Boss's Day"), ("corpus christi", "Corpus Christi")] {
      #expect(names.value(of: text) == nil)
      #expect(ambiguous.value(of: text).flatMap { calendar.name(of: $0) } == name)
    }
  }

  @Test func everyNameHasARuleAndEveryRuleAName() throws {
    struct Source: Decodable { var lexicons: [String: [String: Int]] }
    let file = CaseFiles.repository.appending(path: "Resources/en/holidays.json")
    let source = try JSONDecoder().decode(Source.self, from: Data(contentsOf: file))
    for (lexicon, entries) in source.lexicons {
      for (name, id) in entries where calendar.name(of: id) == nil {
        Issue.record("\(lexicon): \"\(name)\" stands for \(id), which has no rule")
      }
    }
    let named = Set(source.lexicons.values.flatMap(\.values))
    #expect(calendar.ids.filter { !named.contains($0) } == [])
  }

  @Test func everyRuleHoldsInTwoCenturies() throws {
    for id in calendar.ids {
      var count = 0
      for year in stride(from: 1_900, through: 2_100, by: 7) {
        for found in calendar.occurrences(of: id, in: year) {
          count += 1
          #expect((1...366).contains(found.days) && abs(found.start.year - year) <= 1)
        }
      }
      // Only what is listed by date (a Super Tuesday, Matariki) can be missed by steps of seven years.
      if count == 0 { #expect(calendar.next(id, onOrAfter: CivilDate(dayNumber: 12_000)) != nil) }
    }
  }

  @Test func noArgumentTraps() {
    let numbers = [Int.min, -1, 0, 1, 326, 1_582, 1_799, 2_201, 9_999, 10_000, Int.max]
    for id in calendar.ids + numbers {
      for year in numbers { _ = calendar.occurrences(of: id, in: year, region: "??") }
    }
    #expect(calendar.name(of: .max) == nil)
    #expect(calendar.next(.min, onOrAfter: CivilDate(dayNumber: 0)) == nil)
  }

  @Test func nextAndPreviousEncloseADay() throws {
    let day = try #require(CivilDate(year: 2024, month: 11, day: 28))
    let thanksgiving = try #require(names.value(of: "thanksgiving"))
    #expect(calendar.next(thanksgiving, onOrAfter: day)?.start == day)
    #expect(calendar.next(thanksgiving, onOrAfter: day.adding(days: 1))?.start.description == "2025-11-27")
    #expect(calendar.previous(thanksgiving, before: day)?.start.description == "2023-11-23")
    #expect(calendar.previous(thanksgiving, before: day.adding(days: 1))?.start == day)
    let primary = try #require(names.value(of: "super tuesday"))
    #expect(calendar.next(primary, onOrAfter: day)?.start.description == "2028-03-07")
    #expect(calendar.previous(primary, before: day)?.start.description == "2024-03-05")
    let eid = try #require(names.value(of: "eid al-fitr"))
    let late = try #require(CivilDate(year: 2000, month: 6, day: 1))
    #expect(calendar.next(eid, onOrAfter: late)?.start.description == "2000-12-27")
  }

  @Test(arguments: [
    "fixed 13-1", "nth 2 6", "easter +1", "hebrew nisan", "hindu chaitra shukla 16 sunrise", "since: easter",
    "fixed 1-1 fixed 1-2", "listed 2024-02-30", "", "fixed 1-1, mon sometime", "cycle 0 2018-08-17",
  ])
  func aRuleThatCannotBeReadIsRefusedWithItsRow(_ rule: String) throws {
    let error = try #require(throws: LanguageDataError.self) {
      _ = try HolidayCalendar(rows: [["1", "Test", "", rule, "", ""]])
    }
    #expect(error.message.contains("row 1: expected"))
  }
}
