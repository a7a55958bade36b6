/// A comparable property with its type erased.
///
/// Instances are immutable. The closures of the comparators are called from any task, like those of a `static
/// let`.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>: @unchecked Sendable {
  // Sendable: everything is a constant of a Sendable type, except for the key path, which is immutable, and
  // for closures that the app writes in a static context, where no mutable state can be captured.

  /// The key path of the property, from `subjectType`.
  package let keyPath: AnyKeyPath

  /// The type of the entity that has the property: the one that the query finds, or a related one.
  package let subjectType: any AppEntity.Type

  /// The type of the property's value.
  package let valueType: any _IntentValue.Type

  package let comparators: [MappedComparator<ComparatorMappingType>]

  init(
    keyPath: AnyKeyPath, subjectType: any AppEntity.Type, valueType: any _IntentValue.Type,
    comparators: [MappedComparator<ComparatorMappingType>]
  ) {
    self.keyPath = keyPath
    self.subjectType = subjectType
    self.valueType = valueType
    self.comparators = comparators
  }
}

/// A comparable property with its comparators.
public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue
{
  // Sendable: as its superclass says; the closure is called from any task.

  /// The comparators of a property.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  /// A closure that returns the entity whose property is compared.
  package let entityProvider: (Entity) -> Subject

  /// Creates a property of an entity that is related to the one that the query finds.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as in `\.$name`.
  ///   - entityProvider: A closure that returns the entity that has the property.
  ///   - comparators: The comparators of the property.
  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    self.entityProvider = entityProvider
    super.init(
      keyPath: keyPath, subjectType: Subject.self, valueType: PropertyType.self,
      comparators: comparators().map(\.comparator))
  }

  /// Creates a property of the entity that the query finds.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as in `\.$name`.
  ///   - comparators: The comparators of the property.
  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }
}

/// A comparator of a property with its input type erased.
public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue {
  let comparator: MappedComparator<ComparatorMappingType>
}

/// A result builder for lists of comparators of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue
{
  /// Erases the input type of a comparator.
  public static func buildExpression<InputType>(
    _ comparator: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType> {
    .init(comparator: comparator.mapped)
  }

  /// Combines the comparators into a list.
  public static func buildBlock(
    _ comparators: AnyEntityQueryComparator<
      Entity, Subject, Property, PropertyType, ComparatorMappingType
    >...
  ) -> [AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>] {
    comparators
  }
}
