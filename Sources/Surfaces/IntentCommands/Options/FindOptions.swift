import AppIntents
import CommandLineSurface

/// The comparisons of a query, as options of a command line: `--name-contains`, `--price-at-most`.
enum FindOptions {
  /// One way to compare one property.
  struct Option {
    let property: String
    let comparison: FindDescription.Comparison
    let description: OptionDescription
  }

  /// What can be asked of the default query of an entity type, or nil.
  static func description(of type: any AppEntity.Type) -> FindDescription? {
    func find<Entity: AppEntity>(_ type: Entity.Type) -> FindDescription? {
      Entity.DefaultQuery.findDescription
    }
    return find(type)
  }

  /// The options that every search has.
  static func common(_ description: FindDescription) -> [OptionDescription] {
    var options: [OptionDescription] = []
    if !description.sorts.isEmpty {
      let choices = description.sorts.map { sort in
        ValueKind.Choice(sort.name, OneLine.of(sort.title) == sort.name ? "" : OneLine.of(sort.title))
      }
      options.append(
        .option(
          "sort", .proposed(choices), placeholder: "PROPERTY", "By what they are sorted", isRepeating: true))
      options.append(.flag("descending", "the largest or latest first"))
    }
    return options + [
      .option("limit", .integer(1...Int.max), placeholder: "NUMBER", "how many at most"),
      .flag("any", "those that fit any of the comparisons, not all"),
      .flag("json", "writes them as one JSON object"),
    ]
  }

  private static let taken: Set<String> = ["sort", "descending", "limit", "any", "json", "help", "version"]

  /// The ways to compare all properties.
  static func options(_ description: FindDescription) -> [Option] {
    var names = taken
    return description.properties.flatMap { options(of: $0) }.map { option in
      var option = option
      while !names.insert(option.description.name).inserted {
        option = Option(
          property: option.property, comparison: option.comparison,
          description: renamed(option.description, "property-" + option.description.name))
      }
      return option
    }
  }

  private static func renamed(_ option: OptionDescription, _ name: String) -> OptionDescription {
    var option = option
    option.name = name
    return option
  }

  /// The ways to compare one property.
  static func options(of property: FindDescription.Property) -> [Option] {
    let word = CommandWord.of(property.name) ?? "property"
    return property.comparisons.map { comparison in
      let type = (comparison.inputType as? any _IntentValue.Type) ?? property.valueType
      let element = ValueWords.element(of: type)
      let words = ValueWords(element)
      let (suffix, phrase) = phrase(of: comparison.comparison)
      let choices = EnumChoices.of(element)
      let isBetween = comparison.inputCount == 2
      let abstract =
        "\(OneLine.of(property.title)) \(phrase)"
        + (choices == nil ? ": \(isBetween ? "two values" : words.expectation)" : "")
      return Option(
        property: property.name, comparison: comparison,
        description: .option(
          word + suffix, choices.map(ValueKind.proposed) ?? .text,
          placeholder: isBetween ? "FROM..TO" : words.placeholder, abstract))
    }
  }

  private static func phrase(of comparison: PropertyComparison) -> (suffix: String, phrase: String) {
    switch comparison {
    case .equalTo: ("", "is")
    case .notEqualTo: ("-not", "is not")
    case .contains: ("-contains", "contains")
    case .hasPrefix: ("-begins", "begins with")
    case .hasSuffix: ("-ends", "ends with")
    case .lessThan: ("-below", "is less than")
    case .lessThanOrEqualTo: ("-at-most", "is at most")
    case .greaterThan: ("-above", "is more than")
    case .greaterThanOrEqualTo: ("-at-least", "is at least")
    case .isBetween: ("-between", "lies between")
    }
  }
}
