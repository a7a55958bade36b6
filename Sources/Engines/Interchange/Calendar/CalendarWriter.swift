import CICal
import CivilTime
import Foundation
import PlainText

extension CalendarFile {
  /// The file's text: iCalendar 2.0 (RFC 5545), folded and escaped by libical, lines ended by "\r\n".
  ///
  /// Times have their zone, with a VTIMEZONE for each; in a zone that only is an offset a single time is
  /// written in UTC. The same value gives the same text.
  /// - Throws: `InterchangeError` that names the field: no day to begin on, an end before the start, a rule
  ///   that isn't one, an address with a control character.
  public func text() throws -> String {
    try ICal.locked {
      let calendar = icalcomponent_new(ICAL_VCALENDAR_COMPONENT)
      defer { icalcomponent_free(calendar) }
      icalcomponent_add_property(calendar, icalproperty_new_version("2.0"))
      icalcomponent_add_property(calendar, icalproperty_new_prodid("-//Beckon//Beckon 1//EN"))
      var writer = CalendarWriter()
      do {
        for (index, event) in events.enumerated() { try writer.add(event, at: "events[\(index)]") }
        for (index, reminder) in reminders.enumerated() {
          try writer.add(reminder, at: "reminders[\(index)]")
        }
      } catch {
        for component in writer.zones.map(\.component) + writer.components { icalcomponent_free(component) }
        throw error
      }
      // Readers want a zone before the times that refer to it.
      for component in writer.zones.map(\.component) + writer.components {
        icalcomponent_add_component(calendar, component)
      }
      guard let text = icalcomponent_as_ical_string_r(calendar) else {
        throw InterchangeError(.invalidValue, "the calendar cannot be written")
      }
      defer { free(text) }
      return String(cString: text)
    }
  }
}

/// A writer that makes libical's components; runs under `ICal.locked`.
private struct CalendarWriter {
  /// The zones that times refer to, in the order in which they came up.
  var zones: [(id: String, component: OpaquePointer?)] = []
  /// Events and to-dos.
  var components: [OpaquePointer?] = []

  mutating func add(_ event: CalendarEvent, at place: String) throws {
    let component = icalcomponent_new(ICAL_VEVENT_COMPONENT)
    components.append(component)
    try addCommon(component, event.uid, event.stamp, event.title, event.note, at: place)
    let repeats = event.recurrenceRule != nil
    try add(component, ICAL_DTSTART_PROPERTY, event.start, event.timeZone, repeats, at: "\(place).start")
    if let end = event.end {
      guard let first = event.start.date, let last = end.date, (end.time == nil) == event.isAllDay,
        (last, end.time?.secondOfDay ?? 0) >= (first, event.start.time?.secondOfDay ?? 0)
      else {
        throw InterchangeError(
          .invalidValue, "\(place).end: \"\(end)\", expected a time like \"\(event.start)\" and after it")
      }
      try add(component, ICAL_DTEND_PROPERTY, end, event.timeZone, repeats, at: "\(place).end")
    }
    if let rule = event.recurrenceRule {
      try add(component, rule, startingAt: event.start, event.timeZone, at: "\(place).recurrenceRule")
    }
    if let spot = event.place {
      icalcomponent_add_property(component, icalproperty_new_location(ICal.text(spot)))
    }
    for (index, attendee) in event.attendees.enumerated() {
      try add(component, attendee, at: "\(place).attendees[\(index)]")
    }
  }

  mutating func add(_ reminder: CalendarReminder, at place: String) throws {
    let component = icalcomponent_new(ICAL_VTODO_COMPONENT)
    components.append(component)
    try addCommon(component, reminder.uid, reminder.stamp, reminder.title, reminder.note, at: place)
    if let due = reminder.due {
      let repeats = reminder.recurrenceRule != nil
      // A to-do that comes back counts from its start (RFC 5545, 3.8.5.3).
      if repeats {
        try add(component, ICAL_DTSTART_PROPERTY, due, reminder.timeZone, true, at: "\(place).due")
      } else {
        try add(component, ICAL_DUE_PROPERTY, due, reminder.timeZone, false, at: "\(place).due")
      }
    }
    if let rule = reminder.recurrenceRule {
      guard let due = reminder.due else {
        throw InterchangeError(.invalidValue, "\(place).recurrenceRule: expected a due time beside it")
      }
      try add(component, rule, startingAt: due, reminder.timeZone, at: "\(place).recurrenceRule")
    }
  }

  private func addCommon(
    _ component: OpaquePointer?, _ uid: String, _ stamp: Date, _ title: String, _ note: String?,
    at place: String
  ) throws {
    guard !uid.trimmed.isEmpty else {
      throw InterchangeError(.invalidValue, "\(place).uid: expected an identifier")
    }
    icalcomponent_add_property(component, icalproperty_new_uid(ICal.text(uid)))
    icalcomponent_add_property(
      component, icalproperty_new_dtstamp(try ICal.instant(stamp, field: "\(place).stamp")))
    icalcomponent_add_property(component, icalproperty_new_summary(ICal.text(title)))
    if let note { icalcomponent_add_property(component, icalproperty_new_description(ICal.text(note))) }
  }

  /// A rule whose UNTIL has the form that its start asks for (RFC 5545, 3.3.10): a day beside a day, else a
  /// time in UTC. A day ends a timed recurrence with its last second.
  private func add(
    _ component: OpaquePointer?, _ rule: String, startingAt start: LocalDateTime, _ zone: TimeZone,
    at place: String
  ) throws {
    var recurrence = try ICal.recurrence(rule, field: place)
    if icaltime_is_null_time(recurrence.until) == 0 {
      if start.time == nil {
        recurrence.until.is_date = 1
        recurrence.until.zone = nil
      } else if recurrence.until.zone == nil, let until = ICal.local(recurrence.until), let date = until.date
      {
        let second = until.time?.secondOfDay ?? 86_399
        recurrence.until = try ICal.instant(
          Instant.date(date, secondOfDay: second, in: zone), field: place)
      }
    }
    icalcomponent_add_property(component, icalproperty_new_rrule(recurrence))
  }

  /// A time as a day, in its zone, or in UTC.
  private mutating func add(
    _ component: OpaquePointer?, _ kind: icalproperty_kind, _ local: LocalDateTime, _ zone: TimeZone,
    _ repeats: Bool, at place: String
  ) throws {
    guard let date = local.date, (1...9_999).contains(date.year) else {
      throw InterchangeError(.invalidValue, "\(place): \"\(local)\", expected a day in the years 1 to 9999")
    }
    let property = icalproperty_new(kind)
    var time = ICal.time(date, local.time)
    if let clock = local.time {
      if zone.identifier == "GMT" || zone.identifier == "UTC" {
        time.zone = icaltimezone_get_utc_timezone()
      } else if define(zone) {
        icalproperty_add_parameter(property, icalparameter_new_tzid(zone.identifier))
      } else if !repeats {
        let instant = Instant.date(date, secondOfDay: clock.secondOfDay, in: zone)
        time = try ICal.instant(instant, field: place)
      } else {
        icalproperty_free(property)
        throw InterchangeError(
          .invalidValue,
          "\(place): the zone \"\(zone.identifier)\" is not of the IANA database, which a recurrence needs")
      }
    }
    icalproperty_set_value(
      property, local.time == nil ? icalvalue_new_date(time) : icalvalue_new_datetime(time))
    icalcomponent_add_property(component, property)
  }

  /// Makes sure that a zone's rules are in the file; false where libical doesn't know the zone.
  private mutating func define(_ zone: TimeZone) -> Bool {
    let id = zone.identifier
    if zones.contains(where: { $0.id == id }) { return true }
    guard let builtin = icaltimezone_get_builtin_timezone(id),
      let component = icalcomponent_new_clone(icaltimezone_get_component(builtin))
    else { return false }
    // libical's own identifiers carry a prefix; calendars know the plain names.
    if let property = icalcomponent_get_first_property(component, ICAL_TZID_PROPERTY) {
      icalproperty_set_tzid(property, id)
    }
    zones.append((id, component))
    return true
  }

  private func add(_ component: OpaquePointer?, _ attendee: CalendarAttendee, at place: String) throws {
    let email = attendee.email.trimmed
    guard email.contains("@"), email.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      throw InterchangeError(
        .invalidValue, "\(place).email: \"\(email.prefix(80))\", expected a mail address")
    }
    let property = icalproperty_new_attendee("mailto:\(email)")
    // Quotes can't stand in a parameter's value (RFC 5545, 3.2), control characters neither.
    let name = attendee.name.map { name in
      String(
        String.UnicodeScalarView(
          name.withoutTurns.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\"" && $0.value != 0x7F }))
    }
    if let name = name?.trimmed.nonEmpty { icalproperty_add_parameter(property, icalparameter_new_cn(name)) }
    icalcomponent_add_property(component, property)
  }
}
