extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Creates a parameter for places with a display style.
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

  /// The way in which the place is shown, or nil if unspecified.
  public var displayStyle: PlacemarkDisplayStyle? {
    if case .placemark(let style) = definition.traits { style } else { nil }
  }
}
