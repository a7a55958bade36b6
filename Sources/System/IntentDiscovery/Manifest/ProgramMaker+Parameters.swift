import AppIntents
import IntentManifest

extension ProgramMaker {
  func parameter(_ parameter: any AnyIntentParameter, named name: String) -> IntentManifest.Parameter {
    let definition = parameter.definition
    var made = IntentManifest.Parameter(name: name, type: valueType(parameter.valueType))
    made.title = definition.title.map(Self.text)
    made.description = definition.description.map(Self.text)
    made.requestDialog = Self.text(definition.requestValueDialog)
    made.disambiguationDialog = Self.text(definition.requestDisambiguationDialog)
    made.hasDefault = definition.defaultValue != nil
    if made.type.hasLiterals { made.defaultValue = Self.literal(definition.defaultValue) }
    made.inputConnection =
      switch definition.inputConnectionBehavior {
      case .default: nil
      case .never: "never"
      case .connectToPreviousIntentResult: "connectToPreviousIntentResult"
      }
    switch definition.size {
    case .fixed(let size): made.size = Self.size(size)
    case .byWidgetFamily(let sizes):
      made.sizeByWidgetFamily = Dictionary(
        uniqueKeysWithValues: sizes.map { ("\($0.key)", Self.size($0.value)) })
    case nil: break
    }
    made.optionsProvider = definition.optionsProvider.map { Self.name(of: type(of: $0)).description }
    made.query = definition.query.map { Self.name(of: type(of: $0)).description }
    made.hasResolvers = definition.resolvers != nil
    if let traits = definition.traits { take(traits, default: definition.defaultValue, to: &made) }
    return made
  }

  /// Takes up what only parameters of one type have.
  private func take(
    _ traits: ParameterTraits, default value: (any Sendable)?, to made: inout IntentManifest.Parameter
  ) {
    switch traits {
    case .int(let style, let range):
      made.controlStyle = "\(style)"
      made.range = Self.range(range) { Double($0) }
    case .double(let style, let range):
      made.controlStyle = "\(style)"
      made.range = Self.range(range) { $0 }
    case .currency(let codes, let range):
      made.currencyCodes = codes.isEmpty ? nil : codes
      made.range = Self.range(range, Self.number)
    case .date(let kind): made.dateKind = "\(kind)"
    case .string(let options): made.inputOptions = options.map(Self.inputOptions)
    case .bool(let names):
      made.booleanNames = .init(whenTrue: Self.text(names.true), whenFalse: Self.text(names.false))
    case .placemark(let style): made.placeStyle = "\(style)"
    case .person: break
    case .file(let identifiers): made.contentTypes = identifiers
    case .values(let values): made.supportedValues = values.compactMap { Self.literal($0) }
    case .measurement(let traits):
      made.unit = traits.unit.map { "\($0)" }
      made.isUnitFixed = traits.isUnitFixed
      made.allowsNegative = traits.supportsNegativeNumbers
      made.defaultValue = (value as? any AnyMeasurement).map { .number(.init($0.value)) }
    }
  }

  private static func inputOptions(
    _ options: String.IntentInputOptions
  ) -> IntentManifest.Parameter.InputOptions {
    var made = IntentManifest.Parameter.InputOptions()
    made.keyboard = "\(options.keyboardType)"
    made.capitalization = "\(options.capitalizationType)"
    made.isMultiline = options.multiline
    made.autocorrects = options.autocorrect
    made.usesSmartQuotes = options.smartQuotes
    made.usesSmartDashes = options.smartDashes
    return made
  }
}

/// A measurement without its unit.
private protocol AnyMeasurement {
  var value: Double { get }
}

extension Measurement: AnyMeasurement {}
