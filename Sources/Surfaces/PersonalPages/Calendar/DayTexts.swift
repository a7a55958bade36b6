import CivilTime
import Foundation
import PersonalStore
import SystemActions

/// The texts for days and times of one window: in its language, as its locale and zone have them.
struct DayTexts: Sendable {
  let texts: PageTexts
  let days: DayCalendar
  let locale: Locale
  let zone: TimeZone

  private var style: Date.FormatStyle {
    var calendar = locale.calendar
    calendar.timeZone = zone
    return Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone)
  }

  /// "19:00".
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }

  /// When an event is on one of its days: "All day", "19:00–20:30", "from 22:00", "until 01:00".
  func time(of entry: CalendarEntry, on day: CivilDate) -> String {
    if entry.isAllDay { return texts[.allDay] }
    let interval = entry.occurrence.interval
    if entry.first == entry.last {
      return interval.duration > 0 ? "\(time(interval.start))–\(time(interval.end))" : time(interval.start)
    }
    if day == entry.first { return "\(time(interval.start))–" }
    return day == entry.last ? "–\(time(interval.end))" : texts[.allDay]
  }

  /// The whole time of an event: "Friday, 13 March 2026, 19:00–20:30".
  func span(of entry: CalendarEntry) -> String {
    let interval = entry.occurrence.interval
    if entry.isAllDay {
      return entry.first == entry.last
        ? "\(days.full(entry.first)), \(texts[.allDay])"
        : "\(days.full(entry.first)) – \(days.full(entry.last))"
    }
    if entry.first == entry.last { return "\(days.full(entry.first)), \(time(of: entry, on: entry.first))" }
    return
      "\(days.full(entry.first)), \(time(interval.start)) – \(days.full(entry.last)), \(time(interval.end))"
  }

  /// When something is due: "Friday, 13 March 2026", "Friday, 13 March 2026, 19:00".
  func due(_ reminder: Reminder) -> String? {
    guard let due = reminder.due, let day = reminder.dueDay(in: zone) else { return nil }
    return due.isAllDay ? days.full(day) : "\(days.full(day)), \(time(due.instant(in: zone)))"
  }

  /// The same, shorter, for lists.
  func shortDue(_ reminder: Reminder) -> String? {
    guard let due = reminder.due, let day = reminder.dueDay(in: zone) else { return nil }
    return due.isAllDay ? days.short(day) : "\(days.short(day)), \(time(due.instant(in: zone)))"
  }

  /// What a screen reader says of a day: "Friday, 13 March 2026, today, 2 events: Dinner, Dentist".
  func spoken(_ day: CivilDate, isToday: Bool, entries: [CalendarEntry], due: [StoredItem<Reminder>])
    -> String
  {
    var parts = [days.full(day)]
    if isToday { parts.append(texts[.today]) }
    let titles = entries.map(\.title) + due.map { ActionText.line($0.value.title) }
    switch titles.count {
    case 0: parts.append(texts[.noEvents])
    case 1: parts.append("\(texts[.oneEvent]): \(titles[0])")
    default:
      let shown = titles.prefix(5).joined(separator: ", ")
      let count = texts(.eventCount, ["count": titles.count.formatted(.number.locale(locale))])
      parts.append("\(count): \(shown)" + (titles.count > 5 ? ", …" : ""))
    }
    if entries.contains(where: { !$0.overlaps.isEmpty }) { parts.append(texts[.hasOverlap]) }
    return parts.joined(separator: ", ")
  }
}
