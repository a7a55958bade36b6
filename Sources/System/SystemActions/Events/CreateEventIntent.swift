import AppIntents
import PersonalStore
import SuggestionEngine

/// An intent that puts an event into the person's calendar, once they have seen it and what else is at that
/// time.
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
  /// The names under which an earlier form of the event may be in the store, which is changed then.
  @Parameter(title: .own("Changes")) var changed: [String]?

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
    for uid in changed ?? [] {
      guard let item = try context.store.items(uid: uid, as: CalendarEvent.self).first else { continue }
      let (entity, dialog) = try await change(item, context)
      return .result(value: entity, dialog: dialog)
    }
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

  /// Moves an event that is there to the time and the place of this one; its name, its notes and its calendar
  /// stay as the person has them.
  @MainActor private func change(_ item: StoredItem<CalendarEvent>, _ context: ActionContext) async throws
    -> (CalendarEventEntity, IntentDialog)
  {
    let event = item.value
    let draft = try EventDraft(
      title: event.title, start: start, end: end, isAllDay: isAllDay,
      place: ActionText.given(place) ?? event.location, notes: event.notes,
      rule: ActionText.given(rule) ?? event.recurrence?.rules.first, calendar: item.collection,
      changing: item, context)
    try await requestConfirmation(actionName: .set, dialog: .own("Change to \(draft.summary)?")) {
      EventEditor(draft: draft)
    }
    let written = try context.store.change(item.id, as: CalendarEvent.self, ifRevision: item.revision) {
      try draft.fill(&$0)
    }
    let title = ActionText.line(event.title, limit: 60)
    StoreUndo.register(written.change, of: context.store, named: .own("Change “\(title)”"))
    let entity = CalendarEventEntity(written.item, context)
    return (entity, .own("Changed “\(entity.title)”, \(entity.when)"))
  }
}
