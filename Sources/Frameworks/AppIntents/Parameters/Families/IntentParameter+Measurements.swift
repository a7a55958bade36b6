extension IntentParameter where Value.ValueType: _MeasurementParameterValue {
  /// Creates a parameter for measurements in a fixed unit.
  ///
  /// - Parameters:
  ///   - defaultValue: The value to use when none is given, in that unit.
  ///   - unit: The unit, which can't be changed when the value is entered.
  ///   - unitAdjustForLocale: A Boolean value that indicates whether the unit is adjusted to the person's
  ///     locale.
  ///   - supportsNegativeNumbers: A Boolean value that indicates whether the value may be negative.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._ParameterUnit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let traits = ParameterTraits.MeasurementTraits(
      unit: unit, isUnitFixed: true, adjustsForLocale: unitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers)
    self.init(
      title, description, defaultValue, traits, requestValueDialog, inputConnectionBehavior, resolvers)
  }

  /// Creates a parameter for measurements with a default unit that can be changed.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._ParameterUnit?,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let traits = ParameterTraits.MeasurementTraits(
      unit: defaultUnit, adjustsForLocale: defaultUnitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers)
    self.init(
      title, description, defaultValue, traits, requestValueDialog, inputConnectionBehavior, resolvers)
  }

  /// Creates a parameter for measurements with a default value in the base unit of their dimension.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double?, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let traits = ParameterTraits.MeasurementTraits(
      adjustsForLocale: defaultUnitAdjustForLocale, supportsNegativeNumbers: supportsNegativeNumbers)
    self.init(
      title, description, defaultValue, traits, requestValueDialog, inputConnectionBehavior, resolvers)
  }

  /// Creates a parameter for measurements in any unit.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let traits = ParameterTraits.MeasurementTraits(
      adjustsForLocale: defaultUnitAdjustForLocale, supportsNegativeNumbers: supportsNegativeNumbers)
    self.init(title, description, nil, traits, requestValueDialog, inputConnectionBehavior, resolvers)
  }

  /// Creates a parameter for measurements whose unit can be adjusted to the person's locale.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultUnitAdjustForLocale: Bool, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let traits = ParameterTraits.MeasurementTraits(adjustsForLocale: defaultUnitAdjustForLocale)
    self.init(title, description, nil, traits, requestValueDialog, inputConnectionBehavior, resolvers)
  }

  private convenience init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Double?,
    _ traits: ParameterTraits.MeasurementTraits, _ requestValueDialog: IntentDialog?,
    _ inputConnectionBehavior: InputConnectionBehavior, _ resolvers: () -> any ResolverSpecification
  ) {
    let measurement = value.flatMap { Value.ValueType._measuring($0, in: traits.unit?._dimension) }
    let definition = ParameterDefinition(
      title, description, measurement, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(.measurement(traits)))
  }

  private var traits: ParameterTraits.MeasurementTraits? {
    if case .measurement(let traits) = definition.traits { traits } else { nil }
  }

  /// The unit in which the value is entered, if it is fixed.
  public var unit: Value.ValueType._ParameterUnit? {
    traits.flatMap { $0.isUnitFixed ? $0.unit as? Value.ValueType._ParameterUnit : nil }
  }

  /// The unit in which the value is entered by default, if it can be changed.
  public var defaultUnit: Value.ValueType._ParameterUnit? {
    traits.flatMap { $0.isUnitFixed ? nil : $0.unit as? Value.ValueType._ParameterUnit }
  }

  /// A Boolean value that indicates whether the unit is adjusted to the person's locale.
  public var unitAdjustForLocale: Bool { traits?.adjustsForLocale ?? false }

  /// A Boolean value that indicates whether the value may be negative.
  public var supportsNegativeNumbers: Bool { traits?.supportsNegativeNumbers ?? true }
}
