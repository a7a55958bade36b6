/// A value query of the program, identified by name.
public struct IntentValueQueryDefinition: Sendable {
  /// The name with which the definition was requested.
  public let identifier: String

  let app: AppUnderTest

  /// The bundle identifier of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Returns the query's results for a value, most likely first.
  ///
  /// - Throws: The error of the query, `IntentRunError` with `conversionFailed` if it takes another type, or
  ///   `IntentTestingError` with `unknownDefinition`.
  public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
    let type = try app.valueQuery(identifier)
    let input = try ValueResolution(app: app).value(of: input)
    let values = try await app.isolated { try await app.runtime.values(for: input, from: type) }
    return ResolvedValueQueryResult(
      items: DynamicPropertyPathCollection(values: values, label: "items", app: app))
  }
}

/// The results of a value query.
public struct ResolvedValueQueryResult: Sendable {
  /// The values, most likely first.
  public let items: DynamicPropertyPathCollection
}
