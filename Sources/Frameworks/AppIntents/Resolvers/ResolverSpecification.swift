/// A list of resolvers, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// The type of the converted values.
  associatedtype Output: _IntentValue
}

/// An empty list of resolvers: no conversion takes place.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  /// Creates an empty list.
  public init() {}

  public func makeIterator() -> EmptyCollection<any Resolver>.Iterator {
    EmptyCollection<any Resolver>().makeIterator()
  }
}

/// A placeholder for the type's default resolvers where a parameter declares none.
@usableFromInline
struct DefaultResolvers: ResolverSpecification {
  @usableFromInline typealias Output = Never

  @usableFromInline init() {}

  @usableFromInline func makeIterator() -> EmptyCollection<any Resolver>.Iterator {
    EmptyCollection<any Resolver>().makeIterator()
  }
}
