extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter for text with keyboard and correction options.
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

  /// The keyboard and correction options for the text, or nil if unspecified.
  public var inputOptions: String.IntentInputOptions? {
    if case .string(let options) = definition.traits { options } else { nil }
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter for a Boolean value whose two values have names.
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

  /// The names of the two values, or nil if unspecified.
  public var displayName: Bool.IntentDisplayName? {
    if case .bool(let name) = definition.traits { name } else { nil }
  }
}
