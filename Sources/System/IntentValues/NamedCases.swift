import AppIntents
import JSONValues

// Values of a fixed set, under the names that stand in JSON.
extension JSONValue {
  static func name<Value: Equatable>(
    of value: Value, in names: [(name: String, Value)], at place: JSONPlace
  ) throws -> JSONValue {
    guard let named = names.first(where: { $0.1 == value }) else {
      throw place.failure("\(value) has no name in JSON.")
    }
    return .string(named.name)
  }

  func named<Value>(_ names: [(name: String, Value)], at place: JSONPlace) throws -> Value {
    let text = try text(at: place)
    guard let named = names.first(where: { $0.name == text }) else {
      let listed = names.map { "'\($0.name)'" }.joined(separator: ", ")
      throw place.failure("expected one of \(listed), found '\(text.cut(60))'.")
    }
    return named.1
  }
}
