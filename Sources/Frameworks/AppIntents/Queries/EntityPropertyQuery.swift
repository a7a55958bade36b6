/// Finds entities by the values of their properties. A "find" action comes by itself.
///
/// The query says which of an entity's properties can be compared and how. What a person asks for comes back
/// as values of a type of the app's own, which the closures of the comparators make.
public protocol EntityPropertyQuery: EntityQuery {
  /// What the closures of the comparators make: predicates, closures, cases of an enum.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  static var properties: QueryProperties { get }

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
}

/// Whether an entity must fit all that is asked for, or any of it.
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable {
  case and, or
}
