import AppIntents
import JSONValues

extension Measurement: JSONCodedValue {
  /// A unit is written by its symbol; where two units of a kind have one symbol, by its name. A unit that
  /// parameters don't know, such as one of the app's own, is converted to the base unit.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    guard let dimension = unit as? Dimension, let kind = UnitType.self as? any _ParameterDimension.Type else {
      return try Self.json(value, unit.symbol, at: place)
    }
    if let name = UnitNames.of(kind).first(where: { $0.unit.isEqual(dimension) })?.name {
      return try Self.json(value, name, at: place)
    }
    let base = type(of: dimension).baseUnit()
    let converted = Measurement<Dimension>(value: value, unit: dimension).converted(to: base)
    guard let name = UnitNames.of(kind).first(where: { $0.unit.isEqual(base) })?.name else {
      throw place.failure("the unit \(dimension.symbol) has no name in JSON.")
    }
    return try Self.json(converted.value, name, at: place)
  }

  private static func json(_ value: Double, _ unit: String, at place: JSONPlace) throws -> JSONValue {
    .members(["value": try .double(value, at: place.member("value")), "unit": .string(unit)])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: ["value", "unit"])
    let number = try members.required("value").double(at: members.at("value"))
    let name = try members.requiredText("unit")
    guard let kind = UnitType.self as? any _ParameterDimension.Type else {
      guard UnitType.self == Unit.self, let unit = Unit(symbol: name) as? UnitType else {
        throw place.failure("units of type \(UnitType.self) can't be read.")
      }
      return Measurement(value: number, unit: unit)
    }
    let units = UnitNames.of(kind)
    guard let unit = units.first(where: { $0.name == name })?.unit as? UnitType else {
      let listed = units.prefix(40).map { "'\($0.name)'" }.joined(separator: ", ")
      throw members.at("unit").failure("expected one of \(listed), found '\(name.cut(60))'.")
    }
    return Measurement(value: number, unit: unit)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    let kind = UnitType.self as? any _ParameterDimension.Type
    return .object(
      [
        "value": .ofType("number"),
        "unit": kind.map { .oneOf(UnitNames.of($0).map(\.name)) } ?? .ofType("string"),
      ], required: ["value", "unit"])
  }
}

/// The names of the units of each kind.
private enum UnitNames {
  static func of<Kind: _ParameterDimension>(_ kind: Kind.Type) -> [(name: String, unit: Dimension)] {
    let units = Array(Kind._ParameterUnit.allCases)
    var uses: [String: Int] = [:]
    for unit in units { uses[unit._dimension.symbol, default: 0] += 1 }
    return units.map { unit in
      let symbol = unit._dimension.symbol
      return (uses[symbol] == 1 ? symbol : "\(unit)", unit._dimension)
    }
  }
}
