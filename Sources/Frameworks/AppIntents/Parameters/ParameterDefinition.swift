/// The declaration of a parameter, independent of its value type.
package struct ParameterDefinition: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var defaultValue: (any Sendable)?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior: InputConnectionBehavior = .default
  package var options: ParameterOptions?
  package var query: (any EntityQuery)?
  /// The resolvers that the parameter declares, or nil to use those of its value type.
  package var resolvers: (any ResolverSpecification)?
  package var size: ParameterSize?
  /// The details that only parameters of some types have.
  package var traits: ParameterTraits?

  package init() {}

  /// The provider of the options.
  package var optionsProvider: (any DynamicOptionsProvider)? { options?.provider }

  init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: (any Sendable)?, _ requestValueDialog: IntentDialog?,
    _ inputConnectionBehavior: InputConnectionBehavior, _ resolvers: () -> any ResolverSpecification
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.inputConnectionBehavior = inputConnectionBehavior
    let named = resolvers()
    self.resolvers = named is DefaultResolvers ? nil : named
  }

  /// Returns a copy with a provider of options.
  func with(options provider: (any DynamicOptionsProvider)?) -> ParameterDefinition {
    var copy = self
    copy.options = provider.map(ParameterOptions.init)
    return copy
  }

  /// Returns a copy with details of a type.
  func with(_ traits: ParameterTraits) -> ParameterDefinition {
    var copy = self
    copy.traits = traits
    return copy
  }

  /// Returns a copy with a number of values.
  func with(_ size: ParameterSize) -> ParameterDefinition {
    var copy = self
    copy.size = size
    return copy
  }
}

/// The provider of a parameter's options.
///
/// Providers are not required to be `Sendable`. They are only read here, and the functions of their protocol
/// are nonisolated, so that they can be called from any task.
package struct ParameterOptions: @unchecked Sendable {
  package let provider: any DynamicOptionsProvider
}

/// The number of values that a collection parameter accepts.
package enum ParameterSize: Hashable, Sendable {
  case fixed(IntentCollectionSize)
  case byWidgetFamily([IntentWidgetFamily: IntentCollectionSize])
}

/// The details that only parameters of some types have.
package enum ParameterTraits: Sendable {
  case int(style: _ParameterOption.IntControlStyle, range: ClosedRange<Int>?)
  case double(style: _ParameterOption.DoubleControlStyle, range: ClosedRange<Double>?)
  case currency(codes: [String], range: ClosedRange<Decimal>?)
  case date(_ParameterOption.DateKind)
  case string(String.IntentInputOptions?)
  case bool(Bool.IntentDisplayName)
  case placemark(_ParameterOption.PlacemarkDisplayStyle)
  case person(IntentPerson.ParameterMode)
  case file(typeIdentifiers: [String])
  /// The only values of an enum or an entity that are accepted.
  case values([any Sendable])
  case measurement(MeasurementTraits)

  /// The details that only parameters of measurements have.
  package struct MeasurementTraits: Sendable {
    /// The unit in which the value is entered.
    package var unit: (any _MeasurementUnit)?
    /// A Boolean value that indicates whether the unit is fixed.
    package var isUnitFixed = false
    /// A Boolean value that indicates whether the unit is adjusted to the person's locale.
    package var adjustsForLocale = false
    package var supportsNegativeNumbers = true
  }
}

/// A value that indicates whether a parameter accepts the result of the previous action of a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// The system decides.
  case `default`
  /// The parameter never accepts it.
  case never
  /// The parameter accepts it.
  case connectToPreviousIntentResult
}
