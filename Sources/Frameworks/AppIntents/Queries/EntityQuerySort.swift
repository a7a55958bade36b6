/// A property and a direction to sort entities by.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // Sendable: a key path is immutable; only its type does not say so.

  /// A sort direction.
  public enum Ordering: Equatable, Hashable, Sendable {
    case ascending, descending
  }

  /// The key path with which the query's `SortableBy` was created.
  public let by: PartialKeyPath<Entity>

  /// The sort direction.
  public let order: Ordering

  package init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// The properties by which a query can sort.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let options: [EntityQuerySortableByProperty<Entity>]

  /// Creates a list of properties.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  /// Returns the property at an index of the list.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// A property by which a query can sort.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  // Sendable: a key path is immutable; only its type does not say so.

  package let keyPath: PartialKeyPath<Entity>

  /// Creates a sortable property from a key path such as `\.$title`.
  public init<Property>(_ keyPath: KeyPath<Entity, Property>) {
    self.keyPath = keyPath
  }
}

/// A result builder for lists of sortable properties.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Returns the property itself.
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }

  /// Combines the properties into a list.
  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}
