/// A query that makes values of a value, known by name.
public struct IntentValueQueryDefinition: Sendable {
  /// The name by which it was asked for.
  public let identifier: String

  let app: AppUnderTest

  /// The name of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// What the query makes of a value, the likeliest first.
  ///
  /// - Throws: What the query throws; `IntentRunError` with `conversionFailed` when it takes values of another
  ///   type; `IntentTestingError` with `unknownDefinition`.
  public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
    let type = try app.valueQuery(identifier)
    let input = try ValueResolution(app: app).value(of: input)
    let values = try await app.isolated { try await app.runtime.values(for: input, from: type) }
    return ResolvedValueQueryResult(
      items: DynamicPropertyPathCollection(values: values, label: "items", app: app))
  }
}

/// What a query has made of a value.
public struct ResolvedValueQueryResult: Sendable {
  /// The values, the likeliest first.
  public let items: DynamicPropertyPathCollection
}
