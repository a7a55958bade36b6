import AppIntents
import JSONValues

// Texts that are looked up when they are shown. A plain string stands for one that is in no table.
extension CodableForm {
  static func text(of resource: LocalizedStringResource, at place: JSONPlace) throws -> JSONValue {
    try json(of: resource, at: place)
  }

  static func resource(from json: JSONValue, at place: JSONPlace) throws -> LocalizedStringResource {
    if let text = json.string { return LocalizedStringResource("\(text)") }
    guard case .object = json else { throw place.expected("a string or an object", found: json) }
    return try value(of: LocalizedStringResource.self, from: json, at: place)
  }

  static var textSchema: JSONValue { .anyOf([.ofType("string"), .ofType("object")]) }
}
