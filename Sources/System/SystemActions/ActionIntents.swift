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
    switch action.values {
    case .createEvent(let event):
      return CreateEventIntent(
        event, identifier: ActionIdentity.uid(of: action, from: source), timeZone: reader.timeZone)
    case .createReminder(let reminder):
      return CreateReminderIntent(
        reminder, identifier: ActionIdentity.uid(of: action, from: source), timeZone: reader.timeZone)
    case .addContact(let contact):
      return AddContactIntent(contact, identifier: ActionIdentity.uid(of: action, from: source))
    case .call(let call):
      let intent = CallIntent()
      intent.phone = call.phone.map { $0.e164 + ($0.extension.map { ";ext=\($0)" } ?? "") }
      intent.name = call.name
      if intent.phone == nil, let handle = source.person(named: call.name)?.handle,
        AddressText.number(handle) != nil
      {
        intent.phone = handle
      }
      return intent
    case .openLink(let url):
      let intent = OpenLinkIntent()
      intent.url = url
      return intent
    case .openMap(let query):
      let intent = ShowOnMapIntent()
      intent.query = query
      return intent
    case .trackParcel(let parcel):
      let intent = TrackParcelIntent()
      intent.number = parcel.number
      intent.url = parcel.url
      return intent
    case .trackFlight(let tracking):
      let intent = TrackFlightIntent()
      intent.flight = tracking.flight.designator
      return intent
    case .copyCode(let code):
      let intent = CopyCodeIntent()
      intent.code = code.code
      intent.service = code.service
      return intent
    case .viewCalendar(let day):
      let intent = ViewCalendarIntent()
      intent.day = CalendarTime.day(day).instant(in: reader.timeZone)
      return intent
    case .sendMessage, .sendMail, .pay, .requestMoney, .shareLocation, .getRide, .sendPhoto, .sendFile,
      .reply:
      return DraftValues(action, from: source, reader).intent(for: action.kind, through: adopters)
    }
  }
}
