import AppShell
import CivilTime
import PersonalStore
import SwiftUICore
import SystemActions

/// A month, and the day of it that is chosen.
struct MonthSection: View {
  let page: CalendarPage
  @FocusState private var focus: MonthFocus?

  var body: some View {
    VStack(alignment: .leading) {
      MonthView(page: page, focus: $focus)
      DayList(page: page, focus: $focus)
    }
    .pageRole(PageRole("cal-month"))
  }
}

/// An element that can have the focus of the month: a day, or the first line of the chosen one.
enum MonthFocus: Hashable {
  case day(Int)
  case list
}

/// The weeks of a month, as a grid in which the arrow keys move from day to day.
struct MonthView: View {
  let page: CalendarPage
  let focus: FocusState<MonthFocus?>.Binding
  @Environment(\.layoutDirection) private var direction

  private var days: DayCalendar { page.dayTexts.days }

  private static let keys: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown,
  ]

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(days.weekdays.enumerated()), id: \.offset) { day in
          Text(verbatim: day.element.short)
            .pageRole(PageRole("cal-weekday", role: "columnheader", label: day.element.full))
        }
      }
      .pageRole(PageRole("cal-weekdays", role: "row"))
      ForEach(page.month.weeks, id: \.first?.dayNumber) { week in
        WeekView(page: page, week: week, focus: focus)
      }
      if page.content.picture?.isTruncated == true { EmptyNote(text: page.texts[.truncated]) }
    }
    .onKeyPress(keys: Self.keys) { press in move(press.key) }
    .pageRole(PageRole("cal-grid", role: "grid", label: days.month(page.month.first)))
  }

  private func move(_ key: KeyEquivalent) -> KeyPress.Result {
    let ahead = direction == .rightToLeft ? -1 : 1
    let day = page.selected
    let column = days.column(of: day)
    let next: CivilDate
    switch key {
    case .leftArrow: next = day.adding(days: -ahead)
    case .rightArrow: next = day.adding(days: ahead)
    case .upArrow: next = day.adding(days: -7)
    case .downArrow: next = day.adding(days: 7)
    case .home: next = day.adding(days: -column)
    case .end: next = day.adding(days: 6 - column)
    case .pageUp: next = days.adding(months: -1, to: day)
    case .pageDown: next = days.adding(months: 1, to: day)
    default: return .ignored
    }
    page.show(next)
    focus.wrappedValue = .day(next.dayNumber)
    return .handled
  }
}

/// A week of a month.
struct WeekView: View {
  let page: CalendarPage
  let week: [CivilDate]
  let focus: FocusState<MonthFocus?>.Binding

  var body: some View {
    let lanes = WeekLanes(week, page.content.picture?.entries ?? [])
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(week.enumerated()), id: \.element.dayNumber) { day in
        DayCell(
          page: page, day: day.element, slots: lanes.days[day.offset],
          hidden: lanes.hidden(on: day.offset, after: DayCell.shownLanes), focus: focus)
      }
    }
    .pageRole(PageRole("cal-week", role: "row"))
  }
}

/// A day of a month: its number, and what is on it, as lines where there is room and as points where there is not.
struct DayCell: View {
  let page: CalendarPage
  let day: CivilDate
  let slots: [WeekLanes.Slot]
  let hidden: Int
  let focus: FocusState<MonthFocus?>.Binding

  static let shownLanes = 3

  private var state: String {
    var words = ["cal-cell"]
    if !page.month.contains(day) { words.append("cal-other") }
    if page.dayTexts.days.isWeekend(day) { words.append("cal-weekend") }
    return words.joined(separator: " ")
  }

  var body: some View {
    let entries = page.content.picture?.entries(on: day) ?? []
    let due = page.content.picture?.reminders(on: day, zone: page.zone) ?? []
    let isSelected = day == page.selected
    VStack(alignment: .leading, spacing: 2) {
      Button {
        press(entries)
      } label: {
        Text(verbatim: page.dayTexts.days.number(day))
      }
      .buttonStyle(.plain)
      .focused(focus, equals: .day(day.dayNumber))
      .focusable(isSelected)
      .accessibilityLabel(
        page.dayTexts.spoken(day, isToday: day == page.today, entries: entries, due: due)
      )
      .pageRole(
        PageRole("cal-day", states: day == page.today ? ["current": "date"] : [:]))
      HStack(spacing: 3) {
        ForEach(Array(Set(entries.map(\.color))).sorted().prefix(3), id: \.self) { color in
          Text(verbatim: "").tint(Color(hex: color)).pageRole(PageRole("cal-dot"))
        }
        if !due.isEmpty { Text(verbatim: "").pageRole(PageRole("cal-dot cal-todo")) }
      }
      .accessibilityHidden(true)
      .pageRole(PageRole("cal-dots"))
      VStack(alignment: .leading, spacing: 2) {
        ForEach(slots.prefix(Self.shownLanes)) { slot in
          if let entry = slot.entry {
            EntryChip(page: page, entry: entry, slot: slot, day: day)
          } else {
            Text(verbatim: "").pageRole(PageRole("cal-gap"))
          }
        }
        if slots.count < Self.shownLanes {
          ForEach(due.prefix(Self.shownLanes - slots.count)) { item in TodoChip(page: page, item: item) }
        }
        if hidden > 0 {
          Text(verbatim: page.texts(.moreEvents, ["count": "\(hidden)"])).pageRole(PageRole("cal-more"))
        }
      }
      .accessibilityHidden(true)
      .pageRole(PageRole("cal-chips"))
    }
    .pageRole(
      PageRole(state, role: "gridcell", states: ["selected": "\(isSelected)"]))
  }

  /// A press chooses the day; pressed again it leads to what is on it.
  private func press(_ entries: [CalendarEntry]) {
    guard day == page.selected else {
      page.show(day)
      focus.wrappedValue = .day(day.dayNumber)
      return
    }
    if entries.count == 1, let only = entries.first {
      page.open(.event(only.occurrence.item, entry: only.id))
    } else if !entries.isEmpty {
      focus.wrappedValue = .list
    }
  }
}

/// An event as a line of a day.
struct EntryChip: View {
  let page: CalendarPage
  let entry: CalendarEntry
  let slot: WeekLanes.Slot
  let day: CivilDate

  private var name: String {
    var words = ["cal-chip"]
    if entry.spans { words.append("cal-span") }
    if slot.goesBack { words.append("cal-back") }
    if slot.goesOn { words.append("cal-on") }
    if entry.isCancelled { words.append("cal-off") }
    if !entry.overlaps.isEmpty { words.append("cal-clash") }
    return words.joined(separator: " ")
  }

  private var time: String? {
    entry.isAllDay || slot.goesBack ? nil : page.dayTexts.time(entry.occurrence.interval.start)
  }

  var body: some View {
    Button {
      page.open(.event(entry.occurrence.item, entry: entry.id))
    } label: {
      HStack(spacing: 4) {
        if let time, slot.showsTitle { Text(verbatim: time).pageRole(PageRole("cal-time")) }
        Text(verbatim: slot.showsTitle ? entry.title : "\u{A0}")
      }
    }
    .buttonStyle(.plain)
    .focusable(false)
    .tint(Color(hex: entry.color))
    .pageRole(PageRole(name))
  }
}

/// Something to do as a line of a day.
struct TodoChip: View {
  let page: CalendarPage
  let item: StoredItem<Reminder>

  var body: some View {
    Button {
      page.open(.reminder(item.id))
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: "○").pageRole(PageRole("cal-time"))
        Text(verbatim: ActionText.line(item.value.title))
      }
    }
    .buttonStyle(.plain)
    .focusable(false)
    .pageRole(PageRole("cal-chip cal-todo"))
  }
}
