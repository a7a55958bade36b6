import AppIntents
import PersonalStore
import SwiftUICore

/// An intent that shows an event.
struct ShowEventIntent: OpenIntent {
  static let title: LocalizedStringResource = .own("Show Event")
  static let persistentIdentifier = "Beckon.ShowEvent"
  static let openAppWhenRun = false

  @Parameter(title: .own("Event")) var target: CalendarEventEntity

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let context = try ActionContext.current()
    let event = try StoredItems.one(target.id, CalendarEvent.self, context).value
    var lines = [target.when, ActionText.line(event.location)]
    if let rule = event.recurrence?.rules.first { lines.append(RuleText.of(rule, context)) }
    lines.append(ActionText.lines(event.notes))
    return .result(
      dialog: "\(target.title), \(target.when)", view: ItemCard(title: target.title, lines: lines))
  }
}

/// An intent that changes an event, in the same form in which events are added.
struct EditEventIntent: UndoableIntent {
  static let title: LocalizedStringResource = .own("Edit Event")
  static let persistentIdentifier = "Beckon.EditEvent"

  @Parameter(title: .own("Event")) var event: CalendarEventEntity

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<CalendarEventEntity>
    & ProvidesDialog
  {
    let context = try ActionContext.current()
    let item = try StoredItems.one(event.id, CalendarEvent.self, context)
    let draft = try EventDraft(changing: item, context)
    try await requestConfirmation(actionName: .set, dialog: .own("Change \(event.title)?")) {
      EventEditor(draft: draft)
    }
    let written = try context.store.change(item.id, as: CalendarEvent.self, ifRevision: item.revision) {
      try draft.fill(&$0)
    }
    StoreUndo.register(written.change, of: context.store, named: .own("Change “\(event.title)”"))
    let entity = CalendarEventEntity(written.item, context)
    return .result(value: entity, dialog: .own("Changed “\(entity.title)”, \(entity.when)"))
  }
}

/// An intent that deletes events, with all their occurrences.
struct DeleteEventsIntent: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = .own("Delete Events")
  static let persistentIdentifier = "Beckon.DeleteEvents"

  @Parameter(title: .own("Events")) var entities: [CalendarEventEntity]

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await Deletion(self).delete(entities.map { ($0.id, $0.title) }))
  }
}
