/// A result builder for the cases of a `Switch`: any number of `Case`, then a `DefaultCase`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Returns the case itself.
  public static func buildExpression<Condition: _ParameterSummarySwitchCase>(
    _ condition: Condition
  ) -> Condition where Condition.Intent == Intent, Condition.Value == Value { condition }

  /// Combines cases.
  public static func buildBlock<each Condition: _ParameterSummarySwitchCase>(
    _ conditions: repeat each Condition
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each Condition)> {
    var branches: [SwitchBranch] = []
    for condition in repeat each conditions {
      branches += (condition as? any ReadableSwitchCase)?.branches ?? []
    }
    return ParameterSummaryTupleCaseCondition(branches: branches)
  }
}

/// The combined cases of a `Switch`.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>: _ParameterSummarySwitchCase,
  ReadableSwitchCase, Sendable
where Intent: AppIntent, Value: _IntentValue {
  /// The summary's type; there is no single one.
  public typealias Summary = Never

  package let branches: [SwitchBranch]
}
