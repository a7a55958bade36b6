import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// The values of something to do, as a form.
struct ReminderFormView: View {
  let page: CalendarPage
  let form: ReminderForm

  private var texts: PageTexts { page.texts }

  var body: some View {
    @Bindable var form = form
    FormFrame(page: page, title: texts[form.isNew ? .newReminder : .edit], problem: form.problem) {
      TextField(texts[.title], text: $form.title)
      Toggle(texts[.hasDue], isOn: $form.isDue)
      if form.isDue {
        Toggle(texts[.atTime], isOn: $form.hasTime)
        DatePicker(
          texts[.when], selection: $form.due,
          displayedComponents: form.hasTime ? [.date, .hourAndMinute] : [.date])
      }
      Picker(texts[.priority], selection: $form.priority) {
        Text(verbatim: "–").tag(0)
        Text(verbatim: texts[.low]).tag(9)
        Text(verbatim: texts[.medium]).tag(5)
        Text(verbatim: texts[.high]).tag(1)
      }
      if form.lists.count > 1 {
        Picker(texts[.listName], selection: $form.list) {
          ForEach(form.lists) { list in
            Text(verbatim: ActionText.line(list.name)).tag(Optional(list.id))
          }
        }
      }
      TextField(texts[.notes], text: $form.notes, axis: .vertical)
    }
  }
}
