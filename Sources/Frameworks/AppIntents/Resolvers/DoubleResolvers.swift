/// Takes numbers that lie in the range of the parameter.
public struct DoubleResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: Double, context: Context<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Takes whole numbers for numbers.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: Int, context: Context<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

/// Reads numbers in text, with the separators that are usual where the person lives.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: String, context: Context<Double>) async throws -> Double? {
    guard let number = NumberText(input, in: context.conversion.locale)?.double else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}
