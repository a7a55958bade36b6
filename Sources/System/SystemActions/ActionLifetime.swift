import Foundation
import SuggestionEngine

/// The time for which a suggested action is of use: a code for its minutes, an event until its end, a reminder, a
/// ride and a look at a day until that day is over.
package enum ActionLifetime {
  /// The time in seconds after which a service takes a code no more; most give five to ten minutes.
  private static let code: TimeInterval = 600

  /// Returns the date at which an action of a message is of no use any more; nil for one that always is.
  ///
  /// - Parameters:
  ///   - date: The date of the message.
  ///   - zone: The reader's zone, to which the times of a message are local.
  package static func end(of action: SuggestedAction, from date: Date, in zone: TimeZone) -> Date? {
    switch action.values.content {
    case is CodeValues: return date.addingTimeInterval(code)
    case let reminder as ReminderValues:
      return reminder.due?.date.map { LocalMoment.date($0.adding(days: 1), nil, in: zone) }
    case let ride as RideValues:
      return ride.time?.date.map { LocalMoment.date($0.adding(days: 1), nil, in: zone) }
    // Whether a day is free is no question any more once it is over.
    case let day as CalendarDayValues: return LocalMoment.date(day.date.adding(days: 1), nil, in: zone)
    case let event as EventValues: return end(of: event, in: zone)
    default: return nil
    }
  }

  /// Returns the end of an event, by its usual length where the message states none; nil for one that repeats, and
  /// for one without a day.
  private static func end(of event: EventValues, in zone: TimeZone) -> Date? {
    guard event.rule == nil, let day = event.start.date else { return nil }
    guard !event.isAllDay, let time = event.start.time else {
      return LocalMoment.date(max(event.end?.date ?? day, day.adding(days: 1)), nil, in: zone)
    }
    let start = LocalMoment.date(day, time, in: zone)
    guard let end = event.end, let last = end.date else {
      return start.addingTimeInterval(Double(min(max(event.usualMinutes, 0), 10_080)) * 60)
    }
    return max(start, LocalMoment.date(last, end.time, in: zone))
  }
}
