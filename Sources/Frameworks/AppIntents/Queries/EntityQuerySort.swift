/// A property by which entities are sorted, and in which direction.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // Sendable: a key path is immutable; only its type does not say so.

  /// In which direction entities are sorted.
  public enum Ordering: Equatable, Hashable, Sendable {
    case ascending, descending
  }

  /// The key path that the query's `SortableBy` was made with.
  public let by: PartialKeyPath<Entity>

  /// The direction.
  public let order: Ordering

  package init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// The properties by which a query can sort.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let options: [EntityQuerySortableByProperty<Entity>]

  /// Makes a list of properties.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  /// The property at a place in the list.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// A property by which a query can sort.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  // Sendable: a key path is immutable; only its type does not say so.

  package let keyPath: PartialKeyPath<Entity>

  /// Makes a property by which a query can sort, such as `\.$title`.
  public init<Property>(_ keyPath: KeyPath<Entity, Property>) {
    self.keyPath = keyPath
  }
}

/// Builds a list of properties by which a query can sort.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }

  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}
