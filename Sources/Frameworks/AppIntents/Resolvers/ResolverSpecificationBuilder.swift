/// Puts resolvers in a list, in the order in which they are tried.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// Some resolvers.
  public struct Specification: ResolverSpecification {
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

  public static func buildBlock(_ resolvers: any Resolver...) -> Specification { Specification(resolvers) }
}
