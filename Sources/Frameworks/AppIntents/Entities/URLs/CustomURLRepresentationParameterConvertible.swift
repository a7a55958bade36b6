/// A type whose values can stand in a URL.
///
/// Texts, whole numbers and URLs can without it.
public protocol CustomURLRepresentationParameterConvertible {
  /// What stands for the value. Characters that have a meaning in a URL are escaped by who makes the URL.
  var urlRepresentationParameter: String { get }
}

/// What stands for a value in a URL, or nil when its type does not say.
func urlParameter(of value: any Sendable) -> String? {
  switch value {
  case let value as any CustomURLRepresentationParameterConvertible: value.urlRepresentationParameter
  case let value as String: value
  case let value as URL: value.absoluteString
  case let value as UUID: value.uuidString
  case let value as any AppEntity: EntityIdentifier(for: value).identifier
  case let value as any AppEnum: value.rawText
  case let value as Bool: String(value)
  case let value as Int: String(value)
  case let value as Double: String(value)
  default: nil
  }
}

/// The value of a type for which a text stands in a URL, or nil.
func value(ofURLParameter text: String, as type: any _IntentValue.Type) -> (any _IntentValue)? {
  let type = (type as? any OptionalIntentValue.Type)?.wrappedType ?? type
  return switch type {
  case is String.Type: text
  case is Int.Type: Int(text)
  case is Double.Type: Double(text)
  case is Bool.Type: Bool(text)
  case is URL.Type: URL(string: text)
  case let type as any AppEnum.Type: type.anyCase(rawText: text)
  default: nil
  }
}
