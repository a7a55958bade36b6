import FoundationPlus
import Storage
import SuggestionEngine

/// What is kept of an app's messages, and what is switched off: Beckon's own, beside the platform's interface.
///
/// An app calls it when a person deletes a message or a conversation, and for settings of its own. All of it is
/// the running app's: another app's answers and switches aren't touched. Everything may wait for another process
/// that writes, and therefore runs off the main actor; views follow by themselves.
public enum SuggestedActionsStore {
  // MARK: Deletion

  /// Deletes what was kept of a message: its answer, and those that rest on it. The text is in no file afterwards.
  ///
  /// - Parameter message: The message, of which the id counts.
  /// - Returns: How many answers were deleted.
  /// - Throws: ``SuggestedActionsError`` where the file can't be written.
  @discardableResult
  @concurrent public static func forget(message: SuggestedActionsMessage) async throws -> Int {
    guard let key = message.content.key else { return 0 }
    return try await deleting { try $0.forget(message: key) }
  }

  /// Deletes what was kept of the message with an id.
  ///
  /// - Returns: How many answers were deleted.
  /// - Throws: ``SuggestedActionsError`` where the file can't be written, or the id has no form that lasts.
  @discardableResult
  @concurrent public static func forget(messageID: some Hashable & Sendable) async throws -> Int {
    let key: MessageKey
    do { key = try MessageKey(messageID) } catch {
      throw SuggestedActionsError(
        .unusableID, "\(error)", underlying: error)
    }
    return try await deleting { try $0.forget(message: key) }
  }

  /// Deletes what was kept of a conversation: of all messages between the people of one of its messages, and
  /// those that are linked to them as earlier messages.
  ///
  /// - Parameter conversation: Any message of it.
  /// - Returns: How many answers were deleted.
  /// - Throws: ``SuggestedActionsError`` where the file can't be written.
  @discardableResult
  @concurrent public static func forget(conversation message: SuggestedActionsMessage) async throws -> Int {
    guard let keyed = message.content.keyed else { return 0 }
    return try await deleting { store in
      var count = 0
      if let name = store.conversationName(of: keyed.message) {
        count += try store.forget(conversation: name)
      }
      return try count + store.forget(message: keyed.key)
    }
  }

  private static func deleting(_ delete: @Sendable (AnswerStore) throws -> Int) async throws -> Int {
    let service = SuggestionService.current
    // Without the entitlement nothing was kept.
    guard let store = service.store else { return 0 }
    let count: Int
    do { count = try delete(store) } catch { throw SuggestedActionsError(error) }
    await AnswerHolders.lookAgain(service, forgets: true)
    return count
  }

  // MARK: Switches

  /// What a switch holds for.
  public enum Scope: Sendable {
    /// All messages of the app.
    case app
    /// The messages of the conversation that a message belongs to.
    case conversation(of: SuggestedActionsMessage)
    /// Actions of a kind, in the whole app.
    case kind(SuggestedActionsKind)
  }

  /// Whether anything is suggested in a scope. A switch for all apps counts, too.
  public static func isOn(_ scope: Scope) -> Bool {
    let service = SuggestionService.current
    guard let store = service.store else { return false }
    // A conversation of nobody has no switch of its own, and follows the app's.
    let entry = entry(scope, service, store) ?? SuggestionSwitch(app: service.surroundings.app)
    return store.settings.isOn(
      kind: entry.kind.flatMap(ActionKind.init(rawValue:)), conversation: entry.conversation, app: entry.app)
  }

  /// Switches suggestions in a scope on or off. It lasts, holds at once, and takes nothing that was worked out:
  /// switched on again, it is there again. What a person switched off elsewhere (for all apps) stays off.
  ///
  /// - Throws: ``SuggestedActionsError`` where the switch can't be kept, and for the conversation of a
  ///   message that names nobody, which can't be told from others.
  @concurrent public static func set(_ isOn: Bool, _ scope: Scope) async throws {
    let service = SuggestionService.current
    guard let store = service.store else { return }
    guard let entry = entry(scope, service, store) else {
      throw SuggestedActionsError(
        .nobody, "A message without names or handles belongs to no conversation that could be switched off.")
    }
    do {
      try await service.set(isOn, entry)
    } catch {
      throw SuggestedActionsError(error)
    }
  }

  private static func entry(
    _ scope: Scope, _ service: SuggestionService, _ store: AnswerStore
  ) -> SuggestionSwitch? {
    let app = service.surroundings.app
    switch scope {
    case .app: return SuggestionSwitch(app: app)
    case .kind(let kind): return SuggestionSwitch(app: app, kind: kind.kind)
    case .conversation(let message):
      guard let keyed = message.content.keyed, let name = store.conversationName(of: keyed.message) else {
        return nil
      }
      return SuggestionSwitch(app: app, conversation: name)
    }
  }

  // MARK: Reasons

  /// Why a message suggests what it does, or nothing. The answer is made where there is none yet, as by
  /// `SuggestedActionsView.generate(message:previousMessages:)`.
  ///
  /// - Throws: `CancellationError`.
  @concurrent public static func explanation(
    of message: SuggestedActionsMessage, previousMessages: [SuggestedActionsMessage] = []
  ) async throws -> SuggestedActionsExplanation {
    let service = SuggestionService.current
    guard service.isEntitled else { return .nothing(.noEntitlement) }
    guard message.content.key != nil else { return .nothing(.unusableID) }
    let question = Question(message, after: previousMessages, reader: service.reader)
    guard let found = try await service.answer(question, isShown: false) else { return .nothing(.failed) }
    return SuggestedActionsExplanation(found)
  }
}
