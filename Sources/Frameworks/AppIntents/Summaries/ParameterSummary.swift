/// A sentence that stands for an action and its parameters, or a choice between such sentences.
///
/// `Summary`, `When` and `Switch` conform.
public protocol ParameterSummary {
  /// The intent whose parameters it names.
  associatedtype Intent: AppIntent
}

extension Never: ParameterSummary {
  public typealias Intent = Never
}

/// Builds the summary of an intent: one `Summary`, `When` or `Switch`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary
  where Summary.Intent == Intent { summary }

  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
  where Summary.Intent == Intent { summary }
}

/// A summary that can be read when the program runs.
package protocol ReadableParameterSummary: ParameterSummary {
  var tree: SummaryTree { get }
}

extension ParameterSummary {
  /// What the summary says, without its types.
  package var readableTree: SummaryTree {
    (self as? any ReadableParameterSummary)?.tree ?? .sentence(.unwritten)
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenCondition, Otherwise> = ParameterSummaryWhenCondition<
    Self, WhenCondition, Otherwise
  > where WhenCondition: ParameterSummary, Otherwise: ParameterSummary
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
  public typealias Case<Value, Summary> = ParameterSummaryCaseCondition<Self, Value, Summary>
  where Value: _IntentValue, Summary: ParameterSummary
  public typealias DefaultCase<Value, Summary> = ParameterSummaryDefaultCaseCondition<Self, Value, Summary>
  where Value: _IntentValue, Summary: ParameterSummary
}
