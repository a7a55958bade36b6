import AppIntents
import PersonalStore

/// The place in the person's calendar, lists or contacts to which an action leads, for a surface that shows
/// these.
package enum ShownPlace: Sendable, Hashable {
  case day(Date?)
  case event(ItemID)
  case reminder(ItemID)
  case contact(ItemID)

  /// Creates the place that an intent has shown; nil for an intent that shows nothing of the store.
  package init?(of intent: any AppIntent) {
    guard let intent = intent as? ViewCalendarIntent else { return nil }
    self = .day(intent.day)
  }

  /// The item that a value of an action stands for.
  package init?(value: any _IntentValue) {
    switch value {
    case let entity as CalendarEventEntity: self.init(entity.id) { .event($0) }
    case let entity as ReminderEntity: self.init(entity.id) { .reminder($0) }
    case let entity as ContactEntity: self.init(entity.id) { .contact($0) }
    default: return nil
    }
  }

  private init?(_ identifier: String, _ place: (ItemID) -> ShownPlace) {
    guard let number = Int64(identifier) else { return nil }
    self = place(ItemID(rawValue: number))
  }
}
