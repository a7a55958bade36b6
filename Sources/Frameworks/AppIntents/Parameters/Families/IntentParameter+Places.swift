extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Makes a parameter for places that are shown in a certain way.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    self.init(definition: definition.with(options: optionsProvider).with(.placemark(displayStyle)))
  }

  /// How the place is shown; nil where nothing was said about it.
  public var displayStyle: PlacemarkDisplayStyle? {
    if case .placemark(let style) = definition.traits { style } else { nil }
  }
}
