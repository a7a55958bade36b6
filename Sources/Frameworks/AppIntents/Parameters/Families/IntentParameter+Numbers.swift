extension IntentParameter where Value.ValueType: _NumberParameterValue {
  /// Creates a parameter for numbers in a range.
  ///
  /// - Parameters:
  ///   - controlStyle: The control with which the number is entered.
  ///   - inclusiveRange: The range of the number, both bounds included; nil accepts every number. The lower
  ///     bound must not be greater than the upper one.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: Value.ValueType._ControlStyle = .stepper,
    inclusiveRange: (lowerBound: Value.ValueType, upperBound: Value.ValueType)?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    let range = inclusiveRange.map { closedRange(from: $0.lowerBound, to: $0.upperBound) }
    self.init(
      definition: definition.with(options: optionsProvider).with(numberTraits(controlStyle, range)))
  }

  /// Creates a parameter for numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: Value.ValueType._ControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value> resolvers: () -> any ResolverSpecification = { DefaultResolvers() }
  ) {
    let definition = ParameterDefinition(
      title, description, defaultValue, requestValueDialog, inputConnectionBehavior, resolvers)
    let range: ClosedRange<Value.ValueType>? = nil
    self.init(
      definition: definition.with(options: optionsProvider).with(numberTraits(controlStyle, range)))
  }

  /// The control with which the number is entered, or nil if unspecified.
  public var controlStyle: Value.ValueType._ControlStyle? {
    switch definition.traits {
    case .int(let style, _): style as? Value.ValueType._ControlStyle
    case .double(let style, _): style as? Value.ValueType._ControlStyle
    default: nil
    }
  }

  /// The range of the number, or nil if every number is accepted.
  public var inclusiveRange: InclusiveRange<Value.ValueType>? {
    let range: (any Sendable)? =
      switch definition.traits {
      case .int(_, let range): range
      case .double(_, let range): range
      default: nil
      }
    return (range as? ClosedRange<Value.ValueType>).map { ($0.lowerBound, $0.upperBound) }
  }
}

private func numberTraits<Number: _NumberParameterValue>(
  _ style: Number._ControlStyle, _ range: ClosedRange<Number>?
) -> ParameterTraits {
  if let style = style as? _ParameterOption.DoubleControlStyle {
    return .double(style: style, range: range as? ClosedRange<Double>)
  }
  return .int(
    style: style as? _ParameterOption.IntControlStyle ?? .stepper, range: range as? ClosedRange<Int>)
}

/// Returns the closed range between two bounds, or traps with advice when they are swapped.
func closedRange<Bound: Comparable>(from lower: Bound, to upper: Bound) -> ClosedRange<Bound> {
  precondition(
    lower <= upper, "The inclusiveRange of a parameter goes from \(lower) to \(upper): swap the two bounds.")
  return lower...upper
}
