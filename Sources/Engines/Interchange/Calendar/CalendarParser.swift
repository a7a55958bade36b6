import CICal
import CivilTime
import Foundation
import PlainText

extension CalendarFile {
  /// Reads an iCalendar file (RFC 5545): its events and to-dos, without those that have no start or no title.
  ///
  /// A time with a zone that isn't of the IANA database is taken as local in `timeZone`. Takes time linear in
  /// the length of the text, whatever its lines are.
  /// - Throws: `InterchangeError` where the text is no calendar, or is larger than files may be.
  public init(parsing text: String, timeZone: TimeZone) throws {
    let calendars = try ContentReader(text).components.filter { $0.name == "VCALENDAR" }
    let parts = calendars.flatMap(\.children)
    guard
      text.utf8.prefix(4_096).split(whereSeparator: { ASCII.isSpace($0) }).first
        .map({ ASCII.lowered($0) }) == Array("begin:vcalendar".utf8)
    else { throw InterchangeError(.damaged, "line 1: expected BEGIN:VCALENDAR") }
    self.init(
      events: parts.filter { $0.name == "VEVENT" }.compactMap { $0.event(in: timeZone) },
      reminders: parts.filter { $0.name == "VTODO" }.compactMap { $0.reminder(in: timeZone) })
  }
}

extension ContentComponent {
  fileprivate func event(in zone: TimeZone) -> CalendarEvent? {
    guard let (start, zone) = time("DTSTART", in: zone) else { return nil }
    let attendees = all("ATTENDEE").map { property in
      let address = property.value.trimmed
      return CalendarAttendee(
        name: property[parameter: "CN"].first?.withoutTurns,
        email: address.lowercased().hasPrefix("mailto:") ? String(address.dropFirst(7)) : address)
    }
    return CalendarEvent(
      uid: shown("UID") ?? "", stamp: stamp, title: shown("SUMMARY") ?? "", start: start,
      end: time("DTEND", in: zone)?.0, timeZone: zone, place: shown("LOCATION"), attendees: attendees,
      recurrenceRule: rule, note: shown("DESCRIPTION"))
  }

  fileprivate func reminder(in zone: TimeZone) -> CalendarReminder? {
    guard let title = shown("SUMMARY") else { return nil }
    let due = time("DUE", in: zone) ?? time("DTSTART", in: zone)
    return CalendarReminder(
      uid: shown("UID") ?? "", stamp: stamp, title: title, due: due?.0, timeZone: due?.1 ?? zone,
      recurrenceRule: rule, note: shown("DESCRIPTION"))
  }

  /// The text of a property, without white space at its ends.
  private func shown(_ name: String) -> String? { first(name)?.text.trimmed }

  /// The recurrence rule as libical writes it; nil where it isn't one.
  private var rule: String? {
    guard let value = first("RRULE")?.value else { return nil }
    do {
      return try ICal.locked {
        var rule = try ICal.recurrence(value.trimmed, field: "RRULE")
        guard let text = icalrecurrencetype_as_string_r(&rule) else { return nil }
        defer { free(text) }
        return String(cString: text)
      }
    } catch {
      return nil
    }
  }

  private var stamp: Date {
    guard let time = first("DTSTAMP").flatMap({ CompactTime($0.value.trimmed) }) else {
      return Date(timeIntervalSince1970: 0)
    }
    return Instant.date(CivilDate(dayNumber: time.day), secondOfDay: time.secondOfDay ?? 0, in: .gmt)
  }

  private func time(_ name: String, in zone: TimeZone) -> (LocalDateTime, TimeZone)? {
    guard let property = first(name), let time = CompactTime(property.value.trimmed) else { return nil }
    let clock = time.secondOfDay.map { ClockTime(secondOfDay: $0) }
    let local = LocalDateTime(date: CivilDate(dayNumber: time.day), time: clock)
    if time.isUTC { return (local, .gmt) }
    let own = property[parameter: "TZID"].first.flatMap { TimeZone(identifier: $0) }
    return (local, own ?? zone)
  }
}
