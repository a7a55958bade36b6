import AppIntents
import AppShell
import CivilTime
import FoundationPlus
import Observation
import PersonalStore
import SwiftUICore
import SystemActions

/// The page with the person's calendar, reminders and contacts, in one window.
///
/// What it shows is read at once when it opens, moves, or the store tells of a change (of this process at once, of
/// others within a second). Where reading once took long it happens beside the main actor from then on, and what was
/// shown stays until the next is there.
@MainActor @Observable
final class CalendarPage: ShellPage {
  nonisolated static let order = 10
  nonisolated static var styleSheet: String { PageStyles.calendar }

  enum Section: String, CaseIterable {
    case month, list, reminders, contacts
  }

  /// The place that is in front of a section.
  enum Place: Hashable {
    /// An event, at one of its times.
    case event(ItemID, entry: String?)
    case reminder(ItemID)
    case contact(ItemID)
  }

  /// The form that is open.
  enum Form {
    case event(EventForm)
    case reminder(ReminderForm)
    case contact(ContactForm)
  }

  var section = Section.month
  /// What is searched for.
  var text = "" { didSet { if text != oldValue { read() } } }
  var selected: CivilDate
  var month: MonthGrid
  /// The first day of the list.
  var listStart: CivilDate
  var place: Place?
  var form: Form?
  /// Whether the person is asked which occurrences are to be deleted.
  var asksWhatToDelete = false
  private(set) var content = PageContent()
  /// Why nothing could be read.
  private(set) var failure: String?
  private(set) var isReading = false
  private(set) var isOpen = false

  @ObservationIgnored private weak var window: ShellModel?
  @ObservationIgnored let texts: PageTexts
  @ObservationIgnored private let days: DayCalendar
  @ObservationIgnored let edits: StoreEdits
  @ObservationIgnored private let context: ShellContext
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var reading: Task<Void, Never>?
  @ObservationIgnored private var cost = Duration.zero

  /// Above this a reading would be felt by whoever moves on.
  private static let patience = Duration.milliseconds(40)
  /// How many days the list has.
  static let listLength = 42

  init(_ window: ShellModel) throws {
    self.window = window
    context = window.context
    texts = try PageTexts.preferred(context.languages)
    edits = StoreEdits(window, texts)
    days = DayCalendar(context.locale)
    let today = CalendarTime(context.clock.now(), in: context.timeZone).date
    selected = today
    listStart = today
    month = MonthGrid(containing: today, in: days)
  }

  isolated deinit {
    following?.cancel()
    reading?.cancel()
  }

  var name: String { "calendar" }
  var title: String { texts[.calendar] }
  var systemImageName: String { "calendar" }
  var view: AnyView { AnyView(CalendarPageView(page: self)) }

  var zone: TimeZone { context.timeZone }
  var locale: Locale { context.locale }
  var dayTexts: DayTexts { DayTexts(texts: texts, days: days, locale: locale, zone: zone) }
  var now: Date { context.clock.now() }
  var today: CivilDate { CalendarTime(now, in: zone).date }

  // MARK: The page

  func open() {
    (section, place, form, asksWhatToDelete) = (.month, nil, nil, false)
    isOpen = true
    text = ""
    show(today)
    follow()
  }

  func close() {
    following?.cancel()
    following = nil
    reading?.cancel()
    reading = nil
    isOpen = false
    (place, form) = (nil, nil)
    content = PageContent()
  }

  func escape() -> Bool {
    if asksWhatToDelete {
      asksWhatToDelete = false
    } else if form != nil {
      form = nil
    } else if place != nil {
      leave()
    } else if !text.isEmpty {
      text = ""
    } else {
      return false
    }
    return true
  }

  func closePage() { window?.pages.close() }

  // MARK: Where actions lead

  func show(_ intent: any AppIntent) -> Bool {
    guard let place = ShownPlace(of: intent) else { return false }
    show(place)
    return true
  }

  func link(to value: any _IntentValue) -> NoticeAction? {
    guard let window, let place = ShownPlace(value: value) else { return nil }
    return NoticeAction(
      id: window.nextNumber(), title: texts[.show],
      kind: .perform { [weak self] in
        guard let self, let window = self.window else { return }
        self.show(place)
        window.pages.bringToFront(name)
      })
  }

  /// Shows a day or an item.
  func show(_ shown: ShownPlace) {
    isOpen = true
    (section, form, asksWhatToDelete) = (.month, nil, false)
    text = ""
    place = nil
    follow()
    switch shown {
    case .day(let date): show(CalendarTime(date ?? now, in: zone).date)
    case .event(let id):
      do {
        let event = try ActionContext.current().store.item(id, as: CalendarEvent.self)?.value
        place = .event(id, entry: nil)
        show(event.map { CalendarTime($0.start.instant(in: zone), in: zone).date } ?? today)
      } catch {
        // The same store is read for the page, which says what is wrong with it.
        show(today)
      }
    case .reminder(let id):
      section = .reminders
      place = .reminder(id)
      read()
    case .contact(let id):
      section = .contacts
      place = .contact(id)
      read()
    }
  }

  // MARK: Moving

  /// Shows the month of a day, and what is on that day.
  func show(_ day: CivilDate) {
    selected = day
    listStart = day
    if !month.contains(day) || content.picture?.days.contains(day) != true {
      month = MonthGrid(containing: day, in: dayTexts.days)
    }
    read()
  }

  func choose(_ section: Section) {
    (self.section, place, form, asksWhatToDelete) = (section, nil, nil, false)
    text = ""
    if section == .list { listStart = min(selected, today) }
    read()
  }

  /// The next or previous month, or weeks of the list.
  func move(_ steps: Int) {
    if section == .list {
      listStart = listStart.adding(days: steps * Self.listLength)
      read()
    } else {
      show(dayTexts.days.adding(months: steps, to: selected))
    }
  }

  func open(_ place: Place) {
    (self.place, form, asksWhatToDelete) = (place, nil, false)
    read()
  }

  func leave() {
    (place, form, asksWhatToDelete) = (nil, nil, false)
    read()
  }

  // MARK: Reading

  /// What is read for what is shown now.
  private var question: PageContent.Question {
    let days = section == .list ? listStart...listStart.adding(days: Self.listLength - 1) : month.days
    return PageContent.Question(
      days: min(days.lowerBound, selected)...max(days.upperBound, selected), text: text,
      hasContacts: section == .contacts, place: place, zone: zone)
  }

  /// Reads again what is shown.
  func read() {
    guard isOpen else { return }
    reading?.cancel()
    reading = nil
    let question = question
    guard cost > Self.patience else {
      let begin = ContinuousClock.now
      take(Result { try PageContent(question, from: ActionContext.current().store) })
      cost = ContinuousClock.now - begin
      return
    }
    isReading = true
    reading = Task { [weak self] in
      let begin = ContinuousClock.now
      let found = await Self.content(question)
      guard !Task.isCancelled, let self else { return }
      take(found)
      cost = ContinuousClock.now - begin
    }
  }

  @concurrent private nonisolated static func content(
    _ question: PageContent.Question
  ) async -> Result<PageContent, any Error> {
    Result { try PageContent(question, from: ActionContext.current().store) }
  }

  private func take(_ found: Result<PageContent, any Error>) {
    isReading = false
    switch found {
    case .success(let content): (self.content, failure) = (content, nil)
    case .failure(let error): failure = texts(.failed, ["reason": "\(error)"])
    }
  }

  private func follow() {
    guard following == nil else { return }
    do {
      let changes = try ActionContext.current().store.changes()
      following = Task { [weak self] in
        for await _ in changes { self?.read() }
      }
    } catch {
      // The reading says what is wrong with the store.
      following = nil
    }
  }

  // MARK: Changing

  /// Does something to the store that can be undone; what is wrong is told.
  func perform(_ name: String, _ work: (PersonalDatabase) throws -> [ChangeRecord]) -> String? {
    let problem: String?
    do {
      problem = edits.perform(name, in: try ActionContext.current().store, work)
    } catch {
      problem = texts(.notSaved, ["reason": "\(error)"])
    }
    read()
    return problem
  }

  /// The same, where no form stands in which what is wrong could be said.
  func performAndTell(_ name: String, _ work: (PersonalDatabase) throws -> [ChangeRecord]) {
    if let problem = perform(name, work) { window?.notices.tell(problem, kind: .failure) }
  }
}
