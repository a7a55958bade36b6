import CivilTime
import CommandLineSurface
import Foundation
import JSONValues
import PersonalStore
import SystemActions
import TextAnalysis

/// A listing of what a person keeps: a line each, or JSON a line each.
struct PersonalListing {
  let store: PersonalDatabase
  let context: AnalysisContext
  let terminal: Terminal
  let isJSON: Bool

  private var zone: TimeZone { context.timeZone }
  private var text: WhenText {
    WhenText(locale: context.locale, timeZone: zone, now: context.referenceDate)
  }

  /// - Parameters:
  ///   - first: nil for today.
  ///   - last: nil for thirty days.
  func events(from first: CivilDate?, to last: CivilDate?) throws {
    let first = first ?? CalendarTime(context.referenceDate, in: zone).date
    let last = last ?? first.adding(days: 29)
    guard last >= first else {
      throw UsageError(.invalidValue, "--to: expected a day that isn't before --from")
    }
    let found = try store.occurrences(
      in: DateInterval(
        start: CalendarTime.day(first).instant(in: zone),
        end: CalendarTime.day(last.adding(days: 1)).instant(in: zone)), zone: zone)
    for occurrence in found.occurrences {
      let event = occurrence.event
      let last = event.isAllDay ? occurrence.interval.end.addingTimeInterval(-1) : occurrence.interval.end
      try write(
        [
          text.event(start: occurrence.interval.start, last: last, isAllDay: event.isAllDay), event.title,
          event.location, event.status == .cancelled ? "cancelled" : "",
        ],
        json: [
          ("uid", occurrence.uid), ("title", event.title), ("start", moment(event.start)),
          ("end", event.end.map { moment($0) }), ("place", event.location),
        ])
    }
    if found.occurrences.isEmpty { try nothing("No events.") }
    if found.isTruncated { try nothing("More happens than is listed; ask for fewer days.") }
  }

  func reminders(all: Bool) throws {
    let items =
      try all ? store.items(Reminder.self) : store.openReminders(zone: zone)
    for item in items {
      let reminder = item.value
      let due = reminder.due.map { due in
        due.isAllDay ? text.day(due.instant(in: zone)) : text.moment(due.instant(in: zone))
      }
      try write(
        [due ?? "", reminder.title, reminder.isCompleted ? "done" : ""],
        json: [
          ("uid", reminder.uid), ("title", reminder.title), ("due", reminder.due.map { moment($0) }),
          ("done", reminder.isCompleted ? "true" : nil),
        ])
    }
    if items.isEmpty { try nothing("Nothing to do.") }
  }

  func contacts(named name: String?) throws {
    let items = try name.map { try store.contacts(named: $0, limit: 10_000) } ?? store.items(Contact.self)
    for item in items {
      let contact = item.value
      try write(
        [
          contact.displayName, contact.phones.map(\.value).joined(separator: ", "),
          contact.emails.map(\.value).joined(separator: ", "),
        ],
        json: [
          ("uid", contact.uid), ("name", contact.displayName), ("phone", contact.phones.first?.value),
          ("email", contact.emails.first?.value),
        ])
    }
    if items.isEmpty { try nothing("No contacts.") }
  }

  /// ISO 8601 as the calendar has it: a day, or a local time.
  private func moment(_ time: CalendarTime) -> String {
    time.clock.map { "\(time.date)T\($0)" } ?? "\(time.date)"
  }

  private func write(_ columns: [String], json: [(String, String?)]) throws {
    guard isJSON else {
      let line = columns.filter { !$0.isEmpty }.map { TerminalText.escaped($0) }.joined(separator: "  ")
      return try terminal.print(line)
    }
    var writer = JSONWriter()
    writer.object { writer in
      for (name, value) in json {
        if let value, !value.isEmpty { writer.member(name, value) }
      }
    }
    writer.endLine()
    try terminal.output.write(writer.bytes)
  }

  /// Said to a person only.
  private func nothing(_ line: String) throws {
    if !isJSON { try terminal.print(line) }
  }
}
