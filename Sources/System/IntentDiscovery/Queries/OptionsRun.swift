import AppIntents

/// The circumstances in which the values to choose from are made: for an intent, with nobody to ask.
package final class OptionsRun: IntentRunContext {
  package let dependedIntent: (any AppIntent)?

  package init(for intent: (any AppIntent)?) { dependedIntent = intent }

  package var systemContext: IntentSystemContext { .outsideOfRun }
  @MainActor package var undoManager: UndoManager? { nil }
  package var progress: Progress { Progress(totalUnitCount: 0) }
  package var cancellationReason: IntentCancellationReason? { nil }

  package func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    throw IntentRunError(
      .outsideOfRun, "\(prompt.call) was called while values to choose from were made, where nobody is asked."
    )
  }

  package func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await operation()
  }
}
