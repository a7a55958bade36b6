import AppShell
import CivilTime
import PersonalStore
import SwiftUICore
import SystemActions

/// The items on the chosen day of a month.
struct DayList: View {
  let page: CalendarPage
  let focus: FocusState<MonthFocus?>.Binding

  var body: some View {
    let entries = page.content.picture?.entries(on: page.selected) ?? []
    let due = page.content.picture?.reminders(on: page.selected, zone: page.zone) ?? []
    let late = page.content.picture?.overdue(at: page.now, zone: page.zone) ?? []
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: page.dayTexts.days.heading(page.selected)).font(.headline)
        .accessibilityAddTraits(.isHeader)
      ForEach(entries) { entry in
        if entry.id == entries.first?.id {
          EntryRow(page: page, entry: entry, day: page.selected).focused(focus, equals: .list)
        } else {
          EntryRow(page: page, entry: entry, day: page.selected)
        }
      }
      ForEach(due) { item in ReminderRow(page: page, item: item) }
      if entries.isEmpty, due.isEmpty { EmptyNote(text: page.texts[.nothingOnDay]) }
      let others = late.filter { item in !due.contains { $0.id == item.id } }
      if page.selected == page.today, !others.isEmpty {
        Text(verbatim: page.texts[.overdue]).font(.headline).accessibilityAddTraits(.isHeader)
          .pageRole(PageRole("cal-late"))
        ForEach(others) { item in ReminderRow(page: page, item: item) }
      }
    }
    .pageRole(PageRole("cal-list", role: "region", label: page.dayTexts.days.full(page.selected)))
  }
}

/// An event as a line of a list, which opens it.
struct EntryRow: View {
  let page: CalendarPage
  let entry: CalendarEntry
  let day: CivilDate

  var body: some View {
    Button {
      page.open(.event(entry.occurrence.item, entry: entry.id))
    } label: {
      HStack(spacing: 10) {
        Text(verbatim: "").tint(Color(hex: entry.color)).pageRole(PageRole("cal-bar"))
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: entry.title).strikethrough(entry.isCancelled)
          Text(verbatim: ([page.dayTexts.time(of: entry, on: day)] + details).joined(separator: " · "))
            .font(.subheadline).foregroundStyle(.secondary)
          if let first = entry.overlaps.first {
            Label(page.texts(.overlaps, ["title": first]), systemImage: "exclamationmark.triangle")
              .font(.footnote).foregroundStyle(.orange)
          }
        }
        Spacer()
        if entry.isUnsent {
          Image(systemName: "arrow.up.circle").accessibilityLabel(page.texts[.waitsToBeSent])
            .foregroundStyle(.secondary)
        }
      }
    }
    .buttonStyle(.plain)
    .pageRole(PageRole("cal-row"))
  }

  private var details: [String] {
    (entry.isCancelled ? [page.texts[.cancelled]] : [])
      + (entry.occurrence.event.status == .tentative ? [page.texts[.tentative]] : [])
      + (entry.place.isEmpty ? [] : [entry.place])
  }
}

/// Days with what happens on them, one below the other.
struct AgendaSection: View {
  let page: CalendarPage

  var body: some View {
    let span = page.listStart...page.listStart.adding(days: CalendarPage.listLength - 1)
    if let picture = page.content.picture {
      let agenda = Agenda(picture, days: span, now: page.now, zone: page.zone)
      VStack(alignment: .leading, spacing: 12) {
        if !agenda.overdue.isEmpty {
          AgendaGroup(title: page.texts[.overdue], isToday: false) {
            ForEach(agenda.overdue) { item in ReminderRow(page: page, item: item) }
          }
        }
        ForEach(agenda.days) { day in
          AgendaGroup(title: page.dayTexts.days.full(day.date), isToday: day.date == page.today) {
            ForEach(day.entries) { entry in EntryRow(page: page, entry: entry, day: day.date) }
            ForEach(day.reminders) { item in ReminderRow(page: page, item: item) }
          }
        }
        if agenda.days.isEmpty { EmptyNote(text: page.texts[.nothingInList]) }
        if picture.isTruncated { EmptyNote(text: page.texts[.truncated]) }
      }
      .pageRole(PageRole("cal-agenda"))
    }
  }
}

/// Lines under a heading.
struct AgendaGroup<Content: View>: View {
  let title: String
  let isToday: Bool
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
        .pageRole(PageRole(isToday ? "cal-heading cal-now" : "cal-heading"))
      content
    }
    .pageRole(PageRole("cal-group"))
  }
}

/// The items that were found for the words that are searched.
struct FoundList: View {
  let page: CalendarPage

  var body: some View {
    let found = page.content.found ?? []
    VStack(alignment: .leading, spacing: 2) {
      ForEach(found, id: \.id) { item in
        switch item {
        case .event(let event): FoundEventRow(page: page, item: event)
        case .reminder(let reminder): ReminderRow(page: page, item: reminder)
        case .contact(let contact): ContactRow(page: page, item: contact)
        }
      }
      if found.isEmpty {
        EmptyNote(text: page.texts(.noResults, ["text": ActionText.line(page.text, limit: 80)]))
      }
    }
    .pageRole(PageRole("cal-agenda"))
  }
}

/// An event that was found, with its first day.
struct FoundEventRow: View {
  let page: CalendarPage
  let item: StoredItem<CalendarEvent>

  var body: some View {
    let day = CalendarTime(item.value.start.instant(in: page.zone), in: page.zone).date
    let again = item.value.recurrence.flatMap {
      RepeatText(texts: page.texts, days: page.dayTexts.days).text($0)?.split(separator: "\n").first
    }
    Button {
      page.open(.event(item.id, entry: nil))
    } label: {
      HStack(spacing: 10) {
        Text(verbatim: "").tint(Color(hex: page.content.picture?.collections[item.collection]?.color ?? ""))
          .pageRole(PageRole("cal-bar"))
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: ActionText.line(item.value.title))
          Text(
            verbatim: ([page.dayTexts.days.full(day)] + (again.map { [String($0)] } ?? []))
              .joined(separator: " · ")
          )
          .font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
      }
    }
    .buttonStyle(.plain)
    .pageRole(PageRole("cal-row"))
  }
}
