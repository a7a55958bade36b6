import CivilTime
import Foundation
import Interchange

/// The instants between which all occurrences of an event lie, whatever zone one is in.
struct TimeExtent {
  var first: Int64
  /// `Int64.max` for a recurrence without end.
  var last: Int64

  /// Days and floating times are up to 14 hours earlier and 12 later elsewhere (the zones from UTC+14 to
  /// UTC-12).
  private static let slack: Int64 = 15 * 3_600

  init(_ event: CalendarEvent) {
    first = .max
    last = .min
    add(event.start, lasting: event.duration)
    for override in event.overrides { add(override.start, lasting: override.duration) }
    guard let recurrence = event.recurrence else { return }
    for date in recurrence.dates { add(date, lasting: event.duration) }
    for rule in recurrence.rules {
      guard last < .max, let rule = try? RecurrenceRule.checked(rule) else { continue }
      var budget = 2_000
      if let end = event.start.local(until: rule.until) {
        add(event.start.at(local: min(end, 253_402_300_799)), lasting: event.duration)
      } else if let count = rule.count, count <= 1_000,
        let end = rule.times(
          from: event.start.local, isAllDay: event.isAllDay, in: event.start.local..<Int.max, last: nil,
          budget: &budget
        ).last, budget > 0
      {
        add(event.start.at(local: end), lasting: event.duration)
      } else {
        last = .max
      }
    }
  }

  private mutating func add(_ time: CalendarTime, lasting duration: Int) {
    let instant = Int64(time.instant(in: .gmt).timeIntervalSince1970)
    let slack = time.zone == nil ? TimeExtent.slack : 0
    first = min(first, instant - slack)
    // A change of clocks may make a local span longer.
    if last < .max { last = max(last, instant + Int64(duration) + slack + 7_200) }
  }
}

extension CalendarTime {
  /// The end of a rule on the clock of this start; nil for a rule without one.
  func local(until: RecurrenceRule.Until?) -> Int? {
    switch until {
    case .day(let day): day * 86_400 + 86_399
    case .local(let local): local
    case .instant(let instant):
      // Beside a day an instant means its day.
      isAllDay
        ? instant
        : CalendarTime(Date(timeIntervalSince1970: Double(instant)), in: zone ?? .gmt).local
    case nil: nil
    }
  }
}
