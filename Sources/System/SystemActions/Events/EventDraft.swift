import Foundation
import Observation
import PersonalStore

/// An event as a person looks at it before it is written.
@MainActor @Observable
final class EventDraft {
  var title: String
  var start: Date { didSet { end = end.addingTimeInterval(start.timeIntervalSince(oldValue)) } }
  /// The end; of whole days the last one.
  var end: Date
  var isAllDay: Bool
  var place: String
  var notes: String
  /// Nil for the default.
  var calendar: CollectionID?
  /// Whether it comes again, where the draft has a rule for that.
  var repeats: Bool
  let rule: String?
  let calendars: [ItemCollection]
  let context: ActionContext
  /// The event that is changed; nil for a new one.
  private let changed: StoredItem<CalendarEvent>?

  init(
    title: String, start: Date, end: Date?, isAllDay: Bool, place: String = "", notes: String = "",
    rule: String? = nil, calendar: CollectionID? = nil, changing changed: StoredItem<CalendarEvent>? = nil,
    _ context: ActionContext
  ) throws {
    self.title = ActionText.line(title)
    self.start = start
    self.end = max(start, end ?? (isAllDay ? start : start.addingTimeInterval(3_600)))
    self.isAllDay = isAllDay
    self.place = ActionText.line(place)
    self.notes = ActionText.lines(notes)
    self.rule = rule
    repeats = rule != nil
    self.context = context
    self.changed = changed
    calendars = try context.store.collections().filter { $0.kinds.contains(.event) && !$0.isReadOnly }
    self.calendar = calendar ?? calendars.first { $0.isDefaultFor.contains(.event) }?.id
  }

  /// Changes an event that is in the store.
  convenience init(changing item: StoredItem<CalendarEvent>, _ context: ActionContext) throws {
    let event = item.value
    let start = event.start.instant(in: context.timeZone)
    let end = event.end.map { event.isAllDay ? $0.adding(seconds: -86_400) : $0 }
    try self.init(
      title: event.title, start: start, end: end?.instant(in: context.timeZone) ?? start,
      isAllDay: event.isAllDay, place: event.location, notes: event.notes,
      rule: event.recurrence?.rules.first, calendar: item.collection, changing: item, context)
  }

  /// "Dinner, Fri 13 Mar, 19:00, Luigi's".
  var summary: String {
    let when = WhenText(context).event(start: start, last: end, isAllDay: isAllDay)
    return ([title, when] + (place.isEmpty ? [] : [place])).joined(separator: ", ")
  }

  /// The descriptions of other events at that time: "Overlaps with Dentist, 18:30–19:30".
  var conflicts: [String] {
    guard !isAllDay, end > start else { return [] }
    let found: [Occurrence]
    do {
      found = try context.store.conflicts(
        with: DateInterval(start: start, end: end), zone: context.timeZone, leavingOut: changed?.id)
    } catch {
      return [.own("What else is at that time can’t be read: \(error)")]
    }
    let text = WhenText(context)
    let shown = found.prefix(5).map { occurrence in
      String.own(
        "Overlaps with \(ActionText.line(occurrence.event.title, limit: 80)), \(text.span(occurrence.interval))"
      )
    }
    return shown + (found.count > 5 ? [.own("… and \(found.count - 5) more")] : [])
  }

  /// Puts the values into an event.
  /// - Throws: `SystemActionsError` with `invalidValue` that names the field.
  func fill(_ event: inout CalendarEvent) throws {
    let title = ActionText.line(title)
    guard !title.isEmpty else {
      throw SystemActionsError(.invalidValue, .own("Title: expected a name for the event."))
    }
    guard end >= start else {
      throw SystemActionsError(
        .invalidValue, .own("End: expected a time after the start, and not before it."))
    }
    event.title = title
    event.location = ActionText.line(place)
    event.notes = ActionText.lines(notes)
    let zone = event.start.zone ?? context.timeZone
    if isAllDay {
      event.start = .day(CalendarTime(start, in: context.timeZone).date)
      let last = CalendarTime(end, in: context.timeZone).date
      event.end = .day(last.adding(days: 1))
    } else {
      event.start = CalendarTime(start, in: zone)
      event.end = end > start ? CalendarTime(end, in: zone) : nil
    }
    if repeats, let rule, event.recurrence == nil { event.recurrence = Recurrence(rule: rule) }
    if !repeats { event.recurrence = nil }
  }
}
