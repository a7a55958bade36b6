import AppIntents
import CommandLineSurface
import FoundationPlus
import IntentRuntime

/// A parameter of an intent as an option of a command line.
struct ParameterOption {
  /// What is typed without the hyphens: "is-read".
  let name: String
  /// The name of the variable.
  let parameterName: String
  let parameter: any AnyIntentParameter
  /// The type of the intent whose parameter it is.
  var intent: (any AppIntent.Type)?

  var element: any _IntentValue.Type { ValueWords.element(of: parameter.valueType) }
  var isCollection: Bool { ValueWords.isCollection(parameter.valueType) }
  var isToggle: Bool { element is Bool.Type && !isCollection }
  var isFile: Bool { element is IntentFile.Type }
  var words: ValueWords { ValueWords(element, traits: parameter.definition.traits) }
  var title: String { OneLine.of(parameter.title) }

  /// Whether a run asks for a value where none is given.
  var isNeeded: Bool {
    !parameter.isOptional && !parameter.isSet && parameter.definition.defaultValue == nil
      && intent.flatMap { parameter.emptyList(of: $0) } == nil
  }

  /// The cases to choose from, where it takes an enumeration's.
  var choices: [ValueKind.Choice]? { EnumChoices.of(element, traits: parameter.definition.traits) }

  /// The options of an intent, in the order of its parameters.
  ///
  /// A name that options of every run have gets "parameter-" before it; one that cannot be written with ASCII
  /// letters is numbered.
  static func all(of intent: any AppIntent) -> [ParameterOption] {
    var taken = RunOptions.names
    return ParameterNames.of(intent).enumerated().map { index, named in
      var name = CommandWord.of(named.name) ?? "parameter-\(index + 1)"
      let isToggle = named.parameter.valueType is Bool.Type || named.parameter.valueType is Bool?.Type
      func isFree(_ name: String) -> Bool {
        !taken.contains(name) && !(isToggle && taken.contains("no-" + name))
      }
      if !isFree(name) { name = "parameter-" + name }
      while !isFree(name) { name += "-\(index + 1)" }
      taken.insert(name)
      if isToggle { taken.insert("no-" + name) }
      return ParameterOption(
        name: name, parameterName: named.name, parameter: named.parameter, intent: type(of: intent))
    }
  }

  /// The option in a description of a command.
  var description: OptionDescription {
    if isToggle { return .toggle(name, abstract) }
    let kind: ValueKind = isFile ? .file : choices.map(ValueKind.proposed) ?? .text
    return .option(name, kind, placeholder: words.placeholder, abstract, isRepeating: isCollection)
  }

  /// What stands in help: title, what it is for, what it takes, its default.
  private var abstract: String {
    var sentences = [title]
    if let text = parameter.definition.description.map(OneLine.of), !text.isEmpty, text != title {
      sentences[0] += ": " + OneLine.withoutFullStop(text)
    }
    if !isToggle, choices == nil { sentences.append(capitalized(limits)) }
    if let defaultText { sentences.append("Default: \(defaultText)") }
    if isNeeded { sentences.append("Asked for where it is missing") }
    return sentences.joined(separator: ". ")
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// What it takes: "a whole number from 1 to 10".
  var limits: String {
    var text = words.expectation
    switch parameter.definition.traits {
    case .int(_, let range?): text += " from \(range.lowerBound) to \(range.upperBound)"
    case .double(_, let range?): text += " from \(range.lowerBound) to \(range.upperBound)"
    case .currency(let codes, let range):
      if let range { text += " from \(range.lowerBound) to \(range.upperBound)" }
      if !codes.isEmpty { text += " in \(codes.joined(separator: ", "))" }
    case .file(let types) where !types.isEmpty: text += " of type \(types.joined(separator: ", "))"
    default: break
    }
    guard isCollection else { return text }
    switch parameter.definition.size {
    case .fixed(let size):
      let count =
        size.minimum == size.maximum ? "\(size.minimum)" : "\(size.minimum) to \(size.maximum)"
      return "\(count) times \(text)"
    default: return "any number of times \(text)"
    }
  }

  /// The value that is taken when none is given.
  var defaultText: String? {
    guard parameter.definition.defaultValue != nil || parameter.isSet else { return nil }
    do {
      return ValueText.typed(try parameter.value())
    } catch {
      return nil
    }
  }
}
