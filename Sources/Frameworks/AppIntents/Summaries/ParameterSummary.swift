/// A sentence that summarises an action and its parameters, or a choice between such sentences.
///
/// `Summary`, `When` and `Switch` conform.
public protocol ParameterSummary {
  /// The intent whose parameters the summary refers to.
  associatedtype Intent: AppIntent
}

extension Never: ParameterSummary {
  /// The intent's type; there is none.
  public typealias Intent = Never
}

/// A result builder for the summary of an intent: one `Summary`, `When` or `Switch`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns the summary itself.
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary
  where Summary.Intent == Intent { summary }

  /// Returns the only summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
  where Summary.Intent == Intent { summary }
}

/// A summary that can be inspected at run time.
package protocol ReadableParameterSummary: ParameterSummary {
  var tree: SummaryTree { get }
}

extension ParameterSummary {
  /// The content of the summary with its types erased.
  package var readableTree: SummaryTree {
    (self as? any ReadableParameterSummary)?.tree ?? .sentence(.unwritten)
  }
}

extension AppIntent {
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A choice between two summaries by a condition.
  public typealias When<WhenCondition, Otherwise> = ParameterSummaryWhenCondition<
    Self, WhenCondition, Otherwise
  > where WhenCondition: ParameterSummary, Otherwise: ParameterSummary
  /// A choice between summaries by a value.
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
  /// A case of a `Switch`.
  public typealias Case<Value, Summary> = ParameterSummaryCaseCondition<Self, Value, Summary>
  where Value: _IntentValue, Summary: ParameterSummary
  /// The default case of a `Switch`.
  public typealias DefaultCase<Value, Summary> = ParameterSummaryDefaultCaseCondition<Self, Value, Summary>
  where Value: _IntentValue, Summary: ParameterSummary
}
