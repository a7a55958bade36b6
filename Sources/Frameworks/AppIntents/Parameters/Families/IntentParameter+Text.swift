extension IntentParameter where Value.ValueType == String {
  /// Makes a parameter for text that is typed in a certain way.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(options: optionsProvider).with(.string(inputOptions)))
  }

  /// How the text is typed; nil where nothing was said about it.
  public var inputOptions: String.IntentInputOptions? {
    if case .string(let options) = definition.traits { options } else { nil }
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Makes a parameter whose two values have names.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(.bool(displayName)))
  }

  /// What the two values are called; nil where nothing was said about it.
  public var displayName: Bool.IntentDisplayName? {
    if case .bool(let name) = definition.traits { name } else { nil }
  }
}
