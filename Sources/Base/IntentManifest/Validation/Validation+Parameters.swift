extension Validation {
  mutating func check(_ parameter: IntentManifest.Parameter, of intent: IntentManifest.Intent) {
    let subject = "The parameter '\(parameter.name)' of \(intent.type.ownName)"
    if let title = parameter.title, title.isBlank {
      report(
        .error, .emptyTitle, intent.type, parameter.name, "\(subject) has an empty title.",
        "Give it a title, or leave it out: then the name of the variable stands for it.")
    }
    checkType(parameter, intent, subject)
    checkRange(parameter, intent, subject)
    checkSize(parameter, intent, subject)
    if let values = parameter.supportedValues {
      if values.isEmpty {
        report(
          .error, .noSupportedValues, intent.type, parameter.name, "\(subject) takes none of its values.",
          "List those that it takes, or leave supportedValues out.")
      } else if let value = parameter.defaultValue, !values.contains(value) {
        report(
          .error, .defaultNotSupported, intent.type, parameter.name,
          "\(subject) has the default \(value), which is none of the values that it takes.",
          "Choose one of \(values.map(\.description).joined(separator: ", ")).")
      }
    }
    if let types = parameter.contentTypes, types.isEmpty {
      report(
        .error, .noContentTypes, intent.type, parameter.name, "\(subject) takes no type of file.",
        "List the types that it takes, or leave them out to take every file.")
    }
  }

  private mutating func checkType(
    _ parameter: IntentManifest.Parameter, _ intent: IntentManifest.Intent, _ subject: String
  ) {
    switch parameter.type.scalar {
    case .other(let name) where !FrameworkFacts.modules.contains(TypeName(name).module):
      report(
        .error, .unsupportedType, intent.type, parameter.name,
        "\(subject) is of type \(name), which is no type that the system can fill in.",
        "Make it an AppEntity, an AppEnum or a union, or take a type such as String, Int, Date or URL. If it is "
          + "one, build its module with the same flags.")
    case .union(let name) where unions[name]?.cases.isEmpty == true:
      report(
        .error, .unsupportedType, intent.type, parameter.name, "\(subject) is a union without cases.",
        "Give \(name.ownName) a case for each type of value.")
    default: break
    }
    if parameter.type.depth > 1 {
      report(
        .error, .unsupportedType, intent.type, parameter.name,
        "\(subject) is a list of lists, \(parameter.type), which nobody can fill in.",
        "Make it a list of entities that hold the inner lists.")
    }
    if case .entity(let name) = parameter.type.scalar, entities[name]?.isTransient == true,
      !parameter.hasDefault, !parameter.type.isOptional
    {
      report(
        .warning, .transientParameter, intent.type, parameter.name,
        "\(subject) needs a \(name.ownName), which lives no longer than a run, so that people can't choose one.",
        "Make it optional, or make \(name.ownName) an AppEntity with a query.")
    }
  }

  private mutating func checkRange(
    _ parameter: IntentManifest.Parameter, _ intent: IntentManifest.Intent, _ subject: String
  ) {
    if parameter.allowsNegative == false, case .number(let value)? = parameter.defaultValue, value < 0.0 {
      report(
        .error, .defaultOutOfRange, intent.type, parameter.name,
        "\(subject) has the default \(value), and takes no negative numbers.",
        "Choose a default that is not less than zero, or allow negative numbers.")
    }
    guard let range = parameter.range else { return }
    if range.minimum > range.maximum {
      report(
        .error, .badRange, intent.type, parameter.name,
        "\(subject) takes from \(range.minimum) to \(range.maximum), which is no range.",
        "Write the smaller bound first.")
      return
    }
    let values: [IntentManifest.Value] =
      switch parameter.defaultValue {
      case .list(let values)?: values
      case let value?: [value]
      case nil: []
      }
    for case .number(let value) in values where value < range.minimum || value > range.maximum {
      report(
        .error, .defaultOutOfRange, intent.type, parameter.name,
        "\(subject) has the default \(value), and takes from \(range.minimum) to \(range.maximum).",
        "Choose a default within the range.")
    }
  }

  private mutating func checkSize(
    _ parameter: IntentManifest.Parameter, _ intent: IntentManifest.Intent, _ subject: String
  ) {
    let sizes =
      (parameter.size.map { [$0] } ?? []) + (parameter.sizeByWidgetFamily.map { Array($0.values) } ?? [])
    guard !sizes.isEmpty else { return }
    if !parameter.type.isCollection {
      report(
        .error, .badSize, intent.type, parameter.name, "\(subject) has a size, and takes a single value.",
        "Leave the size out, or make the parameter an array.")
    } else if sizes.contains(where: { $0.minimum < 0 || $0.minimum > $0.maximum || $0.maximum == 0 }) {
      report(
        .error, .badSize, intent.type, parameter.name, "\(subject) has a size that no list can have.",
        "Write the smaller number first, and let there be at least one value.")
    } else if case .list(let values)? = parameter.defaultValue, let size = parameter.size,
      values.count < size.minimum || values.count > size.maximum
    {
      report(
        .error, .defaultOutOfRange, intent.type, parameter.name,
        "\(subject) has a default of \(values.count) value(s), and takes from \(size.minimum) to \(size.maximum).",
        "Choose a default of that size.")
    }
  }
}

extension IntentManifest.ValueType {
  /// The number of collections around a value.
  fileprivate var depth: Int {
    switch self {
    case .optional(let type): type.depth
    case .list(let type), .set(let type): type.depth + 1
    default: 0
    }
  }
}

extension IntentManifest.Finding.Code {
  /// A parameter is of a type that can't be filled in.
  public static let unsupportedType = Self("unsupportedType")
  /// A parameter needs an entity that nobody can choose.
  public static let transientParameter = Self("transientParameter")
  /// The bounds of a range are the wrong way round.
  public static let badRange = Self("badRange")
  /// A default is not within the range or size.
  public static let defaultOutOfRange = Self("defaultOutOfRange")
  /// A size is impossible, or that of a single value.
  public static let badSize = Self("badSize")
  /// A parameter takes none of its values.
  public static let noSupportedValues = Self("noSupportedValues")
  /// A default is none of the values that a parameter takes.
  public static let defaultNotSupported = Self("defaultNotSupported")
  /// A parameter takes no type of file.
  public static let noContentTypes = Self("noContentTypes")
}
