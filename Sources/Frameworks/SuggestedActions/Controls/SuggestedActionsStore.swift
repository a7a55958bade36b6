import FoundationPlus
import Storage
import SuggestionEngine

/// Access to the stored answers about an app's messages and to the switches of suggestions. An addition of
/// Beckon.
///
/// An app uses it when a person deletes a message or conversation, and for settings of its own. All of it
/// belongs to the running app: other apps' answers and switches aren't affected. The functions may wait for
/// another process that writes, and therefore run off the main actor; views update automatically.
public enum SuggestedActionsStore {
  // MARK: Deletion

  /// Deletes the stored data about a message: its answer, and those that depend on it. The text is in no file
  /// afterwards.
  ///
  /// - Parameter message: The message, identified by its id.
  /// - Returns: The number of deleted answers.
  /// - Throws: ``SuggestedActionsError`` if the file can't be written.
  @discardableResult
  @concurrent public static func forget(message: SuggestedActionsMessage) async throws -> Int {
    guard let key = message.content.key else { return 0 }
    return try await deleting { try $0.forget(message: key) }
  }

  /// Deletes the stored data about the message with an id.
  ///
  /// - Returns: The number of deleted answers.
  /// - Throws: ``SuggestedActionsError`` if the file can't be written, or the id has no persistent form.
  @discardableResult
  @concurrent public static func forget(messageID: some Hashable & Sendable) async throws -> Int {
    let key: MessageKey
    do { key = try MessageKey(messageID) } catch {
      throw SuggestedActionsError(
        .unusableID, "\(error)", underlying: error)
    }
    return try await deleting { try $0.forget(message: key) }
  }

  /// Deletes the stored data about a conversation: all messages between the participants of one of its
  /// messages, and those linked to them as previous messages.
  ///
  /// - Parameter conversation: Any message of the conversation.
  /// - Returns: The number of deleted answers.
  /// - Throws: ``SuggestedActionsError`` if the file can't be written.
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
    // Without the entitlement nothing was stored.
    guard let store = service.store else { return 0 }
    let count: Int
    do { count = try delete(store) } catch { throw SuggestedActionsError(error) }
    await AnswerHolders.lookAgain(service, forgets: true)
    return count
  }

  // MARK: Switches

  /// The scope of a switch.
  public enum Scope: Sendable {
    /// All messages of the app.
    case app
    /// The conversation that a message belongs to.
    case conversation(of: SuggestedActionsMessage)
    /// Actions of a kind, in the whole app.
    case kind(SuggestedActionsKind)
  }

  /// Returns a Boolean value that indicates whether suggestions are on in a scope, considering the switch for
  /// all apps as well.
  public static func isOn(_ scope: Scope) -> Bool {
    let service = SuggestionService.current
    guard let store = service.store else { return false }
    // A conversation without participants has no switch of its own and follows the app's.
    let entry = entry(scope, service, store) ?? SuggestionSwitch(app: service.surroundings.app)
    return store.settings.isOn(
      kind: entry.kind.flatMap(ActionKind.init(rawValue:)), conversation: entry.conversation, app: entry.app)
  }

  /// Turns suggestions in a scope on or off. The setting is stored and takes effect immediately; answers are
  /// kept for when suggestions are turned on again. What a person has turned off for all apps stays off.
  ///
  /// - Throws: ``SuggestedActionsError`` if the switch can't be stored, and for the conversation of a message
  ///   without participants, which can't be distinguished from others.
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

  /// Returns the reasons for a message's suggested actions, or for their absence. If there is no answer yet,
  /// the message is analysed as by `SuggestedActionsView.generate(message:previousMessages:)`.
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
