import SuggestedActions
import UnicornChatModel

extension ModelManager {
  /// Puts the sample conversations in the place of everything that was said.
  func resetToSample() async {
    do {
      let (store, cast) = (store, cast)
      for conversation in conversations.value ?? [] { await forgetSuggestions(of: conversation) }
      try await Self.reset(store, cast)
      readConversations()
    } catch {
      failure = Failure("Not Reset", error)
    }
  }

  /// Reads the sample and writes it: some hundred milliseconds, during which windows are in use.
  @concurrent private static func reset(_ store: ChatStore, _ cast: Cast) async throws {
    try store.reset { try ChatHistory.seeded(cast: cast, context: store.context) }
  }
}
