import AppIntents
import CommandLineSurface

/// The cases of an enumeration as words of a command line.
enum EnumChoices {
  /// The cases by their raw values, with their titles; nil for what is no enumeration.
  ///
  /// - Parameter traits: What the parameter says, which may take only some cases.
  static func of(_ type: any _IntentValue.Type, traits: ParameterTraits? = nil) -> [ValueKind.Choice]? {
    guard let type = type as? any AppEnum.Type else { return nil }
    var options = type.options.options
    if case .values(let values) = traits { options = OptionList(showing: values).options }
    return options.compactMap { option in
      guard let value = option.value as? any AppEnum else { return nil }
      let title = OneLine.of(option.display.title)
      return ValueKind.Choice(value.rawText, title == value.rawText ? "" : title)
    }
  }
}
