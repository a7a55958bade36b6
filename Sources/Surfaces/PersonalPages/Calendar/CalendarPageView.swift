import AppShell
import SwiftUICore

/// The page as a whole: what it is, ways to move, and the section that is chosen.
struct CalendarPageView: View {
  let page: CalendarPage

  var body: some View {
    VStack(alignment: .leading) {
      CalendarHeader(page: page)
      if let failure = page.failure { FailureView(page: page, text: failure) }
      if page.content.picture == nil, page.failure == nil {
        ProgressView(page.texts[.loading])
      } else {
        ConflictList(page: page)
        CalendarBody(page: page)
      }
    }
    .pageRole(PageRole("cal"))
    .environment(\.locale, page.locale)
    .environment(\.timeZone, page.zone)
    .onChange(of: page.zone) { page.read() }
  }
}

/// The content below the header.
struct CalendarBody: View {
  let page: CalendarPage

  var body: some View {
    switch page.form {
    case .event(let form): EventFormView(page: page, form: form)
    case .reminder(let form): ReminderFormView(page: page, form: form)
    case .contact(let form): ContactFormView(page: page, form: form)
    case nil:
      switch page.place {
      case .event: EventDetail(page: page)
      case .reminder: ReminderDetail(page: page)
      case .contact: ContactDetail(page: page)
      case nil:
        if page.content.found != nil, page.section != .contacts {
          FoundList(page: page)
        } else {
          switch page.section {
          case .month: MonthSection(page: page)
          case .list: AgendaSection(page: page)
          case .reminders: RemindersSection(page: page)
          case .contacts: ContactsSection(page: page)
          }
        }
      }
    }
  }
}

/// The header: where one is, and where one can go.
struct CalendarHeader: View {
  let page: CalendarPage

  private var texts: PageTexts { page.texts }
  private var isTimed: Bool { page.section == .month || page.section == .list }

  private var title: String {
    switch page.section {
    case .month: page.dayTexts.days.month(page.month.first)
    case .list:
      "\(page.dayTexts.days.short(page.listStart)) – "
        + page.dayTexts.days.short(page.listStart.adding(days: CalendarPage.listLength - 1))
    case .reminders: texts[.reminders]
    case .contacts: texts[.contacts]
    }
  }

  private var addTitle: String {
    switch page.section {
    case .month, .list: texts[.newEvent]
    case .reminders: texts[.newReminder]
    case .contacts: texts[.newContact]
    }
  }

  var body: some View {
    @Bindable var page = page
    HStack {
      Text(verbatim: title).font(.title2).bold().accessibilityAddTraits(.isHeader)
        .pageRole(PageRole("cal-title"))
      if isTimed {
        HStack(spacing: 4) {
          Button(
            texts[page.section == .month ? .previousMonth : .previousDays], systemImage: "chevron.backward"
          ) {
            page.move(-1)
          }
          .labelStyle(.iconOnly)
          Button(texts[.today]) { page.show(page.today) }
          Button(texts[page.section == .month ? .nextMonth : .nextDays], systemImage: "chevron.forward") {
            page.move(1)
          }
          .labelStyle(.iconOnly)
        }
        .pageRole(PageRole("cal-move"))
      }
      HStack(spacing: 0) {
        ForEach(CalendarPage.Section.allCases, id: \.self) { section in
          Button(title(of: section)) { page.choose(section) }
            .pageRole(PageRole("cal-view", states: ["pressed": "\(section == page.section)"]))
        }
      }
      .pageRole(PageRole("cal-views", role: "group", label: texts[.views]))
      TextField(texts[.search], text: $page.text, prompt: Text(verbatim: texts[.search]))
        .pageRole(PageRole("cal-search"))
      Button(addTitle, systemImage: "plus") { page.addSomething() }
        .labelStyle(.iconOnly).pageRole(PageRole("cal-add"))
      Button(texts[.close], systemImage: "xmark") { page.closePage() }
        .labelStyle(.iconOnly).pageRole(PageRole("cal-close"))
    }
    .pageRole(PageRole("cal-head"))
  }

  private func title(of section: CalendarPage.Section) -> String {
    switch section {
    case .month: texts[.month]
    case .list: texts[.list]
    case .reminders: texts[.reminders]
    case .contacts: texts[.contacts]
    }
  }
}

/// A view that says why nothing can be shown, with a way to try again.
struct FailureView: View {
  let page: CalendarPage
  let text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: text)
      Button(page.texts[.tryAgain]) { page.read() }.buttonStyle(.bordered)
    }
    .pageRole(PageRole("cal-failure", role: "alert"))
  }
}

/// A note that says what there is nothing of.
struct EmptyNote: View {
  let text: String

  var body: some View {
    Text(verbatim: text).foregroundStyle(.secondary).pageRole(PageRole("cal-empty"))
  }
}
