import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// Everything to do: what is late, what is due, what has no date, and what was done.
struct RemindersSection: View {
  let page: CalendarPage

  var body: some View {
    let picture = page.content.picture
    let open = picture?.reminders ?? []
    let late = picture?.overdue(at: page.now, zone: page.zone) ?? []
    let lateIDs = Set(late.map(\.id))
    let dated = open.filter { $0.value.due != nil && !lateIDs.contains($0.id) }
    let today = dated.filter { $0.value.dueDay(in: page.zone) == page.today }
    let later = dated.filter { $0.value.dueDay(in: page.zone) != page.today }
    VStack(alignment: .leading, spacing: 12) {
      ReminderGroup(page: page, title: .overdue, items: late)
      ReminderGroup(page: page, title: .today, items: today)
      ReminderGroup(page: page, title: .upcoming, items: later)
      ReminderGroup(page: page, title: .noDate, items: open.filter { $0.value.due == nil })
      if open.isEmpty { EmptyNote(text: page.texts[.noReminders]) }
      ReminderGroup(page: page, title: .done, items: picture?.done ?? [])
    }
    .pageRole(PageRole("cal-agenda"))
  }
}

struct ReminderGroup: View {
  let page: CalendarPage
  let title: PageTextKey
  let items: [StoredItem<Reminder>]

  var body: some View {
    if !items.isEmpty {
      AgendaGroup(title: page.texts[title], isToday: false) {
        ForEach(items) { item in ReminderRow(page: page, item: item) }
      }
    }
  }
}

/// Something to do as a line: a check that completes it, and a button that opens it.
struct ReminderRow: View {
  let page: CalendarPage
  let item: StoredItem<Reminder>

  var body: some View {
    let reminder = item.value
    let title = ActionText.line(reminder.title)
    let isLate = reminder.isOverdue(at: page.now, zone: page.zone)
    HStack(spacing: 4) {
      Button {
        page.complete(item, !reminder.isCompleted)
      } label: {
        Image(systemName: reminder.isCompleted ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      .tint(Color(hex: page.content.picture?.collections[item.collection]?.color ?? ""))
      .accessibilityLabel(page.texts(reminder.isCompleted ? .reopen : .complete, ["title": title]))
      .pageRole(PageRole("cal-check", states: ["pressed": "\(reminder.isCompleted)"]))
      Button {
        page.open(.reminder(item.id))
      } label: {
        HStack {
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: marks + title).strikethrough(reminder.isCompleted)
            if let due = page.dayTexts.shortDue(reminder) {
              Text(verbatim: due).font(.subheadline)
                .foregroundStyle(isLate ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
            }
          }
          Spacer()
          if page.content.picture?.unsent.contains(item.id) == true {
            Image(systemName: "arrow.up.circle").accessibilityLabel(page.texts[.waitsToBeSent])
              .foregroundStyle(.secondary)
          }
        }
      }
      .buttonStyle(.plain)
      .pageRole(PageRole("cal-row"))
    }
    .pageRole(PageRole("cal-todo-row"))
  }

  /// How urgent it is, as lists of things to do show it.
  private var marks: String {
    switch item.value.priority {
    case 1...4: "!!! "
    case 5: "!! "
    case 6...9: "! "
    default: ""
    }
  }
}
