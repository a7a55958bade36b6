/// A type whose values can contain other values: text and collections.
public protocol _ContainmentSearchable: Sendable {
  /// The type of the values that can be contained.
  associatedtype _Contained: Sendable
}

extension String: _ContainmentSearchable {
  /// The type of contained values: text.
  public typealias _Contained = String
}

extension AttributedString: _ContainmentSearchable {
  /// The type of contained values: attributed text.
  public typealias _Contained = AttributedString
}

extension Array: _ContainmentSearchable where Element: _IntentValue {
  /// The type of contained values: that of the elements.
  public typealias _Contained = Element
}

extension Set: _ContainmentSearchable where Element: _IntentValue {
  /// The type of contained values: that of the elements.
  public typealias _Contained = Element
}

/// A comparator for queries that finds entities whose property, a text or collection, contains a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  PropertyType.UnwrappedType: _ContainmentSearchable, InputType == PropertyType.UnwrappedType._Contained
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the value to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType) {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType
  ) {
    super.init(.contains, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property starts with a text.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: StringProtocol,
  InputType == PropertyType.UnwrappedType
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the text to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType) {
    super.init(.hasPrefix, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType
  ) {
    super.init(.hasPrefix, resolvers: resolvers(), mappingTransform)
  }
}

/// A comparator for queries that finds entities whose property ends with a text.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: StringProtocol,
  InputType == PropertyType.UnwrappedType
{
  // Sendable: as its superclass says.

  /// Creates a comparator. `mappingTransform` turns the text to compare with into what the query receives.
  public init(mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType) {
    super.init(.hasSuffix, mappingTransform)
  }

  /// Creates a comparator with resolvers for values of other types.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (_ value: InputType) -> ComparatorMappingType
  ) {
    super.init(.hasSuffix, resolvers: resolvers(), mappingTransform)
  }
}
