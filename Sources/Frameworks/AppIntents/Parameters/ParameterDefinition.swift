/// All that a parameter says about itself, without its type.
package struct ParameterDefinition: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var defaultValue: (any Sendable)?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior: InputConnectionBehavior = .default
  package var options: ParameterOptions?
  package var query: (any EntityQuery)?
  /// The resolvers that the parameter names; nil when it leaves them to the type of its value.
  package var resolvers: (any ResolverSpecification)?
  package var size: ParameterSize?
  /// What only parameters of one type have.
  package var traits: ParameterTraits?

  package init() {}

  /// What makes the values to choose from.
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

  /// The same with what makes the values to choose from.
  func with(options provider: (any DynamicOptionsProvider)?) -> ParameterDefinition {
    var copy = self
    copy.options = provider.map(ParameterOptions.init)
    return copy
  }

  /// The same with what only parameters of one type have.
  func with(_ traits: ParameterTraits) -> ParameterDefinition {
    var copy = self
    copy.traits = traits
    return copy
  }

  /// The same with the number of values.
  func with(_ size: ParameterSize) -> ParameterDefinition {
    var copy = self
    copy.size = size
    return copy
  }
}

/// What makes the values to choose from for a parameter.
///
/// A provider need not say that it is `Sendable`. It is only read here, and the functions of its protocol are
/// isolated to nothing, so that they can be called from any task.
package struct ParameterOptions: @unchecked Sendable {
  package let provider: any DynamicOptionsProvider
}

/// How many values a parameter that holds several takes.
package enum ParameterSize: Hashable, Sendable {
  case fixed(IntentCollectionSize)
  case byWidgetFamily([IntentWidgetFamily: IntentCollectionSize])
}

/// What only parameters of one type have.
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
  /// Only these values of an enumeration or an entity.
  case values([any Sendable])
  case measurement(MeasurementTraits)

  /// What only parameters of measurements have.
  package struct MeasurementTraits: Sendable {
    /// The unit in which the value is entered.
    package var unit: (any _MeasurementUnit)?
    /// Whether no other unit can be chosen.
    package var isUnitFixed = false
    /// Whether the unit becomes the one that is usual where the person lives.
    package var adjustsForLocale = false
    package var supportsNegativeNumbers = true
  }
}

/// Whether a parameter takes the result of the action before it in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system decides.
  case `default`
  /// It does not.
  case never
  /// It does.
  case connectToPreviousIntentResult
}
