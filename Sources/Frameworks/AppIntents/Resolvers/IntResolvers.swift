/// Takes whole numbers that lie in the range of the parameter.
public struct IntResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: Int, context: Context<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Reads whole numbers in text.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The base of the number: 10, or 16 for hexadecimal digits.
  public let radix: Int

  /// Makes the resolver.
  ///
  /// - Parameter radix: From 2 to 36.
  public init(radix: Int = 10) {
    precondition((2...36).contains(radix), "The radix of a number goes from 2 to 36, and is not \(radix).")
    self.radix = radix
  }

  /// The number in a text; to the base 10 with the separators that are usual where the person lives.
  public func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
    let number =
      radix == 10 ? NumberText(text, in: context.conversion.locale)?.integer : Int(text, radix: radix)
    guard let number else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// Rounds numbers to whole ones.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// How a number is rounded.
  public let roundingRule: FloatingPointRoundingRule

  /// Makes the resolver.
  public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self.roundingRule = roundingRule
  }

  /// The rounded number; nil for what is no number, or too large for one.
  public func resolve(from input: Double, context: Context<Int>) async throws -> Int? {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}
