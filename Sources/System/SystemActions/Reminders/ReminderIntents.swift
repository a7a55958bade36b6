import AppIntents
import PersonalStore
import SwiftUICore

/// An intent that shows something to do.
struct ShowReminderIntent: OpenIntent {
  static let title: LocalizedStringResource = .own("Show Reminder")
  static let persistentIdentifier = "Beckon.ShowReminder"
  static let openAppWhenRun = false

  @Parameter(title: .own("Reminder")) var target: ReminderEntity

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let context = try ActionContext.current()
    let reminder = try StoredItems.one(target.id, Reminder.self, context).value
    let state = reminder.isCompleted ? .own("Done") : target.when
    return .result(
      dialog: "\(([target.title, state].filter { !$0.isEmpty }).joined(separator: ", "))",
      view: ItemCard(title: target.title, lines: [state, ActionText.lines(reminder.notes)]))
  }
}

/// An intent that marks something as done. Of what comes again the next time becomes due.
struct CompleteReminderIntent: UndoableIntent {
  static let title: LocalizedStringResource = .own("Complete Reminder")
  static let persistentIdentifier = "Beckon.CompleteReminder"

  @Parameter(title: .own("Reminder")) var reminder: ReminderEntity

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<ReminderEntity> & ProvidesDialog
  {
    let context = try ActionContext.current()
    let item = try StoredItems.one(reminder.id, Reminder.self, context)
    let written = try context.store.complete(item.id)
    StoreUndo.register(written.change, of: context.store, named: .own("Complete “\(reminder.title)”"))
    let entity = ReminderEntity(written.item, context)
    return .result(
      value: entity,
      dialog: entity.isDone
        ? .own("Done: “\(entity.title)”") : .own("“\(entity.title)” is due again \(entity.when)"))
  }
}

/// An intent that deletes things to do.
struct DeleteRemindersIntent: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = .own("Delete Reminders")
  static let persistentIdentifier = "Beckon.DeleteReminders"

  @Parameter(title: .own("Reminders")) var entities: [ReminderEntity]

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await Deletion(self).delete(entities.map { ($0.id, $0.title) }))
  }
}
