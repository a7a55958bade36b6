import AppIntents

extension IntentRuntime {
  /// Asks a query of the app outside of a run: its dependencies are made ready, its time is limited, and nobody
  /// can be asked meanwhile.
  ///
  /// - Throws: What the app's code throws; `IntentRunError` with `queryFailed` when it takes too long.
  package func ask<Value: Sendable>(
    _ query: any EntityQuery, _ operation: @escaping @Sendable (any EntityQuery) async throws -> Value
  ) async throws -> Value {
    try await QueryRun(context: idleContext).run(query, operation)
  }

  /// The entities of a type that have some identifiers, by these; those that are no more are left out.
  ///
  /// - Throws: What the query throws; `IntentRunError` with `queryFailed` when it gives one that it was not
  ///   asked for or takes too long.
  package func entities(
    identifiers: [String], of type: any AppEntity.Type
  ) async throws -> [String: any AppEntity] {
    try await EntityFinder(context: idleContext).byIdentifier(
      identifiers, EntityFinder.defaultQuery(of: type))
  }

  /// What a query makes of a value, the likeliest first.
  ///
  /// - Throws: What the app's code throws; `IntentRunError` with `conversionFailed` when it takes values of
  ///   another type.
  package func values(
    for input: any Sendable, from type: any IntentValueQuery.Type
  ) async throws -> [any _IntentValue] {
    let query = type.init()
    return try await QueryRun(context: idleContext).run(query as Any) {
      try await query.options(for: input).options.map(\.value)
    }
  }

  /// The query of a type of entities that asks for no other.
  package static func defaultQuery(of type: any AppEntity.Type) -> any EntityQuery {
    EntityFinder.defaultQuery(of: type)
  }

  /// A run that does nothing.
  private var idleContext: RunContext {
    RunContext(
      EmptySnippetIntent(),
      in: RunSession(RunRequest(EmptySnippetIntent()), on: SilentSurface(), in: self, recorded: nil))
  }
}
