import SwiftUICore

/// The parameter that a resolver converts a value for.
///
/// `Value` is the type of one value: `Int` for a parameter of type `[Int]?`.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
  /// The parameter.
  package let parameter: any AnyIntentParameter

  /// Where and when the value was given.
  package let conversion: ParameterConversion

  /// The parameter as one of a single value.
  private let single: IntentParameter<Value>

  package init(_ parameter: any AnyIntentParameter, _ conversion: ParameterConversion) {
    self.parameter = parameter
    self.conversion = conversion
    single = IntentParameter(definition: parameter.definition)
  }

  /// What the parameter is called.
  public var title: LocalizedStringResource { parameter.title }

  /// Whether the intent runs without a value.
  public var isOptional: Bool { parameter.isOptional }
}

extension IntentParameterContext {
  private var prompts: ParameterPrompts<Value.ValueType> { .init(parameter: parameter) }

  /// Asks the person for a value, and waits for it; see `IntentParameter.requestValue(_:)`.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await prompts.requestValue(dialog)
  }

  /// Asks the person for one of some values, and waits for the choice.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await prompts.requestDisambiguation(among: itemsToDisambiguate, dialog)
  }

  /// Asks the person whether a value is the right one, and waits for the answer.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await prompts.requestConfirmation(for: itemToConfirm, dialog, nil)
  }

  /// Asks the person whether a value is the right one, beside a view of it, and waits for the answer.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await prompts.requestConfirmation(for: itemToConfirm, dialog, _SnippetViewContainer(holding: view))
  }

  /// Asks the person whether a value is the right one, beside a view of it, and waits for the answer.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }

  /// What to throw where a value can't be found without asking; see `IntentParameter.needsValueError(_:)`.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    prompts.needsValueError("needsValueError(_:)", dialog)
  }

  /// What to throw where one of some values must be chosen.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    prompts.needsDisambiguationError(among: itemsToDisambiguate, dialog)
  }
}

// What only parameters of one type say, as `IntentParameter` says it.

extension IntentParameterContext where Value.ValueType: _NumberParameterValue {
  /// What the number is entered with.
  public var controlStyle: Value.ValueType._ControlStyle? { single.controlStyle }
  /// The smallest and the largest number.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Value.ValueType>? { single.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The ISO 4217 codes of the currencies.
  public var currencyCodes: [String]? { single.currencyCodes }
  /// The smallest and the largest amount.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? { single.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType: _DateParameterValue {
  /// Which part of a date is asked for.
  public var dateKind: IntentParameter<Value>.DateKind? { single.dateKind }
}

extension IntentParameterContext where Value.ValueType == String {
  /// How the text is typed.
  public var inputOptions: String.IntentInputOptions? { single.inputOptions }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// What the two values are called.
  public var displayName: Bool.IntentDisplayName? { single.displayName }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
  /// How the place is shown.
  public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? { single.displayStyle }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// What of a person is wanted.
  public var parameterMode: IntentPerson.ParameterMode? { single.parameterMode }
}

extension IntentParameterContext where Value.ValueType: _MeasurementParameterValue {
  /// The unit in which the value is entered, where it can't be changed.
  public var unit: Value.ValueType._ParameterUnit? { single.unit }
  /// The unit in which the value is entered unless another is chosen.
  public var defaultUnit: Value.ValueType._ParameterUnit? { single.defaultUnit }
  /// Whether the unit becomes the one that is usual where the person lives.
  public var unitAdjustForLocale: Bool { single.unitAdjustForLocale }
  /// Whether the value may be less than zero.
  public var supportsNegativeNumbers: Bool { single.supportsNegativeNumbers }
}
