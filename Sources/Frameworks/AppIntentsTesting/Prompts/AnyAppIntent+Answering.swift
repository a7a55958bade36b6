import IntentRuntime

extension AnyAppIntent {
  /// Runs the intent and answers its questions, in order. Not part of Apple's framework.
  ///
  /// - Throws: The error of the intent; `IntentRunError` with `cancelled` if an answer cancels the run, and
  ///   if a value does not fit its parameter; `IntentTestingError` if there is no answer to a question, one
  ///   does not fit, or answers are left over.
  @discardableResult public func run(answering answers: PromptAnswer...) async throws -> ResolvedIntentResult
  {
    try await run(answering: answers)
  }

  /// Runs the intent and answers its questions, in order. Not part of Apple's framework.
  ///
  /// - Throws: The same errors as `run(answering:)` with single answers.
  @discardableResult public func run(answering answers: [PromptAnswer]) async throws -> ResolvedIntentResult {
    try await run(on: AnswerScript(answers, in: app))
  }

  /// Runs the intent and answers its questions by a function, which is called from any task. Not part of
  /// Apple's framework.
  ///
  /// - Throws: The error of the intent or of the function, or `IntentTestingError` if an answer does not fit.
  @discardableResult public func run(
    answering: @escaping @Sendable (AskedPrompt) async throws -> PromptAnswer
  ) async throws -> ResolvedIntentResult {
    try await run(on: AnswerScript(answering, in: app))
  }

  /// Starts a run that continues in the background, so that the test can inspect, answer and cancel it. Not
  /// part of Apple's framework.
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
  /// Runs an intent to completion.
  func run(_ request: RunRequest, on script: AnswerScript) async throws -> ResolvedIntentResult {
    let outcome = await isolated { await runtime.run(request, on: script) }
    let finished = outcome.result != nil
    if let failure = script.failure(finished: finished) { throw failure }
    return try ResolvedIntentResult(outcome, asked: script.asked, in: self)
  }
}
