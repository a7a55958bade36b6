import CivilTime

/// One year's instance of a holiday or an observance.
package struct HolidayOccurrence: Sendable, Hashable {
  /// The first day. Where `beginsAtSunset` is set, the holiday begins on the evening of this day.
  package var start: CivilDate
  /// The number of civil days it touches, from 1.
  package var days: Int
  /// The time of day, in local time, where the observance has one (Earth Hour).
  package var time: HolidayTime?
  /// Whether it begins at the sunset of `start`, as the days of the Hebrew calendar do; the daylight part of
  /// a one-day holiday is then the next day.
  package var beginsAtSunset: Bool

  package init(start: CivilDate, days: Int = 1, time: HolidayTime? = nil, beginsAtSunset: Bool = false) {
    self.start = start
    self.days = days
    self.time = time
    self.beginsAtSunset = beginsAtSunset
  }

  /// The day after the last one.
  package var end: CivilDate { start.adding(days: days) }
}

/// A span of time within one day.
package struct HolidayTime: Sendable, Hashable {
  package var start: ClockTime
  package var minutes: Int

  package init(start: ClockTime, minutes: Int) {
    self.start = start
    self.minutes = minutes
  }
}
