import AppIntents
import IntentDiscovery

/// A call of the app's code, with its dependencies made ready and a limit of time.
struct QueryRun {
  let context: RunContext

  /// - Throws: What the app's code throws; `IntentRunError` with `queryFailed` that names it when it takes too
  ///   long.
  func run<Value: Sendable>(
    _ asked: any EntityQuery, _ operation: @escaping @Sendable (any EntityQuery) async throws -> Value
  ) async throws -> Value {
    try await run(asked as Any) { try await operation(asked) }
  }

  func run<Value: Sendable>(
    _ asked: Any, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await Dependencies.load(of: asked)
    let runtime = context.runtime
    let name = String(describing: type(of: asked))
    let limit = runtime.limits.query
    return try await IntentRun.$context.withValue(context) {
      try await Race.run(
        until: runtime.clock.now().addingTimeInterval(limit), runtime.deadlines,
        tooLate: {
          IntentRunError(.queryFailed, "\(name) did not answer within \(Int(limit)) seconds.")
        }, operation)
    }
  }
}
