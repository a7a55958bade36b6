import AppIntents
import PersonalStore

/// Something on the person's lists.
struct ReminderEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: .own("Reminder"))
  static let persistentIdentifier = "Beckon.Reminder"
  static let defaultQuery = ReminderQuery()

  let id: String
  @Property(title: .own("Title")) var title: String
  @Property(title: .own("Due")) var due: Date?
  @Property(title: .own("Done")) var isDone: Bool
  /// The due date as it is shown; empty where there is none.
  let when: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(isDone ? .own("Done") : when)",
      image: .init(systemName: isDone ? "checkmark.circle" : "circle"))
  }

  init(_ item: StoredItem<Reminder>, _ context: ActionContext) {
    id = item.id.description
    let reminder = item.value
    let due = reminder.due?.instant(in: context.timeZone)
    when =
      due.map { reminder.due?.isAllDay == true ? WhenText(context).day($0) : WhenText(context).moment($0) }
      ?? ""
    title = ActionText.line(reminder.title)
    self.due = due
    isDone = reminder.isCompleted
  }
}

/// A query that finds things to do by words, those that are due next first.
struct ReminderQuery: EntityStringQuery {
  static let persistentIdentifier = "Beckon.ReminderQuery"

  func entities(for identifiers: [String]) async throws -> [ReminderEntity] {
    let context = try ActionContext.current()
    return try StoredItems.all(identifiers, Reminder.self, context).map { ReminderEntity($0, context) }
  }

  func entities(matching string: String) async throws -> [ReminderEntity] {
    let context = try ActionContext.current()
    return try context.store.search(string, kinds: [.reminder], limit: 20).compactMap { found in
      guard case .reminder(let item) = found else { return nil }
      return ReminderEntity(item, context)
    }
  }

  func suggestedEntities() async throws -> [ReminderEntity] {
    let context = try ActionContext.current()
    return try context.store.openReminders(zone: context.timeZone).prefix(20).map {
      ReminderEntity($0, context)
    }
  }
}
