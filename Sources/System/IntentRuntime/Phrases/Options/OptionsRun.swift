import AppIntents

/// The circumstances in which the values to choose from are made: for an intent, with nobody to ask.
final class OptionsRun: IntentRunContext {
  let dependedIntent: (any AppIntent)?

  init(for intent: (any AppIntent)?) { dependedIntent = intent }

  var systemContext: IntentSystemContext { .outsideOfRun }
  @MainActor var undoManager: UndoManager? { nil }
  var progress: Progress { Progress(totalUnitCount: 0) }
  var cancellationReason: IntentCancellationReason? { nil }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    throw IntentRunError(
      .outsideOfRun, "\(prompt.call) was called while values to choose from were made, where nobody is asked.")
  }

  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await operation()
  }
}
