import AppIntents
import IntentRuntime

/// An action that ends outside of the app: an address is opened after the person has seen, and may have
/// changed, what it is made of.
///
/// The action always asks: a message decides what is suggested, a person what is opened.
protocol OpeningIntent: UnpreviewedIntent {
  /// The question, without the values, which stand in the fields: "Call?".
  @MainActor var question: String { get }
  static var actionName: ConfirmationActionName { get }
  /// Returns the fields of which the address is made.
  /// - Throws: What can't be opened at all.
  @MainActor func draft(_ context: ActionContext) throws -> FieldsDraft
  /// The address, from the values as the person left them, and what is said once it is open.
  @MainActor func address(_ draft: FieldsDraft, _ context: ActionContext) throws -> (
    address: String, done: String
  )
}

extension OpeningIntent {
  /// - Throws: `SystemActionsError`; `IntentRunError` where the person says no or nobody can be asked.
  @MainActor func open() async throws -> IntentDialog {
    let context = try ActionContext.current()
    let draft = try draft(context)
    try await requestConfirmation(actionName: Self.actionName, dialog: .plain(question)) {
      FieldsEditor(draft: draft)
    }
    let (address, done) = try address(draft, context)
    try await ActionEffects.open(ActionLink(address))
    return .plain(done)
  }
}
