import AppIntents

/// A caller that runs intents that an app calls itself: `try await order()`.
///
/// The value is performed as it is, with everything that it stores: parameters that had no value have one
/// afterwards. Errors are thrown as they come. Inside of a run the call is part of it: what it asks is
/// asked by that run, what it registers is undone with it, and calling that run off ends the call. Outside
/// of a run there is no time limit, and cancelling the task that calls ends it.
package struct AppCaller: IntentCaller {
  private let runtime: IntentRuntime
  private let surface: any RunSurface

  /// - Parameter surface: Who is asked where no run is under way.
  package init(_ runtime: IntentRuntime, on surface: any RunSurface = SilentSurface()) {
    self.runtime = runtime
    self.surface = surface
  }

  package func call<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
    if let caller = IntentRun.context as? RunContext {
      guard caller.depth < runtime.limits.chain else {
        throw IntentRunError(
          .limitReached,
          "More than \(runtime.limits.chain) intents called one another; the last is \(Intent.self).")
      }
      return try await perform(intent, RunContext(intent, in: caller.session, depth: caller.depth + 1))
    }
    let session = RunSession(RunRequest(intent), on: surface, in: runtime, recorded: nil)
    do {
      let result = try await perform(intent, RunContext(intent, in: session))
      await runtime.keepUndo(of: session, intent)
      return result
    } catch {
      await runtime.keepUndo(of: session, intent)
      throw error
    }
  }

  private func perform<Intent: AppIntent>(
    _ intent: Intent, _ context: RunContext
  ) async throws -> Intent.PerformResult {
    let result = try await IntentRun.$context.withValue(context) {
      try await IntentPerformer(context: context).perform([:])
    }
    guard let result = result as? Intent.PerformResult else {
      throw IntentRunError(
        .unexpectedAnswer,
        "\(Intent.self) went on in the foreground without a result of type \(Intent.PerformResult.self).")
    }
    return result
  }
}
