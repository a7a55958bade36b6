extension IntentParameter where Value.ValueType: _MeasurementParameterValue {
  /// Makes a parameter for measurements in one unit.
  ///
  /// - Parameters:
  ///   - defaultValue: The value that is taken when none is given, in that unit.
  ///   - unit: The unit, which can't be changed when the value is entered.
  ///   - unitAdjustForLocale: Whether the unit becomes the one that is usual where the person lives.
  ///   - supportsNegativeNumbers: Whether the value may be less than zero.
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

  /// Makes a parameter for measurements that are entered in a unit unless another is chosen.
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

  /// Makes a parameter for measurements with a default in the base unit of their kind.
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

  /// Makes a parameter for measurements in any unit.
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

  /// Makes a parameter for measurements in the unit that is usual where the person lives.
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

  /// The unit in which the value is entered, where it can't be changed.
  public var unit: Value.ValueType._ParameterUnit? {
    traits.flatMap { $0.isUnitFixed ? $0.unit as? Value.ValueType._ParameterUnit : nil }
  }

  /// The unit in which the value is entered unless another is chosen.
  public var defaultUnit: Value.ValueType._ParameterUnit? {
    traits.flatMap { $0.isUnitFixed ? nil : $0.unit as? Value.ValueType._ParameterUnit }
  }

  /// Whether the unit becomes the one that is usual where the person lives.
  public var unitAdjustForLocale: Bool { traits?.adjustsForLocale ?? false }

  /// Whether the value may be less than zero.
  public var supportsNegativeNumbers: Bool { traits?.supportsNegativeNumbers ?? true }
}
