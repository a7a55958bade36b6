import IntentManifest
import PlainText

extension SourceMaker {
  /// A text that can be translated, as it stands in the source: its default, or its key where there is none.
  ///
  /// - Returns: nil where there is none, or, which is reported, where only the program knows it.
  mutating func text(
    _ value: ConstantValue?, _ what: String, _ record: TypeRecord, _ member: String
  ) -> String? {
    guard let value, !value.isNull else { return nil }
    if let text = Self.text(value) { return text }
    notLiteral(what, record, member)
    return nil
  }

  /// The text of a literal, of a resource or of a dialog; nil where it is something else.
  static func text(_ value: ConstantValue) -> String? {
    switch value {
    case .literal(let text): text
    case .interpolation(let segments): interpolated(segments)
    case .call(let type, let arguments):
      switch type.ownName {
      case "LocalizedStringResource", "LocalizationValue":
        (arguments.first { $0.label == "defaultValue" } ?? arguments.first).flatMap { text($0.value) }
      case "IntentDialog", "IntentDescription", "StaticString", "String":
        arguments.first.flatMap { text($0.value) }
      default: nil
      }
    default: nil
    }
  }

  /// A text with placeholders, as string tables have it. Beside placeholders percent signs are doubled.
  private static func interpolated(_ segments: [ConstantValue]) -> String? {
    let specifiers = ["int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@"]
    var text = ""
    for segment in segments {
      if let words = segment.text {
        text += words.replacing("%", with: "%%")
      } else if let specifier = segment.memberName.flatMap({ specifiers[$0] }) {
        text += specifier
      } else {
        return nil
      }
    }
    return text
  }

  /// The texts of a list. What was left out is not told from what is made when the program runs: both are
  /// none.
  mutating func texts(
    _ value: ConstantValue?, _ what: String, _ record: TypeRecord, _ member: String
  ) -> [String] {
    guard let elements = value?.elements else { return [] }
    return elements.compactMap { text($0, what, record, member) }
  }

  /// A text with places for parameters: `Order ${soup}`.
  static func template(_ value: ConstantValue) -> String? {
    switch value {
    case .literal(let text): return text
    case .call(_, let arguments) where arguments.count == 1: return template(arguments[0].value)
    case .interpolation(let segments):
      var text = ""
      for segment in segments {
        switch segment {
        case .literal(let words): text += words
        case .keyPath(let path): text += "${\(parameterName(path))}"
        case .enumCase(let name, _), .member(_, let name): text += "${\(name)}"
        default: return nil
        }
      }
      return text
    default: return nil
    }
  }

  /// The name of the parameter or property to which a key path leads: `soup` for `$soup`.
  static func parameterName(_ path: String) -> String { path.replacing("$", with: "") }

  /// Returns the description of an action.
  mutating func description(
    _ property: TypeRecord.Property?, _ record: TypeRecord
  ) -> IntentManifest.Description? {
    guard let property, !property.value.isNull else { return nil }
    let value = property.value
    guard let words = text(value, "The description", record, property.name) else { return nil }
    var description = IntentManifest.Description(text: words)
    guard value.calledType?.ownName == "IntentDescription" else { return description }
    description.category = text(value["categoryName"], "The category", record, property.name)
    description.keywords = texts(value["searchKeywords"], "A keyword", record, property.name)
    description.resultName = text(value["resultValueName"], "The result's name", record, property.name)
    return description
  }

  /// The names of a type.
  struct TypeWords {
    var title: String?
    var numericFormat: String?
    var synonyms: [String] = []
  }

  mutating func typeWords(_ record: TypeRecord, schema: IntentManifest.Schema?) -> TypeWords {
    let name = "typeDisplayRepresentation"
    guard let property = record.staticProperty(name) else {
      return TypeWords(title: schema.map { IdentifierWords.title(of: $0.name) })
    }
    guard property.value.calledType?.ownName == "TypeDisplayRepresentation" else {
      return TypeWords(title: text(property.value, "The name", record, name))
    }
    return TypeWords(
      title: text(property.value["name"], "The name", record, name),
      numericFormat: text(property.value["numericFormat"], "The numeric format", record, name),
      synonyms: texts(property.value["synonyms"], "A synonym", record, name))
  }
}
