import AppIntents

/// The call of `perform()`.
enum Performing {
  /// The result of one call, without its type.
  static func result(of intent: any AppIntent) async throws -> any IntentResult {
    func perform<Intent: AppIntent>(_ intent: Intent) async throws -> any IntentResult {
      try await intent.perform()
    }
    return try await perform(intent)
  }
}
