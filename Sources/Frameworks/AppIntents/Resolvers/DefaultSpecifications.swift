// How other kinds of value become one of a plain type, for parameters that name no resolvers of their own.

extension Int {
  public typealias Specification = ResolverSpecificationBuilder<Int>.Specification
  @ResolverSpecificationBuilder<Int> public static var defaultResolverSpecification: Specification {
    IntResolver()
    IntFromStringResolver()
    IntFromDoubleResolver()
  }
}

extension Double {
  public typealias Specification = ResolverSpecificationBuilder<Double>.Specification
  @ResolverSpecificationBuilder<Double> public static var defaultResolverSpecification: Specification {
    DoubleResolver()
    DoubleFromIntResolver()
    DoubleFromStringResolver()
  }
}

extension Bool {
  public typealias Specification = ResolverSpecificationBuilder<Bool>.Specification
  @ResolverSpecificationBuilder<Bool> public static var defaultResolverSpecification: Specification {
    BoolFromStringResolver()
  }
}

extension String {
  public typealias Specification = ResolverSpecificationBuilder<String>.Specification
  @ResolverSpecificationBuilder<String> public static var defaultResolverSpecification: Specification {
    StringFromIntResolver()
    StringFromDoubleResolver()
  }
}

extension AttributedString {
  public typealias Specification = ResolverSpecificationBuilder<AttributedString>.Specification
  @ResolverSpecificationBuilder<AttributedString>
  public static var defaultResolverSpecification: Specification {
    AttributedStringFromStringResolver()
  }
}

extension URL {
  public typealias Specification = ResolverSpecificationBuilder<URL>.Specification
  @ResolverSpecificationBuilder<URL> public static var defaultResolverSpecification: Specification {
    URLFromStringResolver()
  }
}

extension StringSearchCriteria {
  public typealias Specification = ResolverSpecificationBuilder<StringSearchCriteria>.Specification
  @ResolverSpecificationBuilder<StringSearchCriteria>
  public static var defaultResolverSpecification: Specification {
    StringSearchCriteriaFromStringResolverSpecificification()
  }
}
