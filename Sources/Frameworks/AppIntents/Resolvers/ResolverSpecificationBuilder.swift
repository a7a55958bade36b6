/// A result builder for lists of resolvers, in the order in which they are tried.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// A list of resolvers.
  public struct Specification: ResolverSpecification {
    /// The type of the converted values.
    public typealias Output = Property
    private let resolvers: [any Resolver]

    init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

    public func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

    public static func == (a: Specification, b: Specification) -> Bool {
      a.resolvers.map { AnyHashable($0) } == b.resolvers.map { AnyHashable($0) }
    }

    public func hash(into hasher: inout Hasher) {
      for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
    }
  }

  /// Combines resolvers into a list.
  public static func buildBlock(_ resolvers: any Resolver...) -> Specification { Specification(resolvers) }
}
