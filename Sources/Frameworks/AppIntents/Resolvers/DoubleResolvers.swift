/// A resolver that accepts numbers in the range of the parameter.
public struct DoubleResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  public func resolve(from input: Double, context: Context<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A resolver that converts integers to floating-point numbers.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  public func resolve(from input: Int, context: Context<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

/// A resolver that reads numbers from text, with the separators of the person's locale.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number in a text, or nil.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  public func resolve(from input: String, context: Context<Double>) async throws -> Double? {
    guard let number = NumberText(input, in: context.conversion.locale)?.double else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}
