/// Finds entities by the values of their properties. A "find" action comes by itself.
///
/// The query says which of an entity's properties can be compared and how. What a person asks for comes back
/// as values of a type of the app's own, which the closures of the comparators make.
@_alwaysEmitConformanceMetadata
public protocol EntityPropertyQuery: _ListsQueryProperties {
  /// What the closures of the comparators make: predicates, closures, cases of an enum.
  associatedtype ComparatorMappingType

  /// The properties by which the entities can be sorted.
  static var sortingOptions: SortingOptions { get }

  /// What the action that finds these entities does.
  static var findIntentDescription: IntentDescription? { get }

  /// The entities that fit.
  ///
  /// - Parameters:
  ///   - comparators: What the entities must fit.
  ///   - mode: Whether they must fit all of it or any.
  ///   - sortedBy: By what they are sorted, the most important first.
  ///   - limit: How many there may be at most.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort

  public static var findIntentDescription: IntentDescription? { nil }

  /// The properties that can be compared, by their type.
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
/// It is a protocol of its own so that the compiler infers `ComparatorMappingType` from the query's method alone:
/// the type of `properties`, which is written with it, would lead it round in a circle.
@_alwaysEmitConformanceMetadata
public protocol _ListsQueryProperties: EntityQuery {
  /// `QueryProperties` of the query.
  associatedtype _PropertyList

  /// The properties that can be compared: `QueryProperties { ... }`.
  static var properties: _PropertyList { get }
}

/// Whether an entity must fit all that is asked for, or any of it.
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable {
  case and, or
}
