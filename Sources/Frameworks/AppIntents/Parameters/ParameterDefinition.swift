/// All that a parameter says about itself, without its type.
package struct ParameterDefinition: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var defaultValue: (any Sendable)?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior: InputConnectionBehavior = .default
  package var optionsProvider: (any DynamicOptionsProvider & Sendable)?
  package var query: (any EntityQuery)?
  package var resolvers: (any ResolverSpecification)?
  package var size: CollectionSize?
  /// What only parameters of one type have.
  package var traits: Traits?

  package init() {}

  /// How many values a collection takes.
  package enum CollectionSize: Sendable {
    case fixed(IntentCollectionSize)
    case byWidgetFamily([IntentWidgetFamily: IntentCollectionSize])
  }

  /// What only parameters of one type have.
  package enum Traits: Sendable {
    case int(style: IntControlStyle, range: ClosedRange<Int>?)
    case double(style: DoubleControlStyle, range: ClosedRange<Double>?)
    case date(DateKind)
    case string(String.IntentInputOptions?)
    case bool(Bool.IntentDisplayName?)
    case placemark(PlacemarkDisplayStyle)
    case person(IntentPerson.ParameterMode)
    case currency(codes: [String], range: ClosedRange<Decimal>?)
    case file(typeIdentifiers: [String])
    case cases([any Sendable])
    case measurement(unit: Dimension?, adjustsForLocale: Bool, allowsNegative: Bool)
  }

  package enum IntControlStyle: Sendable { case stepper, field }
  package enum DoubleControlStyle: Sendable { case stepper, field, slider }
  package enum DateKind: Sendable { case date, time, dateTime }
  package enum PlacemarkDisplayStyle: Sendable { case name, address, city }
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
