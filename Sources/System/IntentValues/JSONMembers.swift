import AppIntents
import JSONValues

/// The members of a JSON object, read by name.
struct JSONMembers {
  let place: JSONPlace
  private let values: [String: JSONValue]

  /// - Throws: `IntentRunError` with `conversionFailed` where the value is no object, or has a member of a name that
  ///   is none of `names`. With nil any name is taken.
  init(_ json: JSONValue, at place: JSONPlace, names: [String]?) throws {
    guard case .object(let members) = json else {
      throw place.expected("an object\(Self.listing(names))", found: json)
    }
    var values: [String: JSONValue] = [:]
    for member in members {
      guard names?.contains(member.name) ?? true else {
        throw place.member(member.name).failure("there is no such member; expected\(Self.listing(names)).")
      }
      values[member.name] = member.value
    }
    self.place = place
    self.values = values
  }

  private static func listing(_ names: [String]?) -> String {
    guard let names, !names.isEmpty else { return "" }
    return " with \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  /// The value of a name; nil where there is none, or null.
  subscript(name: String) -> JSONValue? {
    guard let value = values[name], !value.isNull else { return nil }
    return value
  }

  func at(_ name: String) -> JSONPlace { place.member(name) }

  func required(_ name: String) throws -> JSONValue {
    guard let value = self[name] else { throw place.failure("\"\(name)\" is missing.") }
    return value
  }

  func text(_ name: String) throws -> String? { try self[name].map { try $0.text(at: at(name)) } }

  func requiredText(_ name: String) throws -> String { try required(name).text(at: at(name)) }

  func boolean(_ name: String) throws -> Bool? {
    try self[name].map { value in
      guard let boolean = value.boolean else { throw at(name).expected("true or false", found: value) }
      return boolean
    }
  }
}

extension JSONValue {
  /// An object of the members that have a value.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// An object like this one with the members of another, which count where both have one of a name.
  func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let members) = other else { return other }
    let names = Set(members.map(\.name))
    return .object(own.filter { !names.contains($0.name) } + members)
  }

  /// - Throws: `IntentRunError` with `conversionFailed` where this is no string.
  func text(at place: JSONPlace) throws -> String {
    guard case .string(let text) = self else { throw place.expected("a string", found: self) }
    return text
  }

  /// The number. It is the nearest one that a `Double` can hold.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` where this is no number, or one that is too large.
  func double(at place: JSONPlace) throws -> Double {
    guard case .number(let text) = self else { throw place.expected("a number", found: self) }
    guard text.utf8.count <= Self.longestNumber, let number = Double(text), number.isFinite else {
      throw place.failure("the number \(text.cut(40)) is out of range.")
    }
    return number
  }

  /// The whole number; `1.0` and `1e3` are whole too (JSON Schema 2020-12, section 6.1.1).
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` where this is no whole number of 64 bits.
  func integer(at place: JSONPlace) throws -> Int {
    guard case .number(let text) = self else { throw place.expected("a whole number", found: self) }
    if text.utf8.count <= 20, let number = Int(text) { return number }
    // Beyond 2^53 a `Double` stands for its neighbours as well.
    if text.utf8.count <= Self.longestNumber, text.utf8.contains(where: { $0 == 0x2E || $0 | 0x20 == 0x65 }),
      let number = Double(text), abs(number) <= 0x1p53, let whole = Int(exactly: number)
    {
      return whole
    }
    throw place.failure("expected a whole number of 64 bits, found \(text.cut(40)).")
  }

  /// The longest text of a number in use: all digits of the smallest `Double` are 1,074 and a few more.
  private static let longestNumber = 1_100

  /// - Throws: `IntentRunError` with `conversionFailed` for what JSON has no number for.
  static func double(_ number: Double, at place: JSONPlace) throws -> JSONValue {
    guard number.isFinite else { throw place.failure("JSON has no number for \(number).") }
    return .number(
      number == number.rounded() && abs(number) < 0x1p53 && number.sign == .plus
        ? String(Int(number)) : "\(number)")
  }
}
