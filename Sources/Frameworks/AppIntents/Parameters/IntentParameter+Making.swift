// The labels that parameters of every type have. A family of values adds its own in Families, and each of
// those initialisers needs one label of the family: so a call has, as a rule, one candidate.
extension IntentParameter {
  /// Makes a parameter.
  ///
  /// - Parameters:
  ///   - title: What it is called; nil takes the name of its variable.
  ///   - description: What it is for, where the title does not say it.
  ///   - defaultValue: The value that is taken when none is given.
  ///   - requestValueDialog: What is said when a value is asked for.
  ///   - requestDisambiguationDialog: What is said when one of several values is asked for.
  ///   - inputConnectionBehavior: Whether it takes the result of the action before in a shortcut.
  ///   - resolvers: How other kinds of value become one of this type, instead of the way of the type itself.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    definition.requestDisambiguationDialog = requestDisambiguationDialog
    self.init(definition: definition)
  }

  /// Makes a parameter whose values to choose from a provider makes.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    definition.requestDisambiguationDialog = requestDisambiguationDialog
    self.init(definition: definition.with(options: optionsProvider))
  }

  /// Makes a parameter whose entities another query than their own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) where Query.Entity == Value.ValueType {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    definition.requestDisambiguationDialog = requestDisambiguationDialog
    definition.query = query
    self.init(definition: definition)
  }

  /// Makes a parameter that takes some of a list of values only.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType],
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    definition.requestDisambiguationDialog = requestDisambiguationDialog
    self.init(definition: definition.with(options: optionsProvider).with(.values(supportedValues)))
  }
}

extension IntentParameter {
  /// Makes a parameter that takes a fixed number of values.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    definition.query = query
    self.init(definition: definition.with(options: optionsProvider).with(.fixed(size)))
  }

  /// Makes a parameter that takes a number of values that depends on the widget it configures.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    definition.query = query
    self.init(definition: definition.with(options: optionsProvider).with(.byWidgetFamily(size)))
  }
}
