/// What entities are looked for, by names and values: what a "find" action asks a query.
package struct FindRequest: Sendable {
  /// One comparison that entities must fit.
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

  /// A property by which they are sorted.
  package struct Sort: Sendable {
    package var property: String
    package var isAscending: Bool

    package init(_ property: String, ascending: Bool = true) {
      self.property = property
      isAscending = ascending
    }
  }

  package var filters: [Filter]
  /// Whether all filters must fit, or any.
  package var mode: EntityQueryComparatorMode
  /// By what they are sorted, the most important first.
  package var sorts: [Sort]
  /// How many there may be at most.
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

/// What a "find" action can ask a query.
package struct FindDescription: Sendable {
  /// A property that can be compared.
  package struct Property: Sendable {
    package let name: String
    package let title: LocalizedStringResource
    package let valueType: any _IntentValue.Type
    package let comparisons: [Comparison]
  }

  /// One way to compare it.
  package struct Comparison: Sendable {
    package let comparison: PropertyComparison
    /// The type of what it is compared with.
    package let inputType: Any.Type
    /// With how many values it is compared.
    package let inputCount: Int
  }

  /// A property by which entities can be sorted.
  package struct Sort: Sendable {
    package let name: String
    package let title: LocalizedStringResource
  }

  package let entityType: any AppEntity.Type
  package let properties: [Property]
  package let sorts: [Sort]
  /// What the action does, where the query says it.
  package let description: IntentDescription?
}

extension EntityQuery {
  /// What a "find" action can ask this kind of query, or nil when there is no such action.
  package static var findDescription: FindDescription? {
    if let type = self as? any EntityPropertyQuery.Type { return type.propertyFindDescription }
    if let type = self as? any EnumerableEntityQuery.Type { return type.enumerableFindDescription }
    return nil
  }

  /// The entities that fit.
  ///
  /// - Throws: `IntentRunError` that names the property and what it can be compared with when the request does
  ///   not fit the query, and what the query throws.
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
  /// How a property of a name can be compared.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty` or `unknownComparison`, which names what there is.
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

  /// The error for values that are too few, too many or of another type.
  static func badValues(for filter: FindRequest.Filter, _ comparison: Comparison) -> IntentRunError {
    IntentRunError(
      .conversionFailed,
      "'\(filter.property)' is compared by \(filter.comparison.rawValue) with \(comparison.inputCount) "
        + "value(s) of type \(comparison.inputType), and not with "
        + "\(filter.values.map { "\($0) (\(type(of: $0)))" }.quoted).")
  }
}
