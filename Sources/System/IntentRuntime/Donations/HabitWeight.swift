import Foundation

/// The weight of one donation as evidence for doing the same again at a moment: from 0 to 1.
///
/// It is the product of three: how long ago it was, which halves every two weeks, so that after eight weeks
/// next to nothing is left and a new habit overtakes an old one within a month; how near the time of day
/// is, a bell of 45 minutes to either side, wide enough for a morning that begins earlier or later; and the
/// day of the week, full for the same, 0.6 for another day of the same kind (of work, of rest), 0.2 for one
/// of the other kind. The figures are choices of ours; they fit what a person would call a habit.
package struct HabitWeight: Sendable {
  /// The time in which the weight of what was done halves, in seconds.
  static let halfLife = 14.0 * 86_400
  /// The age, in seconds, beyond which a donation has no weight.
  package static let reach = 56.0 * 86_400
  /// The standard deviation of the bell, in minutes.
  static let breadth = 45.0
  /// The distance from the time of day beyond which a donation has no weight, in minutes.
  static let farthest = 120

  let moment: LocalMoment
  private let date: Date
  private let zone: TimeZone
  /// The days of the week, beginning with Sunday, each with whether it is one of rest.
  private let isRest: [Bool]

  /// - Parameter calendar: Whose time zone tells the hour and whose locale the days of rest.
  package init(at date: Date, calendar: Calendar) {
    self.date = date
    zone = calendar.timeZone
    moment = LocalMoment(date, in: zone)
    var isRest = [Bool](repeating: false, count: 7)
    for days in 0..<7 {
      let day = date.addingTimeInterval(Double(days) * 86_400)
      isRest[LocalMoment(day, in: zone).weekday] = calendar.isDateInWeekend(day)
    }
    self.isRest = isRest
  }

  /// The weight of what was done at a date; 0 where it is too long ago, still to come or at another time of
  /// day.
  package func weight(of past: Date) -> Double {
    let age = date.timeIntervalSince(past)
    guard age >= 0, age <= Self.reach else { return 0 }
    let then = LocalMoment(past, in: zone)
    let apart = abs(then.minute - moment.minute)
    let minutes = min(apart, 1_440 - apart)
    guard minutes <= Self.farthest else { return 0 }
    let distance = Double(minutes) / Self.breadth
    let day = then.weekday == moment.weekday ? 1 : isRest[then.weekday] == isRest[moment.weekday] ? 0.6 : 0.2
    return exp2(-age / Self.halfLife) * exp(-distance * distance / 2) * day
  }
}

/// A moment as the clock on the wall shows it.
struct LocalMoment: Hashable, Sendable {
  /// Days since 1970 began here.
  let day: Int
  /// The day of the week, from 0, Sunday.
  let weekday: Int
  /// The minute since midnight.
  let minute: Int

  init(_ date: Date, in zone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let day = (seconds / 86_400).rounded(.down)
    // What is farther away than a hundred million years has no day worth telling.
    guard abs(day) < 1e11 else {
      (self.day, weekday, minute) = (0, 0, 0)
      return
    }
    self.day = Int(day)
    // 1970 began with a Thursday.
    weekday = ((Int(day) + 4) % 7 + 7) % 7
    minute = min(1_439, Int((seconds - day * 86_400) / 60))
  }

  /// The hour of the week, from 0, the hour after midnight on Sunday, to 167.
  var hourOfWeek: Int { weekday * 24 + minute / 60 }
}
