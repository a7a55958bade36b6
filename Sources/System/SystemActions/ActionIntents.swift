import AppIntents
import Foundation
import PersonalStore
import SuggestionEngine

/// The intents that do what messages suggest.
package enum ActionIntents {
  /// The intent that does an action with its values. One of the app's own that adopts the schema that fits
  /// (calendar, reminders, messages, mail) goes before the built-in one.
  ///
  /// Nothing is read or written yet; values are bounded and cleaned when the intent runs.
  @MainActor package static func intent(for action: SuggestedAction, from source: ActionSource)
    -> any AppIntent
  {
    intent(for: action, from: source, adopters: .program, reader: .current)
  }

  /// Returns the intent that takes an event out of the calendar, after a question; nil where it isn't there any more.
  ///
  /// - Throws: `StorageError`, where the calendar can't be read.
  @MainActor package static func removal(ofEvent uid: String) throws -> (any AppIntent)? {
    let context = try ActionContext.current()
    guard let item = try context.store.items(uid: uid, as: CalendarEvent.self).first else { return nil }
    let intent = DeleteEventsIntent()
    intent.entities = [CalendarEventEntity(item, context)]
    return intent
  }

  /// - Parameters:
  ///   - adopters: the app's own intents.
  @MainActor static func intent(
    for action: SuggestedAction, from source: ActionSource, adopters: SchemaAdopters, reader: ActionReader
  ) -> any AppIntent {
    adopters.intent(for: action, from: source, reader: reader)
      ?? builtIn(for: action, from: source, adopters: adopters, reader: reader)
  }

  private static func builtIn(
    for action: SuggestedAction, from source: ActionSource, adopters: SchemaAdopters, reader: ActionReader
  ) -> any AppIntent {
    switch action.values.content {
    case let event as EventValues:
      let intent = CreateEventIntent(
        event, identifier: ActionIdentity.uid(of: action, from: source), timeZone: reader.timeZone)
      intent.changed = source.changed.isEmpty ? nil : source.changed
      return intent
    case let reminder as ReminderValues:
      return CreateReminderIntent(
        reminder, identifier: ActionIdentity.uid(of: action, from: source), timeZone: reader.timeZone)
    case let contact as ContactValues:
      return AddContactIntent(contact, identifier: ActionIdentity.uid(of: action, from: source))
    case let call as CallValues:
      let intent = CallIntent()
      intent.phone = call.phone.map { $0.e164 + ($0.extension.map { ";ext=\($0)" } ?? "") }
      intent.name = call.name
      if intent.phone == nil, let handle = source.person(named: call.name)?.handle,
        AddressText.number(handle) != nil
      {
        intent.phone = handle
      }
      return intent
    case let link as LinkValues:
      let intent = OpenLinkIntent()
      intent.url = link.url
      return intent
    case let map as MapValues:
      let intent = ShowOnMapIntent()
      intent.query = map.query
      return intent
    case let tracking as ParcelValues:
      let intent = TrackParcelIntent()
      intent.number = tracking.parcel.number
      intent.url = tracking.parcel.url
      return intent
    case let tracking as FlightTrackingValues:
      let intent = TrackFlightIntent()
      intent.flight = tracking.flight.designator
      return intent
    case let copied as CodeValues:
      let intent = CopyCodeIntent()
      intent.code = copied.code.code
      intent.service = copied.code.service
      return intent
    case let day as CalendarDayValues:
      let intent = ViewCalendarIntent()
      intent.day = CalendarTime.day(day.date).instant(in: reader.timeZone)
      return intent
    default:
      // A kind without an intent of its own opens its address, where it has one.
      if !DraftValues.kinds.contains(action.kind), let address = action.uri {
        let intent = OpenLinkIntent()
        intent.url = address
        return intent
      }
      return DraftValues(action, from: source, reader).intent(for: action.kind, through: adopters)
    }
  }
}
