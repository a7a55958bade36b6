import AppIntents

/// Understands "a dozen": a number from words, within the bounds of the parameter that it is for.
public struct DozenResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    guard input.localizedCaseInsensitiveContains("dozen") else { return nil }
    try checkParameterRangeContains(value: 12, context: context)
    return 12
  }
}
