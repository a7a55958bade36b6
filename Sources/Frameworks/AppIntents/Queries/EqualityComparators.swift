/// A comparator for queries that finds entities whose property is equal to a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable {
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType) {
    super.init(.equalTo, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType
  ) {
    super.init(.equalTo, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property is not equal to a value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable {
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType) {
    super.init(.notEqualTo, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType
  ) {
    super.init(.notEqualTo, resolvers: resolvers(), mappingTransform)
  }
}
