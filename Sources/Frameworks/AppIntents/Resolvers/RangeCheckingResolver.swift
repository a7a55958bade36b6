/// A resolver that enforces the range of the parameter.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
  /// Checks that a value is in the range of the parameter. A parameter without a range accepts every value.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange`, which names the parameter, the value and the range.
  public func checkParameterRangeContains<Value>(
    value: Value, context: IntentParameterContext<Output>
  ) throws {
    try context.parameter.checkRange(of: value)
  }
}
