/// A property that a query can compare, without its type.
///
/// It never changes. The closures of its comparators are called from any task, as those of a `static let` are.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>: @unchecked Sendable {
  // Sendable: everything is a constant of a Sendable type, but for the key path, which is immutable, and for
  // closures that the app writes in a static context, where there is nothing to capture that could change.

  /// The path to the property, from `subjectType`.
  package let keyPath: AnyKeyPath

  /// The entity that has the property: the one that is looked for, or one that belongs to it.
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

/// A property that a query can compare, and how it can.
public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue
{
  // Sendable: as its superclass says; the closure is called from any task.

  /// How a property can be compared.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  /// The entity whose property is compared.
  package let entityProvider: (Entity) -> Subject

  /// Makes a property of an entity that belongs to the one that is looked for.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as `\.$name`.
  ///   - entityProvider: Gives the entity that has the property.
  ///   - comparators: How the property can be compared.
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

  /// Makes a property of the entity that is looked for.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as `\.$name`.
  ///   - comparators: How the property can be compared.
  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }
}

/// A comparator of a property, without the type of what it compares with.
public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue {
  let comparator: MappedComparator<ComparatorMappingType>
}

/// Builds a list of comparators of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue
{
  public static func buildExpression<InputType>(
    _ comparator: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType> {
    .init(comparator: comparator.mapped)
  }

  public static func buildBlock(
    _ comparators: AnyEntityQueryComparator<
      Entity, Subject, Property, PropertyType, ComparatorMappingType
    >...
  ) -> [AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>] {
    comparators
  }
}
