/// A resolver that accepts integers in the range of the parameter.
public struct IntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  public func resolve(from input: Int, context: Context<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A resolver that reads integers from text.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The base of the number: 10, or 16 for hexadecimal digits.
  public let radix: Int

  /// Creates the resolver.
  ///
  /// - Parameter radix: The radix, from 2 to 36.
  public init(radix: Int = 10) {
    precondition((2...36).contains(radix), "The radix of a number goes from 2 to 36, and is not \(radix).")
    self.radix = radix
  }

  /// Returns the number in a text, or nil. In base 10 it may have the separators of the person's locale.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  public func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
    let number =
      radix == 10 ? NumberText(text, in: context.conversion.locale)?.integer : Int(text, radix: radix)
    guard let number else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A resolver that rounds numbers to integers.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// The rounding rule.
  public let roundingRule: FloatingPointRoundingRule

  /// Creates the resolver.
  public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self.roundingRule = roundingRule
  }

  /// Returns the rounded number, or nil if it is not finite or does not fit.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`.
  public func resolve(from input: Double, context: Context<Int>) async throws -> Int? {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}
