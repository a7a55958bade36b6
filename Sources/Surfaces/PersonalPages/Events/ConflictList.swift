import AppShell
import PersonalStore
import SystemActions
import SwiftUICore

/// What was changed here and at a server at the same time, with both versions to choose from.
struct ConflictList: View {
  let page: CalendarPage

  var body: some View {
    ForEach(page.content.picture?.conflicts ?? []) { conflict in
      ConflictView(page: page, conflict: conflict)
    }
  }
}

struct ConflictView: View {
  let page: CalendarPage
  let conflict: SyncConflict

  private var texts: PageTexts { page.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(
        "\(ActionText.line(conflict.title, limit: 100)): \(texts[.conflictTitle])",
        systemImage: "exclamationmark.arrow.triangle.2.circlepath"
      )
      .font(.headline)
      HStack(alignment: .top) {
        side(texts[.mine], conflict.mine, gone: texts[.deletedHere])
        side(texts[.theirs], conflict.theirs, gone: texts[.deletedThere])
      }
      .pageRole(PageRole("cal-sides"))
      HStack {
        Button(texts[.keepMine]) { page.resolve(conflict, .mine) }
        Button(texts[.keepTheirs]) { page.resolve(conflict, .theirs) }
        if conflict.mine != nil, conflict.theirs != nil {
          Button(texts[.keepBoth]) { page.resolve(conflict, .both) }
        }
      }
      .stackFlow(.wraps)
      .pageRole(PageRole("cal-buttons"))
    }
    .pageRole(PageRole("cal-conflict", role: "group", label: texts[.conflictTitle]))
  }

  private func side(_ name: String, _ object: ItemObject?, gone: String) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(verbatim: name).font(.footnote).foregroundStyle(.secondary)
      ForEach(Array(lines(object, gone: gone).enumerated()), id: \.offset) { line in
        Text(verbatim: line.element)
      }
    }
  }

  private func lines(_ object: ItemObject?, gone: String) -> [String] {
    guard object != nil else { return [gone] }
    do {
      if let event = try conflict.event(object) {
        let day = CalendarTime(event.start.instant(in: page.zone), in: page.zone).date
        let start = event.start.instant(in: page.zone)
        let when =
          event.isAllDay
          ? page.dayTexts.days.full(event.start.date)
          : "\(page.dayTexts.days.full(day)), \(page.dayTexts.time(start))"
        return [
          ActionText.line(event.title), when, ActionText.line(event.location),
          ActionText.lines(event.notes, limit: 300),
        ].filter { !$0.isEmpty }
      }
      if let reminder = try conflict.reminder(object) {
        return [
          ActionText.line(reminder.title), page.dayTexts.due(reminder) ?? "",
          reminder.isCompleted ? texts[.done] : "", ActionText.lines(reminder.notes, limit: 300),
        ].filter { !$0.isEmpty }
      }
      return [ActionText.line(conflict.title)]
    } catch {
      return ["\(error)"]
    }
  }
}
