import AppIntents
import FoundationPlus

/// The context that one intent of a run works in while it is performed.
final class RunContext: IntentRunContext {
  let session: RunSession
  let intent: any AppIntent
  let parameters: [ParameterNames.Named]
  /// The number of intents of the run that came before this one.
  let depth: Int

  convenience init(_ intent: any AppIntent, in session: RunSession, depth: Int = 0) {
    self.init(intent, ParameterNames.of(intent), in: session, depth: depth)
  }

  /// - Parameter parameters: Those of the intent, which take time to find.
  init(
    _ intent: any AppIntent, _ parameters: [ParameterNames.Named], in session: RunSession, depth: Int
  ) {
    self.intent = intent
    self.session = session
    self.depth = depth
    self.parameters = parameters
  }

  var intentType: any AppIntent.Type { type(of: intent) }
  var runtime: IntentRuntime { session.runtime }

  /// The name under which the intent keeps a parameter, or nil when it is none of its own.
  func name(of parameter: any AnyIntentParameter) -> String? {
    parameters.first { $0.parameter === parameter }?.name
  }

  // MARK: IntentRunContext

  var systemContext: IntentSystemContext {
    IntentSystemContext(
      preciseTimestamp: session.date,
      currentMode: IntentModes.Current(
        isForeground: session.isInFront,
        canContinueInForeground: session.isInFront
          || intentType.supportedModes.foregroundMode != nil
            && session.surface.abilities.contains(.foreground)
      ))
  }

  @MainActor var undoManager: UndoManager? { session.undo.manager }
  var progress: Progress { session.progress }
  var dependedIntent: (any AppIntent)? { intent }
  var cancellationReason: IntentCancellationReason? { session.cancellation }

  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    session.timer.pause()
    defer { session.timer.resume() }
    let watch = StallWatch(session)
    defer { watch.stop() }
    try await operation()
    try session.checkCancelled()
  }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    try session.checkCancelled()
    switch prompt.kind {
    case .action(_, let conditions)
    where conditions == .lowConfidenceSource
      && (session.wasShown || !session.isUncertain && !session.showsFirst):
      return .confirmed(true)
    case .foreground(let alwaysConfirm):
      return .confirmed(try await continueInForeground(prompt, alwaysConfirm: alwaysConfirm))
    default:
      return try await RunPrompter(context: self).answer(to: prompt)
    }
  }

  // MARK: The foreground

  /// Brings the app to the front where the intent and the surface allow it, after a question where one is
  /// due.
  ///
  /// - Returns: Whether the person let it.
  /// - Throws: `IntentRunError` with `foregroundUnavailable` where the intent or the surface does not allow it
  ///   or the app did not come.
  func continueInForeground(_ prompt: IntentPrompt, alwaysConfirm: Bool) async throws -> Bool {
    if session.isInFront { return true }
    guard intentType.supportedModes.foregroundMode != nil else {
      throw IntentRunError(
        .foregroundUnavailable,
        "\(intentType) does not say that it may go on in the foreground. Add .foreground(.dynamic) or "
          + ".foreground(.deferred) to its supportedModes.")
    }
    guard session.surface.abilities.contains(.foreground) else {
      throw IntentRunError(.foregroundUnavailable, "The app can't come to the front here.")
    }
    if alwaysConfirm || !wasActiveRecently {
      guard case .confirmed(true) = try await RunPrompter(context: self).answer(to: prompt) else {
        return false
      }
    }
    guard try await session.bringToFront(for: intent) else {
      throw IntentRunError(.foregroundUnavailable, "The app did not come to the front.")
    }
    return true
  }

  private var wasActiveRecently: Bool {
    guard let last = session.surface.lastActivity else { return false }
    let passed = runtime.clock.now().timeIntervalSince(last)
    return (0...runtime.limits.recentActivity).contains(passed)
  }
}

/// A watch that calls a run off whose long piece of work has not come further for too long.
private final class StallWatch: Sendable {
  private let task: Task<Void, Never>

  init(_ session: RunSession) {
    let clock = session.runtime.clock
    let limit = session.runtime.limits.stall
    // Detached, so that it does not hold on to the run.
    task = Task.detached { [weak session] in
      var seen = session?.advance
      while !Task.isCancelled {
        do {
          try await clock.sleep(clock.now().addingTimeInterval(limit))
        } catch {
          return
        }
        guard let advance = session?.advance, !Task.isCancelled else { return }
        // A person who is asked may take any time.
        if advance == seen, !advance.isWaiting {
          session?.cancel(.timeout)
          return
        }
        seen = advance
      }
    }
  }

  func stop() { task.cancel() }
}
