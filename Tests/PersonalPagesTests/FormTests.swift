import CivilTime
import Foundation
import PersonalStore
import StoppedClock
import SuggestedActions
import SuggestionEngine
import Testing

@testable import PersonalPages

/// What is written by hand.
@MainActor struct FormTests {
  private let store: PersonalDatabase
  private let texts: PageTexts
  private let london: TimeZone

  init() throws {
    let clock = StoppedClock(Date(timeIntervalSince1970: 1_789_995_200))
    store = try PersonalDatabase(inMemory: PersonalDatabase.Context(clock: clock.clock))
    texts = try PageTexts.preferred(["en"])
    london = try #require(TimeZone(identifier: "Europe/London"))
  }

  private func at(_ day: CivilDate, _ hour: Int) -> CalendarTime {
    .zoned(day, ClockTime(secondOfDay: hour * 3_600), london)
  }

  private func entries(_ from: CivilDate, _ days: Int) throws -> [CalendarEntry] {
    try CalendarPicture(of: from...from.adding(days: days - 1), from: store, zone: london).entries
  }

  private func form(_ entry: CalendarEntry) throws -> EventForm {
    let item = try #require(try store.item(entry.occurrence.item, as: CalendarEvent.self))
    return EventForm(item, at: entry, calendars: [], zone: london, texts: texts)
  }

  @Test func aNewEventNeedsATitleAndAnEndAfterItsStart() throws {
    let start = Date(timeIntervalSince1970: 1_789_995_600)
    let form = EventForm(at: start, calendars: try store.collections(), zone: london, texts: texts)
    #expect(form.check() == texts[.needsTitle])
    form.title = "Dinner"
    form.end = start - 60
    #expect(form.check() == texts[.needsEnd])
    form.end = start + 3_600
    // The end moves with the start.
    form.start = start + 86_400
    #expect(form.end == start + 90_000)
    #expect(form.check() == nil)
    form.choice = .weekly
    let saved = try form.save(to: store)
    let event = try #require(try store.item(saved.item, as: CalendarEvent.self)).value
    #expect(event.recurrence?.rules == ["FREQ=WEEKLY"])
    #expect(event.start.zone?.identifier == "Europe/London")
    for change in saved.changes { try store.undo(change.id) }
    #expect(try store.count(.event) == 0)
  }

  @Test func oneOccurrenceIsChangedOrAllOfThem() throws {
    let first = try #require(CivilDate(year: 2026, month: 3, day: 20))
    _ = try store.create(
      CalendarEvent(
        title: "Choir", start: at(first, 18), end: at(first, 20),
        recurrence: Recurrence(rules: ["FREQ=WEEKLY"], exceptions: [at(first.adding(days: 21), 18)])))
    // Only the second is moved, by an hour. Clocks change between it and the third.
    let one = try form(try entries(first, 28)[1])
    #expect(one.comesAgain)
    one.start += 3_600
    _ = try one.save(to: store)
    func hours() throws -> [Int?] {
      try entries(first, 28).map { CalendarTime($0.occurrence.interval.start, in: london).clock?.hour }
    }
    #expect(try hours() == [18, 19, 18])
    // All go to Saturday; what was left out stays out.
    let all = try form(try entries(first, 28)[2])
    all.onlyThis = false
    all.start += 86_400
    all.title = "Singing"
    _ = try all.save(to: store)
    let moved = try entries(first, 28)
    #expect(moved.map(\.first).contains(first.adding(days: 1)))
    #expect(!moved.map(\.first).contains(first.adding(days: 22)))
    #expect(moved.first?.title == "Singing")
    #expect(try store.items(CalendarEvent.self).first?.value.start == at(first.adding(days: 1), 18))
  }

  @Test func whatAFormDoesNotShowStays() throws {
    let day = try #require(CivilDate(year: 2026, month: 3, day: 20))
    let written = try store.create(
      CalendarEvent(
        title: "Dinner", start: at(day, 19), end: at(day, 21), url: "https://example.org",
        attendees: [Attendee(name: "Juan", address: "juan@example.org", answer: .accepted)],
        alarms: [Alarm(.before(seconds: 900))]))
    let form = try form(try entries(day, 1)[0])
    form.place = "Luigi's"
    _ = try form.save(to: store)
    let event = try #require(try store.item(written.item.id, as: CalendarEvent.self)).value
    #expect(event.location == "Luigi's")
    #expect(event.attendees.map(\.name) == ["Juan"])
    #expect(event.alarms.count == 1 && event.url == "https://example.org")
  }

  @Test func whoWasSlowerIsToldSo() throws {
    let day = try #require(CivilDate(year: 2026, month: 3, day: 20))
    let written = try store.create(CalendarEvent(title: "Dinner", start: at(day, 19)))
    let form = try form(try entries(day, 1)[0])
    _ = try store.change(written.item.id, as: CalendarEvent.self) { $0.title = "Supper" }
    form.title = "Lunch"
    #expect {
      try form.save(to: store)
    } throws: {
      ($0 as? PersonalStoreError)?.code == .changedSince
    }
    #expect(try store.item(written.item.id, as: CalendarEvent.self)?.value.title == "Supper")
  }

  @Test func aReminderIsDueOnADayOrAtATime() throws {
    let due = Date(timeIntervalSince1970: 1_789_995_600)
    let form = ReminderForm(nil, due: due, lists: try store.collections(), zone: london, texts: texts)
    #expect(form.check() == texts[.needsTitle])
    form.title = "Call the bank"
    let saved = try form.save(to: store)
    #expect(try store.item(saved.item, as: Reminder.self)?.value.due?.isAllDay == true)
    let item = try #require(try store.item(saved.item, as: Reminder.self))
    let again = ReminderForm(item, due: due, lists: [], zone: london, texts: texts)
    again.hasTime = true
    again.due = due
    again.priority = 1
    _ = try again.save(to: store)
    let reminder = try #require(try store.item(saved.item, as: Reminder.self)).value
    #expect(reminder.due?.instant(in: london) == due)
    #expect(reminder.priority == 1)
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=MO,FR", "Every week on Monday, Friday"),
    ("FREQ=DAILY;INTERVAL=3;COUNT=5", "Every 3 days, 5 times"),
    ("FREQ=MONTHLY;BYMONTHDAY=15", "Every month on day 15"),
    ("FREQ=YEARLY;UNTIL=20280101", "Every year until 1 Jan 2028"),
    ("FREQ=HOURLY", "Repeats"), ("nonsense", "Repeats"),
  ])
  func rulesAreSaidInWords(_ rule: String, _ words: String) {
    let text = RepeatText(texts: texts, days: DayCalendar(Locale(identifier: "en_GB"))).text(rule: rule)
    #expect(String(text.unicodeScalars.filter { $0.value != 0x2068 && $0.value != 0x2069 }) == words)
  }

  @Test func allLanguagesHaveAllTextsWithTheSamePlaces() throws {
    let english = try PageTexts.preferred(["en"])
    func places(_ text: String) -> Set<String> {
      Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) })
    }
    for language in ["en", "de", "es", "fr"] {
      let other = try PageTexts.preferred([language])
      #expect(other.language == language)
      for key in PageTextKey.allCases {
        #expect(places(other[key]) == places(english[key]), "\(language) \(key)")
      }
    }
  }

  @Test func everyReasonForNoSuggestionIsSaidInEachLanguage() throws {
    typealias Reason = SuggestedActionsExplanation.Reason
    let english = try PageTexts.preferred(["en"])
    let reasons =
      Suggestions.Silence.allCases.map { Reason($0) } + [.noEntitlement, .unusableID, .failed]
    for language in ["de", "es", "fr"] {
      let texts = try PageTexts.preferred([language])
      for reason in reasons {
        #expect(texts.reason(reason) != english.reason(reason), "\(language) \(reason.name)")
      }
    }
    let german = try PageTexts.preferred(["de"])
    #expect(german.reason(.failed) == "Die Nachricht konnte nicht gelesen werden.")
    #expect(german.reason(Reason(.superseded)) == "Eine spätere Nachricht ändert es.")
  }
}
