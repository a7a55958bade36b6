import CivilTime
import Foundation

/// A stretch of local time, in seconds since midnight of 1 January 1970 on the wall's calendar and clock.
struct LocalInterval: Hashable {
  var start: Int
  /// Exclusive; equal to `start` for a point.
  var end: Int
  /// The unit it is exact to.
  var grain: DateTimeValue.Grain

  init(start: Int, end: Int, grain: DateTimeValue.Grain) {
    self.start = start
    self.end = end
    self.grain = grain
  }

  /// Whole days, the end exclusive.
  init(from start: CivilDate, to end: CivilDate, _ grain: DateTimeValue.Grain) {
    self.init(start: start.dayNumber * 86_400, end: end.dayNumber * 86_400, grain: grain)
  }

  init(day: CivilDate) {
    self.init(from: day, to: day.adding(days: 1), .day)
  }

  var firstDay: CivilDate { CivilDate(dayNumber: floorDivide(start, 86_400)) }
  /// The day after its last.
  var endDay: CivilDate { CivilDate(dayNumber: floorDivide(end + 86_399, 86_400)) }
  var days: Int { endDay.dayNumber - firstDay.dayNumber }
}

/// The time, place and conventions against which an expression is resolved.
struct TimeFrame {
  /// The reference, in local seconds.
  var now: Int
  /// The instant from which incomplete dates are completed: the reference, unless something contains them.
  var anchor: Int
  /// A Boolean value that indicates whether an interval that begins at the anchor itself counts.
  var isInclusive = false
  /// Whether words around the phrase speak of the past.
  var isPast = false
  /// Whether the locale writes the day before the month.
  var dayFirst: Bool
  /// Whether the locale's weeks begin on Sunday.
  var sundayFirst: Bool
  var region: String?
  var holidays: HolidayCalendar
  var zone: TimeZone
  /// The reference itself, in seconds since 1970 (UTC): local times repeat when clocks go back.
  var instant: Int

  var today: CivilDate { CivilDate(dayNumber: floorDivide(now, 86_400)) }
  var anchorDay: CivilDate { CivilDate(dayNumber: floorDivide(anchor, 86_400)) }

  /// The local time so many seconds after a local time: what a stopwatch says, whatever the clock does.
  func elapsed(_ seconds: Int, from local: Int) -> Int {
    let utc: Int
    if local == now {
      utc = instant
    } else {
      let guess = local - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local)))
      utc = local - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(guess)))
    }
    let later = utc + seconds
    return later + zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(later)))
  }

  /// The same frame for something inside an interval.
  func inside(_ interval: LocalInterval) -> TimeFrame {
    var frame = self
    frame.anchor = interval.start
    frame.isInclusive = true
    frame.isPast = false
    return frame
  }
}
