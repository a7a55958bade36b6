// Initialisers whose labels apply to parameters of every type. Each family of values adds its own in
// Families, and each of those requires a label of the family, so that a call usually has one candidate.
extension IntentParameter {
  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - title: The title; nil derives it from the name of the variable.
  ///   - description: The purpose of the parameter, where the title does not say it.
  ///   - defaultValue: The value to use when none is given.
  ///   - requestValueDialog: The dialog with which a value is requested.
  ///   - requestDisambiguationDialog: The dialog with which one of several values is requested.
  ///   - inputConnectionBehavior: A value that indicates whether the parameter accepts the result of the
  ///     previous action of a shortcut.
  ///   - resolvers: The resolvers that convert other kinds of value, instead of the type's default ones.
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

  /// Creates a parameter with a provider of options.
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

  /// Creates a parameter whose entities are found by a given query instead of their default one.
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

  /// Creates a parameter that accepts only some values of its type.
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
  /// Creates a parameter that accepts a fixed number of values.
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

  /// Creates a parameter that accepts a number of values that depends on the widget it configures.
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
