extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter for amounts in some currencies.
  ///
  /// - Parameters:
  ///   - currencyCodes: The ISO 4217 codes of the currencies; an empty array accepts all.
  ///   - inclusiveRange: The range of the amount, both bounds included; nil accepts every amount.
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

  /// Creates a parameter for amounts in a range, in any currency.
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

  /// The ISO 4217 codes of the currencies, or nil if unspecified.
  public var currencyCodes: [String]? {
    if case .currency(let codes, _) = definition.traits { codes } else { nil }
  }

  /// The range of the amount, or nil if every amount is accepted.
  public var inclusiveRange: InclusiveRange<Decimal>? {
    guard case .currency(_, let range?) = definition.traits else { return nil }
    return (range.lowerBound, range.upperBound)
  }
}
