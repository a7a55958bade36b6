import AppIntents
import PersonalStore
import SuggestionEngine

/// Puts an event into the person's calendar, once they have seen it and what else is at that time.
struct CreateEventIntent: UndoableIntent {
  static let title: LocalizedStringResource = .own("Create Event")
  static let description: IntentDescription? = IntentDescription(.own("Puts an event into your calendar."))
  static let persistentIdentifier = "Beckon.CreateEvent"

  @Parameter(title: .own("Title"), requestValueDialog: .own("What is it called?")) var title: String
  @Parameter(title: .own("Start"), requestValueDialog: .own("When does it begin?")) var start: Date
  /// Of whole days the last one.
  @Parameter(title: .own("End")) var end: Date?
  @Parameter(title: .own("All Day"), default: false) var isAllDay: Bool
  @Parameter(title: .own("Place")) var place: String?
  @Parameter(title: .own("Notes")) var notes: String?
  /// A recurrence rule of RFC 5545.
  @Parameter(title: .own("Repeats")) var rule: String?
  /// By its name; the default where there is none of that name.
  @Parameter(title: .own("Calendar")) var calendar: String?
  /// The name of the event in the store, which tells of a suggestion that it was done.
  @Parameter(title: .own("Identifier")) var identifier: String?

  init() {}

  init(_ event: EventValues, identifier: String, timeZone: TimeZone) {
    self.identifier = identifier
    title = event.title
    isAllDay = event.isAllDay || event.start.time == nil
    // An event without a day can't be made; the run asks for its start then.
    if let day = event.start.date {
      let start = LocalMoment.date(day, event.start.time, in: timeZone)
      self.start = start
      if let last = event.end?.date {
        end =
          isAllDay
          ? LocalMoment.date(max(day, last.adding(days: -1)), nil, in: timeZone)
          : max(start, LocalMoment.date(last, event.end?.time, in: timeZone))
      } else if !isAllDay {
        end = start.addingTimeInterval(Double(min(max(event.usualMinutes, 0), 10_080)) * 60)
      }
    }
    place = event.place
    rule = event.rule
    let others = event.attendees.compactMap { ActionText.given($0, limit: 80) }
    if !others.isEmpty { notes = .own("With \(others.joined(separator: ", "))") }
  }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<CalendarEventEntity>
    & ProvidesDialog
  {
    let context = try ActionContext.current()
    let draft = try EventDraft(
      title: title, start: start, end: end, isAllDay: isAllDay, place: place ?? "", notes: notes ?? "",
      rule: ActionText.given(rule), calendar: Collections.named(calendar, for: .event, context), context)
    try await requestConfirmation(actionName: .add, dialog: .own("Add \(draft.summary)?")) {
      EventEditor(draft: draft)
    }
    var event = CalendarEvent(
      uid: ActionText.line(identifier ?? "", limit: 200), title: "",
      start: CalendarTime(draft.start, in: context.timeZone))
    try draft.fill(&event)
    let written = try await NewItem(self, context).create(event, in: draft.calendar)
    let entity = CalendarEventEntity(written.item, context)
    return .result(
      value: entity,
      dialog: written.isNew
        ? .own("Added “\(event.title)”, \(entity.when)")
        : .own("“\(event.title)” is in your calendar already"))
  }
}
