import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// A list of what was changed here and at a server at the same time, with both versions to choose from.
struct ConflictList: View {
  let page: CalendarPage

  var body: some View {
    ForEach(page.content.picture?.conflicts ?? []) { conflict in
      ConflictView(
        texts: page.texts, dayTexts: page.dayTexts, conflict: conflict,
        resolve: { page.resolve(conflict, $0) })
    }
  }
}

/// One conflict: its title, both versions, and the choices there are.
struct ConflictView: View {
  let texts: PageTexts
  let dayTexts: DayTexts
  let conflict: SyncConflict
  let resolve: @MainActor (SyncConflict.Choice) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(
        "\(ActionText.line(conflict.title, limit: 100)): \(texts[.conflictTitle])",
        systemImage: "exclamationmark.triangle"
      )
      .font(.headline)
      HStack(alignment: .top) {
        side(texts[.mine], conflict.mine, gone: texts[.deletedHere])
        side(texts[.theirs], conflict.theirs, gone: texts[.deletedThere])
      }
      .pageRole(PageRole("cal-sides"))
      HStack {
        Button(texts[.keepMine]) { resolve(.mine) }
        Button(texts[.keepTheirs]) { resolve(.theirs) }
        if conflict.mine != nil, conflict.theirs != nil {
          Button(texts[.keepBoth]) { resolve(.both) }
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
        let day = CalendarTime(event.start.instant(in: dayTexts.zone), in: dayTexts.zone).date
        let start = event.start.instant(in: dayTexts.zone)
        let when =
          event.isAllDay
          ? dayTexts.days.full(event.start.date)
          : "\(dayTexts.days.full(day)), \(dayTexts.time(start))"
        return [
          ActionText.line(event.title), when, ActionText.line(event.location),
          ActionText.lines(event.notes, limit: 300),
        ].filter { !$0.isEmpty }
      }
      if let reminder = try conflict.reminder(object) {
        return [
          ActionText.line(reminder.title), dayTexts.due(reminder) ?? "",
          reminder.isCompleted ? texts[.done] : "", ActionText.lines(reminder.notes, limit: 300),
        ].filter { !$0.isEmpty }
      }
      if let contact = try conflict.contact(object) {
        let ways = (contact.phones + contact.emails).prefix(6).map { ActionText.line($0.value, limit: 100) }
        return
          ([ActionText.line(contact.displayName), ActionText.line(contact.organization)] + ways
          + [ActionText.lines(contact.notes, limit: 300)])
          .filter { !$0.isEmpty }
      }
      return [ActionText.line(conflict.title)]
    } catch {
      return ["\(error)"]
    }
  }
}
