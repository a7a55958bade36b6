import AppIntents
import Synchronization

/// Asks code of the app, with its dependencies made ready and a limit of time.
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

/// The dependencies of an intent, a query or a provider.
enum Dependencies {
  /// Makes them ready, those that take time too.
  ///
  /// - Throws: `AppDependencyManager.Error`, which says which one is missing and how to add it.
  static func load(of object: Any) async throws {
    let key = ObjectIdentifier(type(of: object))
    // Looking into a value costs more than most runs do; what a type stores stays the same.
    if typesWithout.withLock({ $0.contains(key) }) { return }
    let dependencies = Mirror(reflecting: object).children.compactMap { $0.value as? any AnyAppDependency }
    if dependencies.isEmpty { typesWithout.withLock { _ = $0.insert(key) } }
    for dependency in dependencies { try await dependency.load() }
  }

  private static let typesWithout = Mutex<Set<ObjectIdentifier>>([])
}
