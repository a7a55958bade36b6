extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter for people that requests a particular detail of them.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(options: optionsProvider).with(.person(mode)))
  }

  /// Creates a parameter for a fixed number of people.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, nil, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(options: optionsProvider).with(.person(mode)).with(.fixed(size)))
  }

  /// Creates a parameter for a number of people that depends on the widget it configures.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, nil, inputConnectionBehavior, resolvers)
    self.init(
      definition: definition.with(options: optionsProvider).with(.person(mode)).with(.byWidgetFamily(size)))
  }

  /// The detail of a person that is requested, or nil if unspecified.
  public var parameterMode: IntentPerson.ParameterMode? {
    if case .person(let mode) = definition.traits { mode } else { nil }
  }
}
