/// Lets a query ask for entities whose property is equal to a value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable {
  // Sendable: as its superclass says.

  /// Makes a comparator. `mappingTransform` makes what the query is given, of the value that is asked for.
  public init(mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType) {
    super.init(.equalTo, mappingTransform)
  }

  /// Makes a comparator with resolvers, which make the value that is asked for of values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType
  ) {
    super.init(.equalTo, resolvers: resolvers(), mappingTransform)
  }
}

/// Lets a query ask for entities whose property is not equal to a value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable {
  // Sendable: as its superclass says.

  /// Makes a comparator. `mappingTransform` makes what the query is given, of the value that is asked for.
  public init(mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType) {
    super.init(.notEqualTo, mappingTransform)
  }

  /// Makes a comparator with resolvers, which make the value that is asked for of values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: PropertyType) -> ComparatorMappingType
  ) {
    super.init(.notEqualTo, resolvers: resolvers(), mappingTransform)
  }
}
