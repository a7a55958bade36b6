import AppIntents
import CivilTime
import FoundationPlus
import PersonalStore
import SuggestionEngine
import Testing
import TextAnalysis

@testable import SystemActions

/// A plan that a later message changes: the event that was added moves, and none is added beside it.
@Suite(.timeLimit(.minutes(2))) struct PlanChangeTests {
  private let dinner = EventValues(title: "Dinner", start: .at(2026, 3, 13, 19), place: "Luigi’s")
  private let later = EventValues(title: "Dinner", start: .at(2026, 3, 14, 20))

  /// The message in which the plan changes.
  private func change(of first: EventValues) throws -> ActionSource {
    var source = ActionSource.juan
    source.message = try MessageKey("m9")
    source.changed = [ActionIdentity.uid(of: .of(.createEvent(first)), from: .juan)]
    return source
  }

  private func events(_ desk: Desk) throws -> [CalendarEvent] {
    try desk.store.items(CalendarEvent.self).map(\.value)
  }

  @Test func theEventThatWasAddedMoves() async throws {
    let desk = try Desk()
    await desk.run(.createEvent(dinner)) { form in
      try form.type("Dinner with everybody", into: "Title")
      return true
    }
    let outcome = await desk.run(.createEvent(later), from: try change(of: dinner)) { form in
      #expect(form.dialog == "Change to Dinner with everybody, Sat 14 Mar, 20:00, Luigi’s?")
      return true
    }
    #expect(outcome.said == "Changed “Dinner with everybody”, Sat 14 Mar, 20:00")
    let event = try #require(try events(desk).first)
    #expect(try events(desk).count == 1)
    #expect(event.start == .zoned(day(14), try #require(ClockTime(hour: 20)), Desk.zone))
    #expect(event.title == "Dinner with everybody" && event.location == "Luigi’s", "the person’s own stays")
  }

  @Test func whereNoneWasAddedOneIs() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.createEvent(later), from: try change(of: dinner))
    #expect(outcome.said == "Added “Dinner”, Sat 14 Mar, 20:00")
    #expect(try events(desk).count == 1)
  }

  @MainActor @Test func theStandingFollowsTheStore() async throws {
    let desk = try Desk()
    let (done, action) = (DoneActions { desk.store }, SuggestedAction.of(.createEvent(later)))
    let source = try change(of: dinner)
    #expect(done.standing(of: action, from: source, in: Desk.zone) == .open)
    await desk.run(.createEvent(dinner))
    // As after a restart: nothing is kept beside the store.
    let again = DoneActions { desk.store }
    #expect(again.standing(of: action, from: source, in: Desk.zone) == .changes(source.changed[0]))
    await desk.run(.createEvent(later), from: source)
    #expect(DoneActions { desk.store }.standing(of: action, from: source, in: Desk.zone) == .done)
  }

  @Test func whatIsPastIsOfNoUse() throws {
    func end(_ values: SuggestedAction.Values) -> Date? {
      ActionLifetime.end(of: .of(values), from: Desk.now, in: Desk.zone)
    }
    #expect(end(.copyCode(OneTimeCodeValue(code: "1234"))) == Desk.now.addingTimeInterval(600))
    let midnight = CalendarTime.day(day(14)).instant(in: Desk.zone)
    #expect(end(.createReminder(ReminderValues(title: "Call", due: .at(2026, 3, 13, 9)))) == midnight)
    #expect(end(.createReminder(ReminderValues(title: "Call", due: nil))) == nil)
    #expect(end(.getRide(RideValues(destination: "home", time: .at(2026, 3, 13, 23)))) == midnight)
    #expect(end(.getRide(RideValues(destination: "home"))) == nil)
    func instant(_ day: Int, _ hour: Int) -> Date? {
      ClockTime(hour: hour).map { CalendarTime.zoned(self.day(day), $0, Desk.zone).instant(in: Desk.zone) }
    }
    #expect(end(.createEvent(dinner)) == instant(13, 20), "an hour, where nothing else is said")
    var event = dinner
    event.end = .at(2026, 3, 13, 23)
    #expect(end(.createEvent(event)) == instant(13, 23))
    event = EventValues(title: "Fair", start: .at(2026, 3, 13), isAllDay: true)
    #expect(end(.createEvent(event)) == midnight)
    event.end = .at(2026, 3, 15)
    #expect(end(.createEvent(event)) == CalendarTime.day(day(15)).instant(in: Desk.zone))
    event.rule = "FREQ=YEARLY"
    #expect(end(.createEvent(event)) == nil, "what repeats comes again")
    #expect(end(.viewCalendar(day(13))) == midnight)
    #expect(end(.openLink("https://example.org")) == nil)
  }

  private func day(_ day: Int) -> CivilDate {
    CivilDate(year: 2026, month: 3, day: day) ?? CivilDate(dayNumber: 0)
  }
}
