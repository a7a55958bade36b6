extension IntentParameter where Value.ValueType == IntentPerson {
  /// Makes a parameter for people of whom a certain detail is wanted.
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

  /// Makes a parameter for a fixed number of people.
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

  /// Makes a parameter for a number of people that depends on the widget it configures.
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

  /// What of a person is wanted; nil where nothing was said about it.
  public var parameterMode: IntentPerson.ParameterMode? {
    if case .person(let mode) = definition.traits { mode } else { nil }
  }
}
