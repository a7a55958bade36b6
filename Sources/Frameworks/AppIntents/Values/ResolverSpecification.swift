/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence {
  /// What the resolvers make.
  associatedtype Output
}

/// No resolvers: the value must come as it is.
public struct EmptyResolverSpecification<Output>: ResolverSpecification {
  public typealias Element = Never

  /// Makes the empty specification.
  public init() {}

  public func makeIterator() -> EmptyCollection<Never>.Iterator {
    EmptyCollection<Never>().makeIterator()
  }
}
