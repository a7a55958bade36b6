// The default resolvers of plain types, for parameters that declare none.

extension Int {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<Int>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<Int> public static var defaultResolverSpecification: Specification {
    IntResolver()
    IntFromStringResolver()
    IntFromDoubleResolver()
  }
}

extension Double {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<Double>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<Double> public static var defaultResolverSpecification: Specification {
    DoubleResolver()
    DoubleFromIntResolver()
    DoubleFromStringResolver()
  }
}

extension Bool {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<Bool>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<Bool> public static var defaultResolverSpecification: Specification {
    BoolFromStringResolver()
  }
}

extension String {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<String>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<String> public static var defaultResolverSpecification: Specification {
    StringFromIntResolver()
    StringFromDoubleResolver()
  }
}

extension AttributedString {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<AttributedString>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<AttributedString>
  public static var defaultResolverSpecification: Specification {
    AttributedStringFromStringResolver()
  }
}

extension URL {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<URL>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<URL> public static var defaultResolverSpecification: Specification {
    URLFromStringResolver()
  }
}

extension StringSearchCriteria {
  /// The type of the default resolvers.
  public typealias Specification = ResolverSpecificationBuilder<StringSearchCriteria>.Specification
  /// The default resolvers.
  @ResolverSpecificationBuilder<StringSearchCriteria>
  public static var defaultResolverSpecification: Specification {
    StringSearchCriteriaFromStringResolverSpecificification()
  }
}
