/// A choice between two summaries by the value of a parameter or the family of a widget.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
  private let condition: SummaryCondition
  private let when: WhenCondition
  private let otherwise: Otherwise

  private init(
    _ subject: SummaryCondition.Subject, _ test: SummaryCondition.Test, _ when: () -> WhenCondition,
    _ otherwise: () -> Otherwise
  ) {
    condition = SummaryCondition(subject: subject, test: test)
    self.when = when()
    self.otherwise = otherwise()
  }

  private static func name(_ keyPath: PartialKeyPath<Intent>) -> String {
    ParameterNames.required(keyPath, in: "A condition in the parameter summary")
  }
}

extension ParameterSummaryWhenCondition: Sendable where WhenCondition: Sendable, Otherwise: Sendable {}

extension ParameterSummaryWhenCondition: ReadableParameterSummary {
  package var tree: SummaryTree { .when(condition, when.readableTree, otherwise: otherwise.readableTree) }
}

// Comparisons of a parameter's value.
extension ParameterSummaryWhenCondition {
  /// Creates a choice by the presence of a parameter's value.
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue {
    let test: SummaryCondition.Test = comparisonOperator == .hasAnyValue ? .hasValue : .hasNoValue
    self.init(.parameter(Self.name(keyPath)), test, when, otherwise)
  }

  /// Creates a choice by whether a parameter's value equals another.
  public init<ValueType, Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType: Equatable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
    self.init(.parameter(Self.name(keyPath)), .init(comparisonOperator, value), when, otherwise)
  }

  /// Creates a choice by whether an optional parameter's value equals another.
  public init<ValueType, Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where
    ValueType: ExpressibleByNilLiteral, ValueType == Parameter.Value, Parameter: AnyIntentValue,
    ValueType.ValueType: Equatable
  {
    self.init(.parameter(Self.name(keyPath)), .init(comparisonOperator, value), when, otherwise)
  }

  /// Creates a choice by whether a parameter's value is one of several.
  public init<ValueType, Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, Parameter: AnyIntentValue, ValueType.ValueType: Equatable {
    self.init(.parameter(Self.name(keyPath)), .isOne(of: values), when, otherwise)
  }

  /// Creates a choice by the order of a parameter's value and a bound.
  public init<ValueType, Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, Parameter: AnyIntentValue, ValueType.ValueType: Comparable {
    self.init(.parameter(Self.name(keyPath)), .ordered(comparisonOperator, value), when, otherwise)
  }

  /// Creates a choice by whether a parameter's text contains, starts or ends with another.
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue {
    self.init(.parameter(Self.name(keyPath)), .text(comparisonOperator, value), when, otherwise)
  }
}

// Comparisons of the identifier of a parameter's entity.
extension ParameterSummaryWhenCondition {
  /// Creates a choice by whether the entity's identifier equals another.
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
    self.init(.identifier(Self.name(keyPath)), .init(comparisonOperator, value), when, otherwise)
  }

  /// Creates a choice by whether the entity's identifier is one of several.
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
    self.init(.identifier(Self.name(keyPath)), .isOne(of: values), when, otherwise)
  }

  /// Creates a choice by the order of the entity's identifier and a bound.
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where
    Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID: Comparable
  {
    self.init(.identifier(Self.name(keyPath)), .ordered(comparisonOperator, value), when, otherwise)
  }

  /// Creates a choice by whether the entity's identifier, as text, contains, starts or ends with another.
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
    self.init(.identifier(Self.name(keyPath)), .text(comparisonOperator, value), when, otherwise)
  }
}

// Comparisons of the family of the widget that is being configured.
extension ParameterSummaryWhenCondition {
  /// Creates a choice by whether the widget has a certain family.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(.widgetFamily, .init(comparisonOperator, value), when, otherwise)
  }

  /// Creates a choice by whether the widget has one of several families.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(.widgetFamily, .isOne(of: values), when, otherwise)
  }
}

extension SummaryCondition.Test {
  fileprivate init(_ comparison: EquatableComparisonOperator, _ value: any Sendable) {
    self = comparison == .equalTo ? .isOne(of: [value]) : .isNone(of: [value])
  }
}
