/// A type whose values can be asked whether they contain another: texts and collections.
public protocol _ContainmentSearchable: Sendable {
  /// What a value may contain.
  associatedtype _Contained: Sendable
}

extension String: _ContainmentSearchable {
  public typealias _Contained = String
}

extension AttributedString: _ContainmentSearchable {
  public typealias _Contained = AttributedString
}

extension Array: _ContainmentSearchable where Element: _IntentValue {
  public typealias _Contained = Element
}

extension Set: _ContainmentSearchable where Element: _IntentValue {
  public typealias _Contained = Element
}

/// Lets a query ask for entities whose property, a text or a collection, contains a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  PropertyType.UnwrappedType: _ContainmentSearchable, InputType == PropertyType.UnwrappedType._Contained
{
  // Sendable: as its superclass says.

  /// Makes a comparator. `mappingTransform` makes what the query is given, of the value that is asked for.
  public init(mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType) {
    super.init(.contains, mappingTransform)
  }

  /// Makes a comparator with resolvers, which make the value that is asked for of values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType
  ) {
    super.init(.contains, resolvers: resolvers(), mappingTransform)
  }
}

/// Lets a query ask for entities whose property begins with a text.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: StringProtocol,
  InputType == PropertyType.UnwrappedType
{
  // Sendable: as its superclass says.

  /// Makes a comparator. `mappingTransform` makes what the query is given, of the text that is asked for.
  public init(mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType) {
    super.init(.hasPrefix, mappingTransform)
  }

  /// Makes a comparator with resolvers, which make the value that is asked for of values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType
  ) {
    super.init(.hasPrefix, resolvers: resolvers(), mappingTransform)
  }
}

/// Lets a query ask for entities whose property ends with a text.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: StringProtocol,
  InputType == PropertyType.UnwrappedType
{
  // Sendable: as its superclass says.

  /// Makes a comparator. `mappingTransform` makes what the query is given, of the text that is asked for.
  public init(mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType) {
    super.init(.hasSuffix, mappingTransform)
  }

  /// Makes a comparator with resolvers, which make the value that is asked for of values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType
  ) {
    super.init(.hasSuffix, resolvers: resolvers(), mappingTransform)
  }
}
