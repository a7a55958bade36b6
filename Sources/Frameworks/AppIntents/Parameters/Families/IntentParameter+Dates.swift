extension IntentParameter where Value.ValueType: _DateParameterValue {
  /// Creates a parameter for a day, a time of day, or both.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(options: optionsProvider).with(.date(kind)))
  }

  /// The part of a date that is requested, or nil if unspecified.
  public var dateKind: DateKind? {
    if case .date(let kind) = definition.traits { kind } else { nil }
  }
}
