import CivilTime
import Foundation
import Interchange

extension CalendarTime {
  /// A local time in a zone, or a whole day; nil without a day.
  package init?(_ time: LocalDateTime, in zone: TimeZone) {
    guard let date = time.date else { return nil }
    self = time.time.map { .zoned(date, $0, zone) } ?? .day(date)
  }
}

extension CalendarEvent {
  /// An event as it was drafted for a file.
  /// - Throws: `invalidValue` where it has no day to begin on.
  package init(_ draft: Interchange.CalendarEvent) throws {
    guard let start = CalendarTime(draft.start, in: draft.timeZone) else {
      throw PersonalStoreError(.invalidValue, "start: expected a day, or a day and a time.")
    }
    self.init(
      uid: draft.uid, title: draft.title, start: start,
      end: draft.end.flatMap { CalendarTime($0, in: draft.timeZone) }, location: draft.place ?? "",
      notes: draft.note ?? "",
      attendees: draft.attendees.map { Attendee(name: $0.name ?? "", address: $0.email) },
      recurrence: draft.recurrenceRule.map { Recurrence(rule: $0) })
  }
}

extension Reminder {
  /// Something to do as it was drafted for a file.
  package init(_ draft: CalendarReminder) {
    self.init(
      uid: draft.uid, title: draft.title, notes: draft.note ?? "",
      due: draft.due.flatMap { CalendarTime($0, in: draft.timeZone) },
      recurrence: draft.recurrenceRule.map { Recurrence(rule: $0) })
  }
}

extension Contact {
  /// A contact as it was drafted for a file.
  package init(_ card: ContactCard) {
    func labeled(_ items: [ContactCard.Labeled]) -> [Labeled] {
      items.map { Labeled($0.value, label: $0.label ?? "") }
    }
    self.init(
      uid: card.uid ?? "", name: card.name, givenName: card.givenName ?? "",
      familyName: card.familyName ?? "",
      organization: card.organization ?? "", jobTitle: card.jobTitle ?? "", phones: labeled(card.phones),
      emails: labeled(card.emails),
      addresses: card.addresses.map { place in
        let street = [place.houseNumber, place.road].compactMap { $0 }.joined(separator: " ")
        let unit = [place.house, place.unit].compactMap { $0 }
        return Address(
          street: (unit + [street]).filter { !$0.isEmpty }.joined(separator: ", "), city: place.city ?? "",
          region: place.state ?? "", postalCode: place.postcode ?? "", country: place.country ?? "")
      }, urls: card.links.map { Labeled($0) }, notes: card.note ?? "")
  }
}
