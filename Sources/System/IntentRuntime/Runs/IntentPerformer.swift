import AppIntents
import IntentDiscovery

/// A performer that runs one intent of a run from its parameters to its result, and what the result opens.
struct IntentPerformer {
  let context: RunContext

  private var session: RunSession { context.session }
  private var runtime: IntentRuntime { context.runtime }

  /// Resolves the parameters, performs the intent, and runs what its result opens.
  ///
  /// - Throws: What `perform()` throws, and why it was not called.
  func run(_ arguments: [String: RunArgument]) async throws -> RunResult {
    let raw = try await IntentRun.$context.withValue(context) { try await perform(arguments) }
    return try await result(of: raw)
  }

  /// The result of `perform()` as it is.
  func perform(_ arguments: [String: RunArgument]) async throws -> any IntentResult {
    guard context.intentType.canRun else {
      throw IntentRunError(
        .notRunnable,
        "\(context.intentType.persistentIdentifier) holds the settings of a widget or a control; it can't be run."
      )
    }
    try await prepareApart(arguments)
    for _ in 0..<max(1, runtime.limits.restarts) {
      try session.checkCancelled()
      session.begin()
      do {
        let result = try await Performing.result(of: context.intent)
        try session.checkCancelled()
        if context.intentType.supportedModes.contains(.foreground(.deferred)) {
          _ = try await session.bringToFront(for: context.intent)
        }
        return result
      } catch let error {
        // What to do about it; throws where nothing can be done.
        if try await handle(error) { return IntentResultContainer<Never, Never, Never, Never>.result() }
      }
    }
    throw IntentRunError(
      .limitReached,
      "\(context.intentType) began anew \(runtime.limits.restarts) times without coming to an end.")
  }

  /// Does what comes before `perform()` in a task of its own: a task keeps the room for the frames of its deepest
  /// call to its end, and `perform()` may go on for long.
  private func prepareApart(_ arguments: [String: RunArgument]) async throws {
    async let isPrepared: Void = prepare(arguments)
    try await isPrepared
  }

  /// Does what comes before `perform()`: looks who is there, and gives the parameters their values.
  private func prepare(_ arguments: [String: RunArgument]) async throws {
    try await session.authenticate(for: context.intentType)
    try await Dependencies.load(of: context.intent)
    try await ParameterResolver(context: context).resolve(arguments)
    try await Preview(context: context).show()
    try await comeToFrontAtOnce()
  }

  private func comeToFrontAtOnce() async throws {
    let modes = context.intentType.supportedModes
    guard modes.contains(.foreground) else { return }
    if try await session.bringToFront(for: context.intent) || modes.contains(.background) { return }
    throw IntentRunError(
      .foregroundUnavailable,
      "'\(String(localized: context.intentType.title))' needs the app in front, and it can't come there.")
  }

  /// Handles a thrown error that asks for something, so that the intent can begin anew.
  ///
  /// - Returns: Whether the run is done already, because the error had the rest of the work with it.
  /// - Throws: The error, when it asks for nothing.
  private func handle(_ error: any Error) async throws -> Bool {
    if let error = error as? ParameterPromptError {
      try await answer(error.prompt)
      return false
    }
    let known = (error as? AppIntentError) ?? (error as? any CustomAppIntentErrorConvertible)?.appIntentError
    switch known?.kind {
    case .restart: return false
    case .needsValue(let parameter, let dialog):
      try await answer(IntentPrompt(call: "needsValueError(_:)", kind: .value(parameter), dialog: dialog))
      return false
    case .needsDisambiguation(let parameter, let items, let dialog):
      try await answer(
        IntentPrompt(
          call: "needsDisambiguationError(among:dialog:)", kind: .disambiguation(parameter, among: items),
          dialog: dialog))
      return false
    case .needsForeground(let dialog, let alwaysConfirm, let continuation):
      let prompt = IntentPrompt(
        call: "needsToContinueInForegroundError(_:alwaysConfirm:)",
        kind: .foreground(alwaysConfirm: alwaysConfirm), dialog: dialog)
      guard try await context.continueInForeground(prompt, alwaysConfirm: alwaysConfirm) else {
        throw IntentRunError(.cancelled, "The app may not come to the front.")
      }
      guard let continuation else { return false }
      try await continuation()
      return true
    case .wrapping(let inner): throw inner
    case .known, nil: throw error
    }
  }

  private func answer(_ prompt: IntentPrompt) async throws {
    let parameter: any AnyIntentParameter
    switch prompt.kind {
    case .value(let asked), .disambiguation(let asked, _), .confirmation(let asked, _): parameter = asked
    default: return
    }
    do {
      let answer = try await context.answer(to: prompt)
      try await ParameterResolver(context: context).set(parameter, to: answer, prompt)
    } catch {
      throw ParameterError.wrapping(error, context.name(of: parameter) ?? parameter.label)
    }
  }

  // MARK: The result

  private func result(of raw: any IntentResult) async throws -> RunResult {
    guard let parts = raw as? any IntentResultParts else { return RunResult(raw: raw) }
    var result = RunResult(raw: raw)
    result.value = parts.anyValue?.presentValue
    result.dialog = parts.anyDialog
    result.view = parts.snippetView
    result.actionButton = parts.actionButtonIntent
    if let snippet = parts.anySnippetIntent, !(snippet is EmptySnippetIntent) {
      result.snippet = runtime.snippets.snippet(snippet, for: session)
    }
    if let next = parts.anyOpensIntent { result.opened = try await open(next) }
    return result
  }

  private func open(_ next: any AppIntent) async throws -> [RunResult.OpenedIntent] {
    guard context.depth < runtime.limits.chain else {
      throw IntentRunError(
        .limitReached,
        "More than \(runtime.limits.chain) intents opened one another; the last is \(type(of: next)).")
    }
    let inner = next.copied(in: session, depth: context.depth + 1)
    let intent = inner.intent
    // What the first has done is done, whatever becomes of the next: its outcome is told beside.
    let outcome: RunOutcome
    do {
      let result = try await IntentPerformer(context: inner).run([:])
      outcome = session.outcome(of: intent, .finished(result))
    } catch {
      try session.checkCancelled()
      outcome = session.outcome(of: intent, IntentRuntime.ending(error, session))
    }
    let further = outcome.result?.opened ?? []
    return [RunResult.OpenedIntent(intent: intent, outcome: outcome)] + further
  }
}
