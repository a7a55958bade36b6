import SuggestedActions

func forget(_ message: ChatMessage) async throws {
  // listing forgetting
}
