/// A value that intents, entities and queries exchange: a parameter's, a property's, a result's.
///
/// Foundation's plain types, entities, enums, files, persons and places conform, and optionals, arrays and
/// sets of them.
public protocol _IntentValue: Sendable {
  /// The value itself, without optional and collection around it: `Int` of `Int?` and of `[Int]`.
  associatedtype ValueType: Sendable = Self

  /// The value without an optional around it: `[Int]` of `[Int]?`.
  associatedtype UnwrappedType: Sendable = Self

  /// How other kinds of value become this one when a parameter names no resolvers of its own.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

  /// The resolvers of a parameter that names none.
  static var defaultResolverSpecification: Specification { get }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

/// A collection of intent values of one type.
public protocol _SequenceIntentValue: _IntentValue {
  /// What the collection holds.
  associatedtype Element: _IntentValue
}

/// A type whose values may be absent, seen without its wrapped type.
package protocol OptionalIntentValue: _IntentValue {
  /// No value.
  static var absent: Self { get }
  /// The type of the value when there is one.
  static var wrappedType: any _IntentValue.Type { get }
  /// The value when there is one.
  var wrapped: (any _IntentValue)? { get }
  /// A present value, or nil when `value` is of another type.
  static func wrapping(_ value: any Sendable) -> Self?
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
  public typealias Specification = Wrapped.Specification
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

/// A collection of intent values, seen without its element type.
package protocol CollectionIntentValue: _IntentValue {
  /// The type of what it holds.
  static var elementType: any _IntentValue.Type { get }
  /// What it holds, in its order.
  var elements: [any _IntentValue] { get }
  /// A collection of `values`, or nil when one of them is of another type.
  static func collecting(_ values: [any Sendable]) -> Self?
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]
  public typealias Specification = Element.Specification
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
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = Set<Element>
  public typealias Specification = Element.Specification
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
