import Synchronization

@testable import AppIntents

/// A run that answers what it is asked from a list, and keeps what it was asked.
final class ScriptedRun: IntentRunContext {
  private let script: Mutex<(answers: [IntentPromptAnswer], prompts: [IntentPrompt])>
  let systemContext: IntentSystemContext
  let progress = Progress(totalUnitCount: 1)
  let dependedIntent: (any AppIntent)?
  let cancellationReason: IntentCancellationReason?
  @MainActor let undoManager: UndoManager?
  private let tasks = Mutex<[LongRunningTaskOptions]>([])

  init(_ answer: IntentPromptAnswer, _ more: IntentPromptAnswer...) {
    script = Mutex(([answer] + more, []))
    systemContext = .outsideOfRun
    dependedIntent = nil
    cancellationReason = nil
    undoManager = nil
  }

  init(
    mode: IntentModes.Current = .background, at timestamp: Date? = nil, undoManager: UndoManager? = nil,
    cancellationReason: IntentCancellationReason? = nil
  ) {
    script = Mutex(([], []))
    systemContext = IntentSystemContext(preciseTimestamp: timestamp, currentMode: mode)
    dependedIntent = nil
    self.cancellationReason = cancellationReason
    self.undoManager = undoManager
  }

  var prompts: [IntentPrompt] { script.withLock { $0.prompts } }

  /// The options of the long pieces of work that were asked for.
  var longTasks: [LongRunningTaskOptions] { tasks.withLock { $0 } }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    try script.withLock {
      $0.prompts.append(prompt)
      guard !$0.answers.isEmpty else { throw IntentRunError(.cancelled, "The script has no answer left.") }
      return $0.answers.removeFirst()
    }
  }

  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    tasks.withLock { $0.append(options) }
    try await operation()
  }

  /// Performs an intent as part of this run.
  func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
    try await IntentRun.$context.withValue(self) { () async throws -> Intent.PerformResult in
      try await intent.perform()
    }
  }
}
