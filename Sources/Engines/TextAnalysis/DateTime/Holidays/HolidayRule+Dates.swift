import CivilTime

extension HolidayRule {
  /// The dates of the holiday that belong to a year of the Gregorian calendar, in order; mostly one.
  func dates(in year: Int) -> [CivilDate] {
    var dates: Set<CivilDate> = []
    for choice in union {
      for clause in choice where clause.conditions.allSatisfy({ $0.holds(in: year) }) {
        let found = clause.dates(in: year)
        dates.formUnion(found)
        if !found.isEmpty { break }
      }
    }
    return dates.count < 2 ? Array(dates) : dates.sorted()
  }
}

extension HolidayRule.Condition {
  func holds(in year: Int) -> Bool {
    switch self {
    case .since(let first): year >= first
    case .until(let last): year <= last
    case .every(let period, let remainder): year % period == remainder
    }
  }
}

extension HolidayRule.Clause {
  func dates(in year: Int) -> [CivilDate] {
    base.dates(in: year).map { date in modifiers.reduce(date) { $1.apply(to: $0, year: year) } }
  }
}

extension HolidayRule.Base {
  func dates(in year: Int) -> [CivilDate] {
    switch self {
    case .fixed(let month, let day):
      return [CivilDate(year: year, month: month, day: day)].compactMap { $0 }
    case .nth(let nth, let weekday, let month):
      return [nthWeekday(nth, weekday, month, year)].compactMap { $0 }
    case .dayOfYear(let day):
      return CivilDate(year: year, month: 1, day: 1).map { [$0.adding(days: day - 1)] } ?? []
    case .easter: return [Easter.western(in: year)].compactMap { $0 }
    case .orthodoxEaster: return [Easter.eastern(in: year)].compactMap { $0 }
    case .hebrew(let month, let day): return HebrewCalendar.dates(month, day: day, in: year)
    case .islamic(let month, let day): return IslamicCalendar.dates(month: month, day: day, in: year)
    case .chinese(let month, let day): return ChineseCalendar.dates(month: month, day: day, in: year)
    case .hindu(let month, let tithi, let part):
      return HinduCalendar.dates(month: month, tithi: tithi, part: part, in: year)
    case .sankranti(let sign, let bySunset):
      return [HinduCalendar.sankranti(sign, bySunset: bySunset, in: year)].compactMap { $0 }
    case .nakshatra(let nakshatra, let sign):
      return [HinduCalendar.day(ofNakshatra: nakshatra, sunIn: sign, in: year)].compactMap { $0 }
    case .solar(let longitude, let zone):
      return [Ephemeris.day(ofSolarLongitude: longitude, in: year, zone: zone)].compactMap { $0 }
    case .cycle(let length, let anchor):
      guard let first = CivilDate(year: year, month: 1, day: 1) else { return [] }
      let ahead = anchor.dayNumber - first.dayNumber
      let start = first.adding(days: (ahead % length + length) % length)
      return start.year == year ? [start] : []
    case .listed(let dates): return dates.filter { $0.year == year }
    }
  }

  private func nthWeekday(_ nth: Int, _ weekday: Int, _ month: Int, _ year: Int) -> CivilDate? {
    let last = CivilDate.days(inMonth: month, of: year)
    let day: Int
    if nth > 0 {
      guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
      day = 1 + (weekday - first.weekday + 7) % 7 + (nth - 1) * 7
    } else {
      guard let end = CivilDate(year: year, month: month, day: last) else { return nil }
      day = last - (end.weekday - weekday + 7) % 7 + (nth + 1) * 7
    }
    return CivilDate(year: year, month: month, day: day)
  }
}

extension HolidayRule.Modifier {
  func apply(to date: CivilDate, year: Int) -> CivilDate {
    switch self {
    case .offset(let days): return date.adding(days: days)
    case .eve: return date.adding(days: -1)
    case .shift(let shifts): return date.adding(days: shifts[date.weekday] ?? 0)
    case .unlessEaster(let offset):
      return Easter.western(in: year)?.adding(days: offset) == date ? date.adding(days: -7) : date
    case .weekday(let weekday, let direction):
      let ahead = (weekday - date.weekday + 7) % 7
      switch direction {
      case .from: return date.adding(days: ahead)
      case .after: return date.adding(days: ahead == 0 ? 7 : ahead)
      case .to: return date.adding(days: ahead == 0 ? 0 : ahead - 7)
      case .before: return date.adding(days: ahead - 7)
      case .nearest: return date.adding(days: ahead <= 3 ? ahead : ahead - 7)
      }
    case .workday:
      var date = date
      while date.weekday > 5 || isEmancipationDay(date) { date = date.adding(days: 1) }
      return date
    }
  }

  /// 16 April, kept on the nearest working day: a legal holiday for tax returns since 2007
  /// (26 U.S.C. 7503; D.C. Code 28-2701).
  private func isEmancipationDay(_ date: CivilDate) -> Bool {
    guard date.month == 4, date.year >= 2007 else { return false }
    switch date.weekday {
    case 1: return date.day == 16 || date.day == 17
    case 2...4: return date.day == 16
    case 5: return date.day == 15 || date.day == 16
    default: return false
    }
  }
}
