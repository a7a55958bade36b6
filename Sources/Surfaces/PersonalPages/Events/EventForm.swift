import CivilTime
import Foundation
import Observation
import PersonalStore
import SystemActions

/// An event while a person writes it: a new one, one that happens once, one occurrence of several, or all of them.
@MainActor @Observable
final class EventForm {
  var title: String
  var isAllDay: Bool
  var start: Date { didSet { end = end.addingTimeInterval(start.timeIntervalSince(oldValue)) } }
  /// The end; of whole days the last one.
  var end: Date
  var place: String
  var notes: String
  var calendar: CollectionID?
  var choice: RepeatChoice
  /// Of one that comes again: whether only this occurrence is changed.
  var onlyThis = true
  /// Why it can't be saved as it is.
  var problem: String?
  @ObservationIgnored let calendars: [ItemCollection]
  @ObservationIgnored let item: StoredItem<CalendarEvent>?
  @ObservationIgnored let entry: CalendarEntry?
  @ObservationIgnored private let zone: TimeZone
  @ObservationIgnored private let texts: PageTexts
  @ObservationIgnored private let firstStart: Date

  var isNew: Bool { item == nil }
  /// Whether there are other occurrences, which may be changed too or not.
  var comesAgain: Bool { entry?.occurrence.recurrenceID != nil && item?.value.recurrence != nil }

  /// A new event at an instant, of an hour.
  init(at start: Date, calendars: [ItemCollection], zone: TimeZone, texts: PageTexts) {
    title = ""
    isAllDay = false
    self.start = start
    firstStart = start
    end = start.addingTimeInterval(3_600)
    place = ""
    notes = ""
    choice = .never
    item = nil
    entry = nil
    self.calendars = calendars
    self.zone = zone
    self.texts = texts
    calendar = (calendars.first { $0.isDefaultFor.contains(.event) } ?? calendars.first)?.id
  }

  /// An event that is there, as it is at one of its times.
  init(
    _ item: StoredItem<CalendarEvent>, at entry: CalendarEntry, calendars: [ItemCollection], zone: TimeZone,
    texts: PageTexts
  ) {
    let event = entry.occurrence.event
    title = ActionText.line(event.title)
    isAllDay = event.isAllDay
    let start = event.start.instant(in: zone)
    self.start = start
    firstStart = start
    let last = event.end.map { event.isAllDay ? $0.adding(seconds: -86_400) : $0 }
    end = max(start, last?.instant(in: zone) ?? start)
    place = ActionText.line(event.location)
    notes = ActionText.lines(event.notes)
    choice = RepeatChoice(item.value.recurrence)
    calendar = item.collection
    self.item = item
    self.entry = entry
    self.calendars = calendars
    self.zone = zone
    self.texts = texts
  }

  /// The choices of how it comes again; a rule of its own is among them only where it has one.
  var choices: [RepeatChoice] {
    RepeatChoice.allCases.filter { $0 != .own || item.map { RepeatChoice($0.value.recurrence) } == .own }
  }

  /// Why it can't be saved; nil where it can.
  func check() -> String? {
    if ActionText.line(title).isEmpty { return texts[.needsTitle] }
    return end < start ? texts[.needsEnd] : nil
  }

  /// What else is at that time.
  func overlaps(in store: PersonalDatabase) -> [Occurrence] {
    guard !isAllDay, end > start else { return [] }
    let span = DateInterval(start: start, end: end)
    // That it can't be read is said by the page, which reads the same file.
    let found = Result { try store.conflicts(with: span, zone: zone, leavingOut: item?.id) }
    return (try? found.get()) ?? []
  }

  /// Writes what the form says.
  /// - Returns: The changes, in their order.
  /// - Throws: `PersonalStoreError`, `StorageError`.
  func save(to store: PersonalDatabase) throws -> (item: ItemID, changes: [ChangeRecord]) {
    guard let item else {
      var event = CalendarEvent(title: "", start: CalendarTime(start, in: zone))
      fill(&event)
      event.recurrence = choice.rule.map { Recurrence(rule: $0) }
      let written = try store.create(event, in: calendar, allowingDuplicate: true)
      return (written.item.id, [written.change])
    }
    var changes: [ChangeRecord] = []
    if comesAgain, onlyThis, let occurrence = entry?.occurrence {
      changes.append(try store.change(occurrence) { fill(&$0) }.change)
    } else {
      changes.append(
        try store.change(item.id, as: CalendarEvent.self, ifRevision: item.revision) { fillAll(&$0) }.change)
    }
    if let calendar, calendar != item.collection { changes.append(try store.move(item.id, to: calendar)) }
    return (item.id, changes)
  }

  private func fill(_ event: inout CalendarEvent) {
    event.title = ActionText.line(title)
    event.location = ActionText.line(place)
    event.notes = ActionText.lines(notes)
    let own = event.start
    if isAllDay {
      event.start = .day(CalendarTime(start, in: zone).date)
      event.end = .day(CalendarTime(end, in: zone).date.adding(days: 1))
    } else {
      event.start = time(start, as: own)
      event.end = end > start ? time(end, as: own) : nil
    }
  }

  /// An instant as an event's own kind of time: in its zone, or on the clock wherever one is.
  private func time(_ date: Date, as own: CalendarTime) -> CalendarTime {
    if case .floating = own {
      let local = CalendarTime(date, in: zone)
      return .floating(local.date, local.clock ?? ClockTime(secondOfDay: 0))
    }
    return CalendarTime(date, in: own.zone ?? zone)
  }

  /// Changes all occurrences: they move as far as this one did, and those that were left out or moved with them.
  private func fillAll(_ event: inout CalendarEvent) {
    let rule = event.recurrence
    let before = event.start
    let wasSimple = event.recurrence == nil || entry?.occurrence.recurrenceID == nil
    let occurrenceStart = entry?.occurrence.event.start ?? before
    fill(&event)
    if !wasSimple {
      let distance = event.start.local - occurrenceStart.local
      let length = event.end.map { $0.local - event.start.local }
      let moved = before.moved(by: distance, as: event.start)
      event.end = length.map { moved.moved(by: $0, as: moved) }
      event.start = moved
      if distance != 0 {
        event.recurrence?.exceptions = (rule?.exceptions ?? []).map { $0.moved(by: distance, as: moved) }
        event.overrides = event.overrides.map { override in
          var override = override
          override.recurrenceID = override.recurrenceID?.moved(by: distance, as: moved)
          return override
        }
      }
    }
    switch choice {
    case .own: break
    case .never:
      event.recurrence = nil
      event.overrides = []
    case .daily, .weekly, .monthly, .yearly:
      guard let text = choice.rule, rule?.rules != [text] else { break }
      event.recurrence = Recurrence(rule: text)
      event.overrides = []
    }
  }
}

extension CalendarTime {
  /// Seconds since 1 January 1970 on the clock it is told by.
  fileprivate var local: Int { date.dayNumber * 86_400 + (clock?.secondOfDay ?? 0) }

  /// So many seconds later on the clock it is told by, as the kind of time that another one is.
  fileprivate func moved(by seconds: Int, as kind: CalendarTime) -> CalendarTime {
    let local = local + seconds
    let day = (local >= 0 ? local : local - 86_399) / 86_400
    let date = CivilDate(dayNumber: day)
    let clock = ClockTime(secondOfDay: local - day * 86_400)
    return switch kind {
    case .day: .day(date)
    case .floating: .floating(date, clock)
    case .zoned(_, _, let zone): .zoned(date, clock, zone)
    }
  }
}
