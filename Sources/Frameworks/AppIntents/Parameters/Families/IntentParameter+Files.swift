extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for files of some types, given by their identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(
      definition: definition.with(options: optionsProvider)
        .with(.file(typeIdentifiers: supportedTypeIdentifiers)))
  }
}

// Files, and entities that stand for files.
extension IntentParameter {
  /// Creates a parameter for files of some types.
  ///
  /// - Parameter supportedContentTypes: The types; nil uses those that the value type declares.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: (any EntityQuery)? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers
    ).with(options: optionsProvider).with(supportedContentTypes)
    definition.requestDisambiguationDialog = requestDisambiguationDialog
    definition.query = query
    self.init(definition: definition)
  }

  /// Creates a parameter for a fixed number of files.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, nil, inputConnectionBehavior, resolvers
    ).with(options: optionsProvider).with(supportedContentTypes).with(.fixed(size))
    definition.query = query
    self.init(definition: definition)
  }

  /// Creates a parameter for a number of files that depends on the widget it configures.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: (any EntityQuery)? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    var definition = ParameterDefinition(
      title, description, defaultValue, nil, inputConnectionBehavior, resolvers
    ).with(options: optionsProvider).with(supportedContentTypes).with(.byWidgetFamily(size))
    definition.query = query
    self.init(definition: definition)
  }
}

extension ParameterDefinition {
  fileprivate func with(_ contentTypes: [UTType]?) -> ParameterDefinition {
    contentTypes.map { with(.file(typeIdentifiers: $0.map(\.identifier))) } ?? self
  }

  /// The file types that are accepted. Unknown type identifiers are left out.
  package var supportedContentTypes: [UTType] {
    guard case .file(let identifiers) = traits else { return [.item] }
    return identifiers.compactMap { UTType($0) }
  }
}
