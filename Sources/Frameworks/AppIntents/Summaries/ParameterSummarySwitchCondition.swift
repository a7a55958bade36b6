/// A choice between summaries, by the value of a parameter or the family of a widget.
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
  private let subject: SummaryCondition.Subject
  private let cases: CaseCondition

  /// Names the family of the widget that is being set up, as what is looked at.
  public enum WidgetFamily: Hashable, Sendable {
    case widgetFamily
  }

  /// Chooses by the value of a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    subject = .parameter(ParameterNames.required(keyPath, in: "A switch in the parameter summary"))
    cases = builder()
  }

  /// Chooses by which case of a union the value of a parameter is.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value.ValueType.Cases> _ builder: () -> CaseCondition
  ) where Value.ValueType: AppUnionValue {
    subject = .parameter(ParameterNames.required(keyPath, in: "A switch in the parameter summary"))
    cases = builder()
  }

  /// Chooses by the family of the widget that is being set up.
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
  /// The first case that fits is taken, and where none does and there is no default, the intent's title.
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
  /// The intent whose parameters it names.
  associatedtype Intent: AppIntent
  /// The type of the value by which is chosen.
  associatedtype Value: _IntentValue
  /// The type of what is chosen.
  associatedtype Summary: ParameterSummary
}

/// One branch of a `Switch` as plain values.
package struct SwitchBranch: Sendable {
  /// The values for which the branch is taken, or nil where it is taken for all that are left.
  package let values: [(any Sendable)?]?
  package let tree: SummaryTree
}

/// A case of a `Switch` that can be read when the program runs.
package protocol ReadableSwitchCase {
  var branches: [SwitchBranch] { get }
}

/// A case of a `Switch`: what is shown for a value, or for several.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  private let values: [Value]
  private let summary: Summary

  /// Makes the case of one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = [value]
    summary = parameterSummary()
  }

  /// Makes the case of several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = value
    summary = parameterSummary()
  }
}

extension ParameterSummaryCaseCondition: Sendable where Summary: Sendable {}

extension ParameterSummaryCaseCondition: ReadableSwitchCase {
  package var branches: [SwitchBranch] { [SwitchBranch(values: values, tree: summary.readableTree)] }
}

/// The case of a `Switch` for all values that have none of their own.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  private let summary: Summary

  /// Makes the case.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }
}

extension ParameterSummaryDefaultCaseCondition: Sendable where Summary: Sendable {}

extension ParameterSummaryDefaultCaseCondition: ReadableSwitchCase {
  package var branches: [SwitchBranch] { [SwitchBranch(values: nil, tree: summary.readableTree)] }
}
