import IntentRuntime

extension AnyAppIntent {
  /// Runs the intent and answers what it asks, in this order. Not part of Apple's framework.
  ///
  /// - Throws: What the intent throws; `IntentRunError` with `cancelled` when an answer calls it off, and when a
  ///   value does not fit its parameter; `IntentTestingError` when there is no answer to a question, when one
  ///   does not fit, or when answers are left over.
  @discardableResult public func run(answering answers: PromptAnswer...) async throws -> ResolvedIntentResult
  {
    try await run(answering: answers)
  }

  /// Runs the intent and answers what it asks, in this order. Not part of Apple's framework.
  ///
  /// - Throws: As `run(answering:)` with single answers.
  @discardableResult public func run(answering answers: [PromptAnswer]) async throws -> ResolvedIntentResult {
    try await run(on: AnswerScript(answers, in: app))
  }

  /// Runs the intent and answers what it asks by a function, which is called from any task. Not part of
  /// Apple's framework.
  ///
  /// - Throws: What the intent throws; what the function throws; `IntentTestingError` when an answer does not
  ///   fit.
  @discardableResult public func run(
    answering: @escaping @Sendable (AskedPrompt) async throws -> PromptAnswer
  ) async throws -> ResolvedIntentResult {
    try await run(on: AnswerScript(answering, in: app))
  }

  /// Begins a run, which goes on by itself, so that the test can look at it meanwhile, answer, and call it off.
  /// Not part of Apple's framework.
  ///
  /// - Throws: `IntentTestingError` with `unknownDefinition` or `badArguments`.
  public func start() async throws -> RunningIntent {
    let request = try request()
    let channel = PromptChannel(in: app)
    let run = await app.isolated { app.runtime.start(request, on: channel) }
    return RunningIntent(run, channel, in: app)
  }

  private func run(on script: AnswerScript) async throws -> ResolvedIntentResult {
    let request = try request()
    return try await app.run(request, on: script)
  }

  private func request() throws -> RunRequest {
    try values.check()
    let intent = try app.intent(identifier).init()
    var arguments: [String: RunArgument] = [:]
    for name in values.names {
      if let value = values[name] {
        arguments[name] = .value(try ValueResolution(app: app).value(of: value))
      }
    }
    return RunRequest(
      intent, arguments: arguments, source: .test,
      authentication: RunAuthentication(app.circumstances.presence))
  }
}

extension AppUnderTest {
  /// Runs an intent to its end.
  func run(_ request: RunRequest, on script: AnswerScript) async throws -> ResolvedIntentResult {
    let outcome = await isolated { await runtime.run(request, on: script) }
    let finished = outcome.result != nil
    if let failure = script.failure(finished: finished) { throw failure }
    return try ResolvedIntentResult(outcome, asked: script.asked, in: self)
  }
}
