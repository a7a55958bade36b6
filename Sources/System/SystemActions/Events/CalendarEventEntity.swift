import AppIntents
import PersonalStore

/// An event of the person's calendars.
struct CalendarEventEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: .own("Event"))
  static let persistentIdentifier = "Beckon.Event"
  static let defaultQuery = CalendarEventQuery()

  let id: String
  @Property(title: .own("Title")) var title: String
  @Property(title: .own("Start")) var start: Date
  @Property(title: .own("All Day")) var isAllDay: Bool
  @Property(title: .own("Place")) var place: String
  /// Day and time, as they are shown.
  let when: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(place.isEmpty ? when : "\(when), \(place)")",
      image: .init(systemName: "calendar"))
  }

  init(_ item: StoredItem<CalendarEvent>, _ context: ActionContext) {
    id = item.id.description
    let event = item.value
    let start = event.start.instant(in: context.timeZone)
    let last = event.end.map {
      $0.adding(seconds: event.isAllDay ? -86_400 : 0).instant(in: context.timeZone)
    }
    when = WhenText(context).event(start: start, last: last, isAllDay: event.isAllDay)
    title = ActionText.line(event.title)
    self.start = start
    isAllDay = event.isAllDay
    place = ActionText.line(event.location)
  }
}

/// A query that finds events by words, those that come next first.
struct CalendarEventQuery: EntityStringQuery {
  static let persistentIdentifier = "Beckon.EventQuery"

  func entities(for identifiers: [String]) async throws -> [CalendarEventEntity] {
    let context = try ActionContext.current()
    return try StoredItems.all(identifiers, CalendarEvent.self, context).map {
      CalendarEventEntity($0, context)
    }
  }

  func entities(matching string: String) async throws -> [CalendarEventEntity] {
    let context = try ActionContext.current()
    return try context.store.search(string, kinds: [.event], limit: 20).compactMap { found in
      guard case .event(let item) = found else { return nil }
      return CalendarEventEntity(item, context)
    }
  }

  func suggestedEntities() async throws -> [CalendarEventEntity] {
    let context = try ActionContext.current()
    let now = context.clock.now()
    let coming = try context.store.occurrences(
      in: DateInterval(start: now, duration: 14 * 86_400), zone: context.timeZone, includingCancelled: false)
    var seen: Set<ItemID> = []
    let items = coming.occurrences.map(\.item).filter { seen.insert($0).inserted }.prefix(20)
    return try StoredItems.all(items.map(\.description), CalendarEvent.self, context)
      .map { CalendarEventEntity($0, context) }
  }
}
