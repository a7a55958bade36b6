/// A query that finds entities by the values of their properties, with an automatic "find" action.
///
/// The query declares which properties can be compared and how. The comparisons of a request are passed to it
/// as values of a type of its own, which the closures of the comparators create.
@_alwaysEmitConformanceMetadata
public protocol EntityPropertyQuery: _ListsQueryProperties {
  /// The type of the values that the comparators' closures create: predicates, closures or cases of an enum.
  associatedtype ComparatorMappingType

  /// The properties by which entities can be sorted.
  static var sortingOptions: SortingOptions { get }

  /// The description of the "find" action.
  static var findIntentDescription: IntentDescription? { get }

  /// Returns the entities that match.
  ///
  /// - Parameters:
  ///   - comparators: The comparisons to match.
  ///   - mode: A value that indicates whether all comparisons have to match or any.
  ///   - sortedBy: The sort order, by descending significance.
  ///   - limit: The maximum number of entities, or nil.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// A value that indicates whether all comparisons have to match or any.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// The list of comparable properties.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A comparable property.
  public typealias Property = EntityQueryProperty
  /// The list of sortable properties.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A sortable property.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A property and a direction to sort by.
  public typealias Sort = EntityQuerySort

  /// The description of the "find" action; none by default.
  public static var findIntentDescription: IntentDescription? { nil }

  /// The comparable properties, with their type.
  static var queryProperties: QueryProperties {
    guard let properties = properties as? QueryProperties else {
      preconditionFailure(
        "\(Self.self).properties is of type \(_PropertyList.self). Make it with QueryProperties { ... }.")
    }
    return properties
  }
}

/// The part of `EntityPropertyQuery` that lists the properties.
///
/// This is a separate protocol so that the compiler infers `ComparatorMappingType` from the query's method
/// alone: the type of `properties` contains it, which would make the inference circular.
@_alwaysEmitConformanceMetadata
public protocol _ListsQueryProperties: EntityQuery {
  /// The type of the property list: the query's `QueryProperties`.
  associatedtype _PropertyList

  /// The comparable properties: `QueryProperties { ... }`.
  static var properties: _PropertyList { get }
}

/// A value that indicates whether an entity has to match all comparisons or any.
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable {
  case and, or
}
