/// A comparator for queries that finds entities whose property is less than a value.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType.UnwrappedType: Comparable
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.lessThan, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.lessThan, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property is less than or equal to a value.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType.UnwrappedType: Comparable
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.lessThanOrEqualTo, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.lessThanOrEqualTo, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property is greater than a value.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType.UnwrappedType: Comparable
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.greaterThan, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.greaterThan, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property is greater than or equal to a value.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType.UnwrappedType: Comparable
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.greaterThanOrEqualTo, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.greaterThanOrEqualTo, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property lies between two values, both included.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: Comparable,
  InputType == PropertyType.UnwrappedType
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the lower and the upper value into what the query
  /// receives.
  public init(
    mappingTransform: @escaping (_ lower: InputType, _ upper: InputType) -> ComparatorMappingType
  ) {
    super.init(.isBetween, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ lower: InputType, _ upper: InputType) -> ComparatorMappingType
  ) {
    super.init(.isBetween, resolvers: resolvers(), mappingTransform)
  }
}
