import PersonalStore
import SwiftUICore

/// The values of an event, as a form.
struct EventEditor: View {
  let draft: EventDraft

  var body: some View {
    @Bindable var draft = draft
    let parts: DatePickerComponents = draft.isAllDay ? [.date] : [.date, .hourAndMinute]
    Form {
      TextField(String.own("Title"), text: $draft.title)
      Toggle(String.own("All day"), isOn: $draft.isAllDay)
      DatePicker(String.own("Start"), selection: $draft.start, displayedComponents: parts)
      DatePicker(
        draft.isAllDay ? String.own("Last day") : String.own("End"), selection: $draft.end,
        displayedComponents: parts)
      TextField(String.own("Place"), text: $draft.place)
      if let rule = draft.rule { Toggle(RuleText.of(rule, draft.context), isOn: $draft.repeats) }
      if draft.calendars.count > 1 {
        Picker(String.own("Calendar"), selection: $draft.calendar) {
          ForEach(draft.calendars) { calendar in Text(verbatim: calendar.name).tag(Optional(calendar.id)) }
        }
      }
      TextField(String.own("Notes"), text: $draft.notes, axis: .vertical)
      ForEach(draft.conflicts, id: \.self) { line in
        Label {
          Text(verbatim: line)
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
      }
    }
    .environment(\.locale, draft.context.locale)
    .environment(\.timeZone, draft.context.timeZone)
  }
}
