/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// What the resolvers make.
  associatedtype Output: _IntentValue
}

/// No resolvers: the value must come as it is.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  /// Makes the empty specification.
  public init() {}

  public func makeIterator() -> EmptyCollection<any Resolver>.Iterator {
    EmptyCollection<any Resolver>().makeIterator()
  }
}

/// Stands for "the resolvers of the type" where a parameter names none.
@usableFromInline
struct DefaultResolvers: ResolverSpecification {
  @usableFromInline typealias Output = Never

  @usableFromInline init() {}

  @usableFromInline func makeIterator() -> EmptyCollection<any Resolver>.Iterator {
    EmptyCollection<any Resolver>().makeIterator()
  }
}
