/// A type whose values can be part of a URL.
///
/// Strings, integers and URLs can be without this conformance.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text of the value in a URL, unescaped.
  var urlRepresentationParameter: String { get }
}

/// Returns the text of a value in a URL, or nil when its type has none.
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

/// Returns the value of a type that a text in a URL represents, or nil.
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
