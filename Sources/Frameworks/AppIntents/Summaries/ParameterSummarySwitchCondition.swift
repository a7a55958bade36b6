/// A choice between summaries by the value of a parameter or the family of a widget.
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
  private let subject: SummaryCondition.Subject
  private let cases: CaseCondition

  /// The family of the widget that is being configured, as the subject of a choice.
  public enum WidgetFamily: Hashable, Sendable {
    case widgetFamily
  }

  /// Creates a choice by the value of a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    subject = .parameter(ParameterNames.required(keyPath, in: "A switch in the parameter summary"))
    cases = builder()
  }

  /// Creates a choice by the case of a parameter whose value is a union.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value.ValueType.Cases> _ builder: () -> CaseCondition
  ) where Value.ValueType: AppUnionValue {
    subject = .parameter(ParameterNames.required(keyPath, in: "A switch in the parameter summary"))
    cases = builder()
  }

  /// Creates a choice by the family of the widget that is being configured.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    subject = .widgetFamily
    cases = builder()
  }
}

extension ParameterSummarySwitchCondition: Sendable where CaseCondition: Sendable {}

extension ParameterSummarySwitchCondition: ReadableParameterSummary {
  /// The summary of the first matching case; if there is none and no default, the intent's title.
  package var tree: SummaryTree {
    let branches = (cases as? any ReadableSwitchCase)?.branches ?? []
    return branches.reversed().reduce(.sentence(.unwritten)) { otherwise, branch in
      guard let values = branch.values else { return branch.tree }
      return .when(
        SummaryCondition(subject: subject, test: .isOne(of: values)), branch.tree, otherwise: otherwise)
    }
  }
}

/// A case of a `Switch`.
public protocol _ParameterSummarySwitchCase {
  /// The intent whose parameters the case refers to.
  associatedtype Intent: AppIntent
  /// The type of the value to match.
  associatedtype Value: _IntentValue
  /// The type of the case's summary.
  associatedtype Summary: ParameterSummary
}

/// One branch of a `Switch` as plain values.
package struct SwitchBranch: Sendable {
  /// The values of the branch, or nil for the default branch.
  package let values: [(any Sendable)?]?
  package let tree: SummaryTree
}

/// A case of a `Switch` that can be inspected at run time.
package protocol ReadableSwitchCase {
  var branches: [SwitchBranch] { get }
}

/// A case of a `Switch`: the summary for one or more values.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  private let values: [Value]
  private let summary: Summary

  /// Creates a case for one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = [value]
    summary = parameterSummary()
  }

  /// Creates a case for several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = value
    summary = parameterSummary()
  }
}

extension ParameterSummaryCaseCondition: Sendable where Summary: Sendable {}

extension ParameterSummaryCaseCondition: ReadableSwitchCase {
  package var branches: [SwitchBranch] { [SwitchBranch(values: values, tree: summary.readableTree)] }
}

/// The case of a `Switch` for all values without a case of their own.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  private let summary: Summary

  /// Creates the default case.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }
}

extension ParameterSummaryDefaultCaseCondition: Sendable where Summary: Sendable {}

extension ParameterSummaryDefaultCaseCondition: ReadableSwitchCase {
  package var branches: [SwitchBranch] { [SwitchBranch(values: nil, tree: summary.readableTree)] }
}
