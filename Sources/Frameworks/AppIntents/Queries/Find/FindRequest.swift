/// A request for entities by property names and values, as a "find" action makes it.
package struct FindRequest: Sendable {
  /// A comparison that entities have to match.
  package struct Filter: Sendable {
    package var property: String
    package var comparison: PropertyComparison
    package var values: [any Sendable]

    package init(_ property: String, _ comparison: PropertyComparison, _ values: any Sendable...) {
      self.property = property
      self.comparison = comparison
      self.values = values
    }
  }

  /// A property to sort by.
  package struct Sort: Sendable {
    package var property: String
    package var isAscending: Bool

    package init(_ property: String, ascending: Bool = true) {
      self.property = property
      isAscending = ascending
    }
  }

  package var filters: [Filter]
  /// A value that indicates whether all filters have to match or any.
  package var mode: EntityQueryComparatorMode
  /// The sort order, by descending significance.
  package var sorts: [Sort]
  /// The maximum number of entities, or nil.
  package var limit: Int?

  package init(
    filters: [Filter] = [], mode: EntityQueryComparatorMode = .and, sorts: [Sort] = [], limit: Int? = nil
  ) {
    self.filters = filters
    self.mode = mode
    self.sorts = sorts
    self.limit = limit
  }
}

/// The requests that a query supports, for its "find" action.
package struct FindDescription: Sendable {
  /// A comparable property.
  package struct Property: Sendable {
    package let name: String
    package let title: LocalizedStringResource
    package let valueType: any _IntentValue.Type
    package let comparisons: [Comparison]
  }

  /// A comparison that a property supports.
  package struct Comparison: Sendable {
    package let comparison: PropertyComparison
    /// The type of the values to compare with.
    package let inputType: Any.Type
    /// The number of values to compare with.
    package let inputCount: Int
  }

  /// A sortable property.
  package struct Sort: Sendable {
    package let name: String
    package let title: LocalizedStringResource
  }

  package let entityType: any AppEntity.Type
  package let properties: [Property]
  package let sorts: [Sort]
  /// The description of the action, if the query provides one.
  package let description: IntentDescription?
}

extension EntityQuery {
  /// The requests that this query type supports, or nil if it has no "find" action.
  package static var findDescription: FindDescription? {
    if let type = self as? any EntityPropertyQuery.Type { return type.propertyFindDescription }
    if let type = self as? any EnumerableEntityQuery.Type { return type.enumerableFindDescription }
    return nil
  }

  /// Returns the entities that match a request.
  ///
  /// - Throws: `IntentRunError` that names the property and its supported comparisons when the query does not
  ///   support the request, or the error of the query.
  package func find(_ request: FindRequest) async throws -> [any AppEntity] {
    if let query = self as? any EntityPropertyQuery { return try await query.findByProperties(request) }
    if let query = self as? any EnumerableEntityQuery { return try await query.findAmongAll(request) }
    throw IntentRunError(
      .unknownComparison,
      "\(Self.self) finds \(Entity.self) by identifier only. Make it an EntityPropertyQuery or an "
        + "EnumerableEntityQuery, so that it can find them by their properties.")
  }
}

extension FindDescription {
  /// Returns the property of a filter with its comparison.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty` or `unknownComparison`, which lists the alternatives.
  func comparison(for filter: FindRequest.Filter, in query: Any.Type) throws -> (Property, Comparison) {
    guard let property = properties.first(where: { $0.name == filter.property }) else {
      throw IntentRunError(
        .unknownProperty,
        "\(query) can't compare '\(filter.property)'. It can compare \(properties.map(\.name).quoted).")
    }
    guard let comparison = property.comparisons.first(where: { $0.comparison == filter.comparison }) else {
      throw IntentRunError(
        .unknownComparison,
        "\(query) can't compare '\(filter.property)' with \(filter.comparison.rawValue). It can with "
          + "\(property.comparisons.map(\.comparison.rawValue).quoted).")
    }
    return (property, comparison)
  }

  /// Returns the error for values of the wrong number or type.
  static func badValues(for filter: FindRequest.Filter, _ comparison: Comparison) -> IntentRunError {
    IntentRunError(
      .conversionFailed,
      "'\(filter.property)' is compared by \(filter.comparison.rawValue) with \(comparison.inputCount) "
        + "value(s) of type \(comparison.inputType), and not with "
        + "\(filter.values.map { "\($0) (\(type(of: $0)))" }.quoted).")
  }
}
