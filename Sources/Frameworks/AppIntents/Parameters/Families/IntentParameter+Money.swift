extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Makes a parameter for amounts of some currencies.
  ///
  /// - Parameters:
  ///   - currencyCodes: The ISO 4217 codes of the currencies; none takes every currency.
  ///   - inclusiveRange: The smallest and the largest amount, both included; nil takes every amount.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    let range = inclusiveRange.map { closedRange(from: $0.lowerBound, to: $0.upperBound) }
    self.init(
      definition: definition.with(options: optionsProvider).with(
        .currency(codes: currencyCodes, range: range)))
  }

  /// Makes a parameter for amounts of a range, in any currency.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    let range = inclusiveRange.map { closedRange(from: $0.lowerBound, to: $0.upperBound) }
    self.init(definition: definition.with(options: optionsProvider).with(.currency(codes: [], range: range)))
  }

  /// The ISO 4217 codes of the currencies; nil where nothing was said about them.
  public var currencyCodes: [String]? {
    if case .currency(let codes, _) = definition.traits { codes } else { nil }
  }

  /// The smallest and the largest amount; nil where every amount is taken.
  public var inclusiveRange: InclusiveRange<Decimal>? {
    guard case .currency(_, let range?) = definition.traits else { return nil }
    return (range.lowerBound, range.upperBound)
  }
}
