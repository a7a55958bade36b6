/// Builds the cases of a `Switch`: any number of `Case`, then a `DefaultCase`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<Condition: _ParameterSummarySwitchCase>(
    _ condition: Condition
  ) -> Condition where Condition.Intent == Intent, Condition.Value == Value { condition }

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

/// The cases of a `Switch`, together.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>: _ParameterSummarySwitchCase,
  ReadableSwitchCase, Sendable
where Intent: AppIntent, Value: _IntentValue {
  public typealias Summary = Never

  package let branches: [SwitchBranch]
}
