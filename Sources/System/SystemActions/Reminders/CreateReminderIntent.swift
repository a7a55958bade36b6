import AppIntents
import PersonalStore
import SuggestionEngine

/// An intent that puts something to do on the person's list, once they have seen it.
struct CreateReminderIntent: UndoableIntent {
  static let title: LocalizedStringResource = .own("Create Reminder")
  static let description: IntentDescription? = IntentDescription(.own("Puts something to do on your list."))
  static let persistentIdentifier = "Beckon.CreateReminder"

  @Parameter(title: .own("Title"), requestValueDialog: .own("What is to be done?")) var title: String
  @Parameter(title: .own("Due")) var due: Date?
  /// Whether it is due at a time of the day, and not on the day.
  @Parameter(title: .own("At a Time"), default: true) var hasTime: Bool
  @Parameter(title: .own("Notes")) var notes: String?
  /// By its name; the default where nobody says.
  @Parameter(title: .own("List")) var list: String?
  /// The name of the reminder in the store, which tells of a suggestion that it was done.
  @Parameter(title: .own("Identifier")) var identifier: String?

  init() {}

  init(_ reminder: ReminderValues, identifier: String, timeZone: TimeZone) {
    self.identifier = identifier
    title = reminder.title
    if let day = reminder.due?.date {
      due = LocalMoment.date(day, reminder.due?.time, in: timeZone)
      hasTime = reminder.due?.time != nil
    }
  }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<ReminderEntity> & ProvidesDialog
  {
    let context = try ActionContext.current()
    let draft = try ReminderDraft(
      title: title, due: due, hasTime: hasTime, notes: notes ?? "",
      list: Collections.named(list, for: .reminder, context), context)
    try await requestConfirmation(actionName: .add, dialog: .own("Add \(draft.summary)?")) {
      ReminderEditor(draft: draft)
    }
    var reminder = Reminder(uid: ActionText.line(identifier ?? "", limit: 200), title: "")
    try draft.fill(&reminder)
    let written = try await NewItem(self, context).create(reminder, in: draft.list)
    return .result(
      value: ReminderEntity(written.item, context),
      dialog: written.isNew
        ? .own("Added “\(draft.summary)”") : .own("“\(draft.summary)” is on your list already"))
  }
}
