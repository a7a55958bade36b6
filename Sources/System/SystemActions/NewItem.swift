import AppIntents
import PersonalStore

/// A new item of the store: it writes what an action makes, so that it can be undone.
@MainActor
struct NewItem<Intent: UndoableIntent> {
  private let intent: Intent
  private let context: ActionContext

  init(_ intent: Intent, _ context: ActionContext) {
    self.intent = intent
    self.context = context
  }

  /// Stores a new item. Where the same one is there under another name the person is asked; where this action
  /// was done already, in another window perhaps, nothing is written.
  /// - Throws: `PersonalStoreError`, `StorageError`; `IntentRunError` where the person says no.
  func create<Value: PersonalValue>(_ value: Value, in collection: CollectionID?) async throws
    -> (item: StoredItem<Value>, isNew: Bool)
  {
    if !value.uid.isEmpty, let done = try context.store.items(uid: value.uid, as: Value.self).first {
      return (done, false)
    }
    do {
      return (keep(try context.store.create(value, in: collection)), true)
    } catch let error as PersonalStoreError where error.code == .duplicate {
      if !value.uid.isEmpty, let done = try context.store.items(uid: value.uid, as: Value.self).first {
        return (done, false)
      }
      try await intent.requestConfirmation(
        actionName: .add,
        dialog: .own("“\(ActionText.line(value.label, limit: 80))” is there already. Add another?"))
      return (keep(try context.store.create(value, in: collection, allowingDuplicate: true)), true)
    }
  }

  private func keep<Value: PersonalValue>(_ written: WrittenItem<Value>) -> StoredItem<Value> {
    let title = ActionText.line(written.item.value.label, limit: 60)
    StoreUndo.register(written.change, of: context.store, named: .own("Add “\(title)”"))
    return written.item
  }
}
