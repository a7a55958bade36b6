import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// Something to do in full.
struct ReminderDetail: View {
  let page: CalendarPage

  private var texts: PageTexts { page.texts }

  var body: some View {
    if let item = page.content.reminder, let picture = page.content.picture {
      let collection = picture.collections[item.collection]
      DetailView(
        page: page, title: ActionText.line(item.value.title), color: collection?.color ?? "",
        lines: lines(item, picture), canChange: collection?.isReadOnly != true
      ) {
        Button(
          texts(item.value.isCompleted ? .reopen : .complete, ["title": ActionText.line(item.value.title)]),
          systemImage: item.value.isCompleted ? "arrow.uturn.backward" : "checkmark.circle"
        ) {
          page.complete(item, !item.value.isCompleted)
        }
        .buttonStyle(.bordered)
      }
    } else {
      GoneView(page: page)
    }
  }

  private func lines(
    _ item: StoredItem<Reminder>, _ picture: CalendarPicture
  ) -> [(PageTextKey, String)] {
    let reminder = item.value
    let priority: PageTextKey? =
      switch reminder.priority {
      case 1...4: .high
      case 5: .medium
      case 6...9: .low
      default: nil
      }
    return [
      (.due, page.dayTexts.due(reminder) ?? ""),
      (.done, reminder.completed.map { $0.formatted(.dateTime.locale(page.locale)) } ?? ""),
      (.repeat, RepeatText(texts: texts, days: page.dayTexts.days).text(reminder.recurrence) ?? ""),
      (.priority, priority.map { texts[$0] } ?? ""),
      (.place, ActionText.line(reminder.location)),
      (.notes, ActionText.lines(reminder.notes)),
      (.listName, ActionText.line(picture.collections[item.collection]?.name ?? "")),
      (
        .account,
        page.accountText(
          of: item.id, in: picture, account: SyncAccountText(picture.account(of: item.collection)))
      ),
    ]
  }
}
