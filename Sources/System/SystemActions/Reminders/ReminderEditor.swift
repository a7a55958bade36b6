import PersonalStore
import SwiftUICore

/// The values of something to do, as a form.
struct ReminderEditor: View {
  let draft: ReminderDraft

  var body: some View {
    @Bindable var draft = draft
    Form {
      TextField(String.own("Title"), text: $draft.title)
      Toggle(String.own("Due"), isOn: $draft.isDue)
      if draft.isDue {
        Toggle(String.own("At a time"), isOn: $draft.hasTime)
        DatePicker(
          String.own("When"), selection: $draft.due,
          displayedComponents: draft.hasTime ? [.date, .hourAndMinute] : [.date])
      }
      if draft.lists.count > 1 {
        Picker(String.own("List"), selection: $draft.list) {
          ForEach(draft.lists) { list in Text(verbatim: list.name).tag(Optional(list.id)) }
        }
      }
      TextField(String.own("Notes"), text: $draft.notes, axis: .vertical)
    }
    .environment(\.locale, draft.context.locale)
    .environment(\.timeZone, draft.context.timeZone)
  }
}
