import Foundation
import SuggestionEngine

/// The time for which a suggested action is of use: a code for its minutes, a reminder, a ride and a look at
/// a day until that day is over.
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
    // A calendar holds what was, too.
    default: return nil
    }
  }
}
