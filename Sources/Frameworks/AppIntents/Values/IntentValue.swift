/// A value that intents, entities and queries exchange, as parameter, property or result.
///
/// Foundation's plain types, entities, enums, files, people and places conform, and optionals, arrays and
/// sets of them.
public protocol _IntentValue: Sendable {
  /// The type of a single value, without optional and collection around it: `Int` for `Int?` and `[Int]`.
  associatedtype ValueType: Sendable = Self

  /// The type without an optional around it: `[Int]` for `[Int]?`.
  associatedtype UnwrappedType: Sendable = Self

  /// The type of the default resolvers.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

  /// The resolvers of parameters that declare none.
  static var defaultResolverSpecification: Specification { get }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  /// The default resolvers: none.
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

/// A collection of intent values of one type.
public protocol _SequenceIntentValue: _IntentValue {
  /// The type of the elements.
  associatedtype Element: _IntentValue
}

/// A type whose values may be absent, with its wrapped type erased.
package protocol OptionalIntentValue: _IntentValue {
  /// The absent value.
  static var absent: Self { get }
  /// The type of a present value.
  static var wrappedType: any _IntentValue.Type { get }
  /// The value, or nil if it is absent.
  var wrapped: (any _IntentValue)? { get }
  /// Returns a present value, or nil if `value` has another type.
  static func wrapping(_ value: any Sendable) -> Self?
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The single-value type of the wrapped type.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type without further optionals.
  public typealias UnwrappedType = Wrapped.UnwrappedType
  /// The type of the wrapped type's default resolvers.
  public typealias Specification = Wrapped.Specification
  /// The default resolvers of the wrapped type.
  public static var defaultResolverSpecification: Wrapped.Specification {
    Wrapped.defaultResolverSpecification
  }
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
  package static var absent: Wrapped? { nil }
  package static var wrappedType: any _IntentValue.Type { Wrapped.self }
  package var wrapped: (any _IntentValue)? { self }
  package static func wrapping(_ value: any Sendable) -> Wrapped?? {
    if let value = value as? Wrapped { return .some(.some(value)) }
    return nil
  }
}

/// A collection of intent values with its element type erased.
package protocol CollectionIntentValue: _IntentValue {
  /// The type of the elements.
  static var elementType: any _IntentValue.Type { get }
  /// The elements in order.
  var elements: [any _IntentValue] { get }
  /// Returns a collection of `values`, or nil if one of them has another type.
  static func collecting(_ values: [any Sendable]) -> Self?
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The single-value type of the elements.
  public typealias ValueType = Element.ValueType
  /// The array itself.
  public typealias UnwrappedType = [Element]
  /// The type of the elements' default resolvers.
  public typealias Specification = Element.Specification
  /// The default resolvers of the elements.
  public static var defaultResolverSpecification: Element.Specification {
    Element.defaultResolverSpecification
  }
}

extension Array: _SequenceIntentValue, CollectionIntentValue where Element: _IntentValue {
  package static var elementType: any _IntentValue.Type { Element.self }
  package var elements: [any _IntentValue] { self }
  package static func collecting(_ values: [any Sendable]) -> [Element]? {
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? elements : nil
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The single-value type of the elements.
  public typealias ValueType = Element.ValueType
  /// The set itself.
  public typealias UnwrappedType = Set<Element>
  /// The type of the elements' default resolvers.
  public typealias Specification = Element.Specification
  /// The default resolvers of the elements.
  public static var defaultResolverSpecification: Element.Specification {
    Element.defaultResolverSpecification
  }
}

extension Set: _SequenceIntentValue, CollectionIntentValue where Element: _IntentValue {
  package static var elementType: any _IntentValue.Type { Element.self }
  package var elements: [any _IntentValue] { Array(self) }
  package static func collecting(_ values: [any Sendable]) -> Set<Element>? {
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? Set(elements) : nil
  }
}
