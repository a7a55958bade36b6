import Foundation
import PersonalStore
import SuggestionEngine

/// The standing of a suggested action to what is in the person's store.
package enum ActionStanding: Hashable, Sendable {
  /// Nothing of it is there.
  case open
  /// An earlier form of it is there, under a name, and the action changes that.
  case changes(String)
  /// It is there as the action would write it.
  case done
}

extension EventValues {
  /// Returns whether an event is at the time and, where the message says one, at the place of these values.
  func isStated(by event: CalendarEvent, in zone: TimeZone) -> Bool {
    guard let day = start.date, event.isAllDay == (isAllDay || start.time == nil),
      event.start.instant(in: zone) == LocalMoment.date(day, start.time, in: zone)
    else { return false }
    return ActionText.given(place).map { $0 == ActionText.line(event.location) } ?? true
  }
}
