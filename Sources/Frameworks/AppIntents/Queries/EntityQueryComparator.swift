/// A way in which a query can compare a property: the base class of all comparators.
///
/// A comparator is a constant. Its closure turns the value to compare with into a value of the app's own
/// type, which is passed to the query.
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

/// A comparator with the types of property and value erased.
package struct MappedComparator<ComparatorMappingType>: @unchecked Sendable {
  // Sendable: see `EntityQueryPropertyDeclaration`.

  package let comparison: PropertyComparison
  /// The type of the values to compare with.
  package let inputType: Any.Type
  /// The number of values to compare with.
  package let inputCount: Int
  /// The resolvers for values of other types, if the app declares any.
  package let resolvers: (any ResolverSpecification)?
  /// A closure that creates the app's value, or returns nil when the values have the wrong number or type.
  package let transform: ([any Sendable]) -> ComparatorMappingType?
}

/// The relation in which a property's value has to be to other values.
package enum PropertyComparison: String, CaseIterable, Codable, Hashable, Sendable {
  case equalTo, notEqualTo
  case contains, hasPrefix, hasSuffix
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  case isBetween

  /// The number of values to compare with.
  package var inputCount: Int { self == .isBetween ? 2 : 1 }
}
