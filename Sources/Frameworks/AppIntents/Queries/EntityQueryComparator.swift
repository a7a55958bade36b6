/// One way in which a query can compare a property: the base class of all comparators.
///
/// A comparator is a constant. Its closure makes, of what the property is compared with, a value of the app's
/// own type, which the query is then given.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue {
  // Sendable: see `EntityQueryPropertyDeclaration`.

  package let mapped: MappedComparator<ComparatorMappingType>

  init(
    _ comparison: PropertyComparison, resolvers: (any ResolverSpecification)? = nil,
    _ transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    mapped = MappedComparator(
      comparison: comparison, inputType: InputType.self, inputCount: 1, resolvers: resolvers
    ) { values in
      guard values.count == 1, let value = convertedIntentValue(values[0], to: InputType.self) else {
        return nil
      }
      return transform(value)
    }
  }

  init(
    _ comparison: PropertyComparison, resolvers: (any ResolverSpecification)? = nil,
    _ transform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) {
    mapped = MappedComparator(
      comparison: comparison, inputType: InputType.self, inputCount: 2, resolvers: resolvers
    ) { values in
      guard values.count == 2, let first = convertedIntentValue(values[0], to: InputType.self),
        let second = convertedIntentValue(values[1], to: InputType.self)
      else { return nil }
      return transform(first, second)
    }
  }
}

/// A comparator without the types of property and value.
package struct MappedComparator<ComparatorMappingType>: @unchecked Sendable {
  // Sendable: see `EntityQueryPropertyDeclaration`.

  package let comparison: PropertyComparison
  /// The type of what the property is compared with.
  package let inputType: Any.Type
  /// With how many values it is compared.
  package let inputCount: Int
  /// What makes such a value of others, where the app says it.
  package let resolvers: (any ResolverSpecification)?
  /// Makes the app's value, or gives nil when the values are too few, too many or of another type.
  package let transform: ([any Sendable]) -> ComparatorMappingType?
}

/// How a property is compared with a value.
package enum PropertyComparison: String, CaseIterable, Codable, Hashable, Sendable {
  case equalTo, notEqualTo
  case contains, hasPrefix, hasSuffix
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  case isBetween

  /// With how many values a property is compared.
  package var inputCount: Int { self == .isBetween ? 2 : 1 }
}
