import SwiftUICore

/// The parameter for which a resolver converts a value.
///
/// `Value` is the type of one value: `Int` for a parameter of type `[Int]?`.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
  /// The parameter.
  package let parameter: any AnyIntentParameter

  /// The circumstances in which the value was given.
  package let conversion: ParameterConversion

  /// The parameter, as one of a single value.
  private let single: IntentParameter<Value>

  package init(_ parameter: any AnyIntentParameter, _ conversion: ParameterConversion) {
    self.parameter = parameter
    self.conversion = conversion
    single = IntentParameter(definition: parameter.definition)
  }

  /// The title of the parameter.
  public var title: LocalizedStringResource { parameter.title }

  /// A Boolean value that indicates whether the value may be absent.
  public var isOptional: Bool { parameter.isOptional }
}

extension IntentParameterContext {
  private var prompts: ParameterPrompts<Value.ValueType> { .init(parameter: parameter) }

  /// Asks the person for a value and returns it; see `IntentParameter.requestValue(_:)`.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await prompts.requestValue(dialog)
  }

  /// Asks the person to choose one of some values and returns it.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await prompts.requestDisambiguation(among: itemsToDisambiguate, dialog)
  }

  /// Asks the person to confirm a value and returns the answer.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await prompts.requestConfirmation(for: itemToConfirm, dialog, nil)
  }

  /// Asks the person to confirm a value, showing a view of it, and returns the answer.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await prompts.requestConfirmation(for: itemToConfirm, dialog, _SnippetViewContainer(holding: view))
  }

  /// Asks the person to confirm a value, showing a view of it, and returns the answer.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }

  /// Returns an error to throw when a value can't be found without asking; see
  /// `IntentParameter.needsValueError(_:)`.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    prompts.needsValueError("needsValueError(_:)", dialog)
  }

  /// Returns an error to throw when one of some values must be chosen.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    prompts.needsDisambiguationError(among: itemsToDisambiguate, dialog)
  }
}

// Details of parameters of particular types, with the same meaning as on `IntentParameter`.

extension IntentParameterContext where Value.ValueType: _NumberParameterValue {
  /// The control with which the number is entered.
  public var controlStyle: Value.ValueType._ControlStyle? { single.controlStyle }
  /// The range of the number, both bounds included.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Value.ValueType>? { single.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The ISO 4217 codes of the currencies.
  public var currencyCodes: [String]? { single.currencyCodes }
  /// The range of the amount, both bounds included.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? { single.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType: _DateParameterValue {
  /// The part of a date that is requested.
  public var dateKind: IntentParameter<Value>.DateKind? { single.dateKind }
}

extension IntentParameterContext where Value.ValueType == String {
  /// The keyboard and correction options for the text.
  public var inputOptions: String.IntentInputOptions? { single.inputOptions }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// The names of the two values.
  public var displayName: Bool.IntentDisplayName? { single.displayName }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
  /// The way in which the place is shown.
  public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? { single.displayStyle }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// The detail of a person that is requested.
  public var parameterMode: IntentPerson.ParameterMode? { single.parameterMode }
}

extension IntentParameterContext where Value.ValueType: _MeasurementParameterValue {
  /// The unit in which the value is entered, if it is fixed.
  public var unit: Value.ValueType._ParameterUnit? { single.unit }
  /// The unit in which the value is entered by default, if it can be changed.
  public var defaultUnit: Value.ValueType._ParameterUnit? { single.defaultUnit }
  /// A Boolean value that indicates whether the unit is adjusted to the person's locale.
  public var unitAdjustForLocale: Bool { single.unitAdjustForLocale }
  /// A Boolean value that indicates whether the value may be negative.
  public var supportsNegativeNumbers: Bool { single.supportsNegativeNumbers }
}
