import AppIntents
import IntentDiscovery

/// Queries that surfaces and tests run without a run of an intent: the options, and the entities there are.
extension IntentRuntime {
  /// Runs a query of the app outside of a run: its dependencies are made ready, its time is limited, and
  /// nobody can be asked meanwhile.
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
      identifiers, EntityQueries.defaultQuery(of: type))
  }

  /// Returns the values that a query makes of an input, the likeliest first.
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

  /// A run that does nothing.
  private var idleContext: RunContext {
    RunContext(
      EmptySnippetIntent(),
      in: RunSession(RunRequest(EmptySnippetIntent()), on: SilentSurface(), in: self, recorded: nil))
  }

  /// The values to choose from for a parameter of an intent, whose other parameters they may depend on; nil
  /// where there is nothing to choose from.
  ///
  /// - Throws: What the app's provider or query throws; `IntentRunError` when it takes too long.
  package func options(of parameter: String, in intent: any AppIntent) async throws -> OptionList? {
    let context = RunContext(
      intent.separateCopy,
      in: RunSession(RunRequest(intent), on: SilentSurface(), in: self, recorded: nil))
    guard let named = context.parameters.first(where: { $0.name == parameter }) else { return nil }
    return try await ParameterOptionsReading(context: context).options(of: named.parameter)?.list
  }

  /// A value of a type, of what a person has typed.
  ///
  /// - Parameter name: What it is for, in messages.
  /// - Throws: `IntentRunError` that says what was expected; what the app's queries throw.
  package func value(
    of argument: RunArgument, as type: any _IntentValue.Type, for name: String
  ) async throws -> any _IntentValue {
    func parameter<Value: _IntentValue>(_ type: Value.Type) -> any AnyIntentParameter {
      IntentParameter<Value>()
    }
    let parameter = parameter(type)
    parameter.take(name: name)
    return try await ParameterResolver(context: idleContext).value(of: argument, for: parameter)
  }

  /// The entities of a type that fit a request, by the default query of the type.
  ///
  /// - Throws: `IntentRunError` when the request does not fit the query, or the query takes too long; what the
  ///   query throws.
  package func find(
    _ request: FindRequest, of type: any AppEntity.Type
  ) async throws -> [any AppEntity] {
    try await QueryRun(context: idleContext).run(EntityQueries.defaultQuery(of: type)) { query in
      try await query.find(request)
    }
  }
}
