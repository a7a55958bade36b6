import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// The frame around the fields of a form: its title, what is wrong, and the two ways out.
struct FormFrame<Fields: View>: View {
  let page: CalendarPage
  let title: String
  let problem: String?
  @ViewBuilder let fields: Fields

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: title).font(.title2).bold().accessibilityAddTraits(.isHeader)
      Form { fields }.onSubmit { page.save() }
      if let problem { Text(verbatim: problem).shellPart(.problem) }
      HStack {
        Button(page.texts[.cancel], role: .cancel) { page.form = nil }
        Button(page.texts[.save]) { page.save() }.buttonStyle(.borderedProminent)
      }
      .pageRole(PageRole("cal-buttons"))
    }
    .pageRole(PageRole("cal-detail"))
  }
}

/// The values of an event, as a form.
struct EventFormView: View {
  let page: CalendarPage
  let form: EventForm

  private var texts: PageTexts { page.texts }

  var body: some View {
    @Bindable var form = form
    let parts: DatePickerComponents = form.isAllDay ? [.date] : [.date, .hourAndMinute]
    FormFrame(page: page, title: texts[form.isNew ? .newEvent : .edit], problem: form.problem) {
      TextField(texts[.title], text: $form.title)
      if form.comesAgain {
        Picker(texts[.whatToChange], selection: $form.onlyThis) {
          Text(verbatim: texts[.onlyThis]).tag(true)
          Text(verbatim: texts[.allOfThem]).tag(false)
        }
      }
      Toggle(texts[.allDay], isOn: $form.isAllDay)
      DatePicker(texts[.start], selection: $form.start, displayedComponents: parts)
      DatePicker(
        texts[form.isAllDay ? .lastDay : .end], selection: $form.end, displayedComponents: parts)
      if !form.comesAgain || !form.onlyThis {
        Picker(texts[.repeat], selection: $form.choice) {
          ForEach(form.choices, id: \.self) { choice in Text(verbatim: name(of: choice)).tag(choice) }
        }
      }
      TextField(texts[.place], text: $form.place)
      if form.calendars.count > 1 {
        Picker(texts[.calendarName], selection: $form.calendar) {
          ForEach(form.calendars) { calendar in
            Text(verbatim: ActionText.line(calendar.name)).tag(Optional(calendar.id))
          }
        }
      }
      TextField(texts[.notes], text: $form.notes, axis: .vertical)
      ForEach(overlaps, id: \.self) { title in
        Label(texts(.overlaps, ["title": title]), systemImage: "exclamationmark.triangle")
      }
    }
  }

  private var overlaps: [String] {
    let found = Result { form.overlaps(in: try ActionContext.current().store) }
    return ((try? found.get()) ?? []).prefix(5).map { occurrence in
      let span = occurrence.interval
      let time = "\(page.dayTexts.time(span.start))–\(page.dayTexts.time(span.end))"
      return "\(ActionText.line(occurrence.event.title, limit: 80)), \(time)"
    }
  }

  private func name(of choice: RepeatChoice) -> String {
    switch choice {
    case .never: texts[.never]
    case .daily: texts[.daily]
    case .weekly: texts[.weekly]
    case .monthly: texts[.monthly]
    case .yearly: texts[.yearly]
    case .own:
      RepeatText(texts: texts, days: page.dayTexts.days).text(form.item?.value.recurrence)?
        .split(separator: "\n").first.map(String.init) ?? texts[.repeats]
    }
  }
}
