import CICal
import CivilTime
import Foundation
import PlainText

extension CalendarFile {
  /// Reads an iCalendar file (RFC 5545): its events and to-dos, without those that have no start or no title.
  ///
  /// A time with a zone that isn't of the IANA database is taken as local in `timeZone`.
  /// - Throws: `InterchangeError` where the text is no calendar.
  public init(parsing text: String, timeZone: TimeZone) throws {
    let (events, reminders) = try ICal.locked {
      try CalendarParser(timeZone: timeZone).parse(text)
    }
    self.init(events: events, reminders: reminders)
  }
}

/// Reads libical's components; runs under `ICal.locked`.
private struct CalendarParser {
  let timeZone: TimeZone

  func parse(_ text: String) throws -> ([CalendarEvent], [CalendarReminder]) {
    guard
      text.utf8.prefix(4_096).split(whereSeparator: { ASCII.isSpace($0) }).first.map({ ASCII.lowered($0) })
        == Array("begin:vcalendar".utf8), let root = icalparser_parse_string(ICal.text(text))
    else { throw InterchangeError(.damaged, "line 1: expected BEGIN:VCALENDAR") }
    defer { icalcomponent_free(root) }
    var events: [CalendarEvent] = []
    var reminders: [CalendarReminder] = []
    var component = icalcomponent_get_first_component(root, ICAL_ANY_COMPONENT)
    while let current = component {
      switch icalcomponent_isa(current) {
      case ICAL_VEVENT_COMPONENT: if let event = event(current) { events.append(event) }
      case ICAL_VTODO_COMPONENT: if let reminder = reminder(current) { reminders.append(reminder) }
      default: break
      }
      component = icalcomponent_get_next_component(root, ICAL_ANY_COMPONENT)
    }
    return (events, reminders)
  }

  private func event(_ component: OpaquePointer) -> CalendarEvent? {
    guard let (start, zone) = time(component, ICAL_DTSTART_PROPERTY) else { return nil }
    var attendees: [CalendarAttendee] = []
    var property = icalcomponent_get_first_property(component, ICAL_ATTENDEE_PROPERTY)
    while let current = property {
      if let address = icalproperty_get_attendee(current).map({ String(cString: $0) }) {
        let name = icalproperty_get_first_parameter(current, ICAL_CN_PARAMETER)
          .flatMap { icalparameter_get_cn($0) }.map { String(cString: $0).withoutTurns }
        let isMail = address.lowercased().hasPrefix("mailto:")
        attendees.append(CalendarAttendee(name: name, email: isMail ? String(address.dropFirst(7)) : address))
      }
      property = icalcomponent_get_next_property(component, ICAL_ATTENDEE_PROPERTY)
    }
    return CalendarEvent(
      uid: text(component, ICAL_UID_PROPERTY) ?? "", stamp: stamp(component),
      title: text(component, ICAL_SUMMARY_PROPERTY) ?? "", start: start,
      end: time(component, ICAL_DTEND_PROPERTY)?.0, timeZone: zone,
      place: text(component, ICAL_LOCATION_PROPERTY), attendees: attendees, recurrenceRule: rule(component),
      note: text(component, ICAL_DESCRIPTION_PROPERTY))
  }

  private func reminder(_ component: OpaquePointer) -> CalendarReminder? {
    guard let title = text(component, ICAL_SUMMARY_PROPERTY) else { return nil }
    let due = time(component, ICAL_DUE_PROPERTY) ?? time(component, ICAL_DTSTART_PROPERTY)
    return CalendarReminder(
      uid: text(component, ICAL_UID_PROPERTY) ?? "", stamp: stamp(component), title: title, due: due?.0,
      timeZone: due?.1 ?? timeZone, recurrenceRule: rule(component),
      note: text(component, ICAL_DESCRIPTION_PROPERTY))
  }

  private func text(_ component: OpaquePointer, _ kind: icalproperty_kind) -> String? {
    guard let property = icalcomponent_get_first_property(component, kind),
      let value = icalproperty_get_value(property), let text = icalvalue_get_text(value)
    else { return nil }
    return String(cString: text).withoutTurns
  }

  private func rule(_ component: OpaquePointer) -> String? {
    guard let property = icalcomponent_get_first_property(component, ICAL_RRULE_PROPERTY) else { return nil }
    var rule = icalproperty_get_rrule(property)
    guard let text = icalrecurrencetype_as_string_r(&rule) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private func stamp(_ component: OpaquePointer) -> Date {
    guard let (local, _) = time(component, ICAL_DTSTAMP_PROPERTY), let day = local.date else {
      return Date(timeIntervalSince1970: 0)
    }
    return Instant.date(day, secondOfDay: local.time?.secondOfDay ?? 0, in: .gmt)
  }

  private func time(_ component: OpaquePointer, _ kind: icalproperty_kind) -> (LocalDateTime, TimeZone)? {
    guard let property = icalcomponent_get_first_property(component, kind),
      let value = icalproperty_get_value(property)
    else { return nil }
    let time = icalvalue_get_datetime(value)
    guard let local = ICal.local(time) else { return nil }
    if icaltime_is_utc(time) != 0 { return (local, .gmt) }
    let id = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER)
      .flatMap { icalparameter_get_tzid($0) }.map { String(cString: $0) }
    return (local, id.flatMap { TimeZone(identifier: $0) } ?? timeZone)
  }
}
