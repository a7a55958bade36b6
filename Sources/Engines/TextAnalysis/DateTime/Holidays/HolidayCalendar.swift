import CivilTime
import LanguageData

/// A calendar of holidays and observances: the rules of the table `holidayRules`, resolved for a year.
///
/// The ids are those of the lexicon `holiday`, which holds the names people write, and of `holidayAmbiguous`,
/// whose words are names only where a date is expected ("lent", "boss's", "Corpus Christi"). A holiday that
/// regions keep on different days (Mother's Day, Thanksgiving, Labour Day) has one id and a row for each
/// group of regions. Resolving is a pure computation without a cache: microseconds for arithmetic rules, up
/// to a tenth of a millisecond where the sun and the moon are asked. No value of an argument traps.
package struct HolidayCalendar: Sendable {
  private let entries: [Int: [Entry]]

  private struct Entry: Sendable {
    var name: String
    /// ISO 3166 codes; empty for the row that serves every other region.
    var regions: [String]
    var rule: HolidayRule
    var length: Length
    var time: HolidayTime?
  }

  private enum Length: Sendable {
    case days(Int)
    /// Up to the last day of the month it begins in.
    case month
    /// Up to the day before another rule's next date.
    case until(HolidayRule)

    func days(from start: CivilDate) -> Int {
      switch self {
      case .days(let days): return days
      case .month: return CivilDate.days(inMonth: start.month, of: start.year) - start.day + 1
      case .until(let rule):
        let end = (rule.dates(in: start.year) + rule.dates(in: start.year + 1)).first { $0 > start }
        return end.map { $0.dayNumber - start.dayNumber } ?? 1
      }
    }
  }

  /// The years that rules are resolved for. Those that follow the moon are nil outside `Ephemeris.years`.
  package static let years = 1...9_999

  /// Reads the table.
  /// - Throws: `LanguageDataError` where it is missing or a rule in it cannot be read.
  package init(shared: LanguageImage) throws {
    guard let table = shared.table("holidayRules"), table.columns == 6 else {
      throw LanguageDataError(.damaged, "the table holidayRules is missing or has other columns")
    }
    try self.init(rows: table.rows)
  }

  /// Rows of id, name, regions, rule, length and time, as the table has them.
  init(rows: [[String]]) throws {
    var entries: [Int: [Entry]] = [:]
    for (index, row) in rows.enumerated() {
      do {
        let (id, entry) = try HolidayCalendar.entry(row)
        entries[id, default: []].append(entry)
      } catch {
        throw LanguageDataError(.invalidSource, "holidayRules, row \(index + 1): \(error.description)")
      }
    }
    self.entries = entries
  }

  private static func entry(_ row: [String]) throws(HolidayRule.SyntaxError) -> (id: Int, entry: Entry) {
    guard row.count == 6, let id = Int(row[0]) else {
      throw HolidayRule.SyntaxError("expected an id and five more fields")
    }
    let entry = Entry(
      name: row[1], regions: row[2].split(separator: " ").map(String.init), rule: try HolidayRule(row[3]),
      length: try length(row[4]), time: try time(row[5]))
    return (id, entry)
  }

  private static func length(_ text: String) throws(HolidayRule.SyntaxError) -> Length {
    if text.isEmpty { return .days(1) }
    if text == "month" { return .month }
    if text.hasPrefix("until ") { return .until(try HolidayRule(String(text.dropFirst("until ".count)))) }
    guard let days = Int(text), (1...366).contains(days) else {
      throw HolidayRule.SyntaxError("expected 1 to 366 days, \"month\" or \"until RULE\", found \"\(text)\"")
    }
    return .days(days)
  }

  /// "20:30 60": a start and a length in minutes.
  private static func time(_ text: String) throws(HolidayRule.SyntaxError) -> HolidayTime? {
    if text.isEmpty { return nil }
    let numbers = text.split { $0 == ":" || $0 == " " }.map { Int($0) ?? -1 }
    guard numbers.count == 3, numbers[2] > 0, let start = ClockTime(hour: numbers[0], minute: numbers[1])
    else {
      throw HolidayRule.SyntaxError("expected a time like \"20:30 60\", found \"\(text)\"")
    }
    return HolidayTime(start: start, minutes: numbers[2])
  }

  /// All ids, in ascending order.
  package var ids: [Int] { entries.keys.sorted() }

  /// The usual English name, or nil for an id that there is not.
  package func name(of id: Int) -> String? {
    entries[id]?.first?.name
  }

  /// The first instance that begins in a year, or nil where there is none (a feast of the moon can skip a
  /// year, an election most).
  /// - Parameter region: ISO 3166, two letters; nil is the United States' reading, as `en` without a region.
  package func occurrence(of id: Int, in year: Int, region: String? = nil) -> HolidayOccurrence? {
    occurrences(of: id, in: year, region: region).first
  }

  /// Every instance that begins in a year, in order: a feast of the Islamic calendar can fall twice.
  package func occurrences(of id: Int, in year: Int, region: String? = nil) -> [HolidayOccurrence] {
    guard HolidayCalendar.years.contains(year), let rows = entries[id],
      let entry = rows.first(where: { row in region.map(row.regions.contains) ?? row.regions.contains("US") })
        ?? rows.first(where: \.regions.isEmpty) ?? rows.first
    else { return [] }
    return entry.rule.dates(in: year).map { start in
      HolidayOccurrence(
        start: start, days: entry.length.days(from: start), time: entry.time,
        beginsAtSunset: entry.rule.beginsAtSunset)
    }
  }

  /// The first instance that begins on a day or after it, within nine years.
  package func next(_ id: Int, onOrAfter date: CivilDate, region: String? = nil) -> HolidayOccurrence? {
    nearest(id, region: region, from: date.year, step: 1) { $0.first { $0.start >= date } }
  }

  /// The last instance that is over before a day, within nine years.
  package func previous(_ id: Int, before date: CivilDate, region: String? = nil) -> HolidayOccurrence? {
    nearest(id, region: region, from: date.year, step: -1) { $0.last { $0.end <= date } }
  }

  /// Nine years hold two of anything that is held every four.
  private func nearest(
    _ id: Int, region: String?, from year: Int, step: Int,
    choose: ([HolidayOccurrence]) -> HolidayOccurrence?
  ) -> HolidayOccurrence? {
    guard entries[id] != nil, HolidayCalendar.years.contains(year) else { return nil }
    for distance in 0...9 {
      if let found = choose(occurrences(of: id, in: year + distance * step, region: region)) { return found }
    }
    return nil
  }
}
