import AppIntents
import PersonalStore

/// A deletion: it takes items out of the store, once the person has confirmed, so that they can be brought
/// back.
@MainActor
struct Deletion<Intent: UndoableIntent> {
  private let intent: Intent

  init(_ intent: Intent) { self.intent = intent }

  /// - Returns: What is said.
  /// - Throws: `PersonalStoreError`, `StorageError`; `IntentRunError` where the person says no.
  func delete(_ items: [(id: String, title: String)]) async throws -> IntentDialog {
    guard !items.isEmpty else { throw SystemActionsError(.notFound, .own("There is nothing to delete.")) }
    let context = try ActionContext.current()
    let what = items.count == 1 ? "“\(items[0].title)”" : .own("\(items.count) items")
    let delete = ConfirmationActionName.custom(
      acceptLabel: .own("Delete"), acceptAlternatives: [], denyLabel: .own("Cancel"), denyAlternatives: [],
      destructive: true)
    try await intent.requestConfirmation(actionName: delete, dialog: .own("Delete \(what)?"))
    for item in items {
      guard let id = Int64(item.id) else {
        throw SystemActionsError(.notFound, .own("It isn’t there any more."))
      }
      let change = try context.store.delete(ItemID(rawValue: id))
      StoreUndo.register(change, of: context.store, named: .own("Delete \(what)"))
    }
    return .own("Deleted \(what)")
  }
}
