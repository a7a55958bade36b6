/// A resolver that keeps to the range of the parameter.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
  /// Checks that a value lies in the range of the parameter. A parameter without a range takes every value.
  ///
  /// - Throws: `IntentRunError` with `valueOutOfRange` that names the parameter, the value and the range.
  public func checkParameterRangeContains<Value>(
    value: Value, context: IntentParameterContext<Output>
  ) throws {
    try context.parameter.checkRange(of: value)
  }
}
