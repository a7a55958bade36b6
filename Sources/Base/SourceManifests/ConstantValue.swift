import IntentManifest
import JSONValues

/// A value that the compiler knew, as it writes it.
package indirect enum ConstantValue: Sendable {
  /// The compiler does not know it, or says it in a way that is not known here.
  case unknown
  case null
  /// The text of a literal, without quotes.
  case literal(String)
  /// An array or a tuple.
  case list([ConstantValue])
  case dictionary([(key: ConstantValue, value: ConstantValue)])
  /// A case of an enum, or a member of the type that is expected.
  case enumCase(String, [Argument])
  /// A call of an initialiser of a type.
  case call(TypeName, [Argument])
  /// A call of a static function of a type.
  case staticCall(TypeName, String, [Argument])
  /// A static variable of a type.
  case member(TypeName, String)
  /// A key path, its components joined by points.
  case keyPath(String)
  /// A type as a value.
  case type(TypeName)
  /// The segments of an interpolated text.
  case interpolation([ConstantValue])
  /// The statements that a result builder is given.
  case builder([Statement])

  /// An argument of a call. Arguments that were left out are there too, as far as the compiler knows them.
  package struct Argument: Sendable {
    package var label: String
    package var type: String
    package var value: ConstantValue
  }

  /// A statement in a result builder.
  package enum Statement: Sendable {
    case expression(ConstantValue)
    /// The statements under `if #available`.
    case available([ConstantValue])
    /// The statements under another condition, or in a loop: how often they run is not known.
    case conditional([ConstantValue])
  }
}

extension ConstantValue {
  /// Reads a value: an object with `valueKind` and `value`.
  ///
  /// A kind that is not known becomes `unknown`: another compiler may have more.
  init(_ json: JSONValue) throws(BadConstantValue) {
    guard let kind = json["valueKind"]?.string else { throw BadConstantValue("'valueKind'", in: json) }
    let value = json["value"] ?? .null
    switch kind {
    case "Runtime": self = .unknown
    case "NilLiteral": self = .null
    case "RawLiteral": self = .literal(try value.text("'value'"))
    case "Array", "Tuple": self = .list(try Self.list(value))
    case "Dictionary": self = .dictionary(try Self.pairs(value))
    case "Enum": self = .enumCase(try value.text("name"), try Self.arguments(value, isRequired: false))
    case "InitCall": self = .call(TypeName(try value.text("type")), try Self.arguments(value))
    case "StaticFunctionCall":
      self = .staticCall(
        TypeName(try value.text("type")), try value.text("memberLabel"), try Self.arguments(value))
    case "MemberReference":
      self = .member(TypeName(try value.text("baseType")), try value.text("memberLabel"))
    case "KeyPath": self = .keyPath(try value.text("path"))
    case "Type": self = .type(TypeName(try value.text("type")))
    case "InterpolatedStringLiteral":
      guard let segments = value["segments"] else { throw BadConstantValue("'segments'", in: value) }
      self = .interpolation(try Self.list(segments))
    case "Builder":
      guard let members = value["members"]?.array else { throw BadConstantValue("'members'", in: value) }
      self = .builder(try Self.statements(members))
    default: self = .unknown
    }
  }

  private static func list(_ json: JSONValue) throws(BadConstantValue) -> [ConstantValue] {
    guard let values = json.array else { throw BadConstantValue("an array", in: json) }
    var list: [ConstantValue] = []
    for value in values { list.append(try ConstantValue(value)) }
    return list
  }

  private static func pairs(
    _ json: JSONValue
  ) throws(BadConstantValue) -> [(key: ConstantValue, value: ConstantValue)] {
    guard let values = json.array else { throw BadConstantValue("an array", in: json) }
    var pairs: [(key: ConstantValue, value: ConstantValue)] = []
    for pair in values {
      guard let key = pair["key"], let value = pair["value"] else {
        throw BadConstantValue("'key' and 'value'", in: pair)
      }
      pairs.append((try ConstantValue(key), try ConstantValue(value)))
    }
    return pairs
  }

  static func arguments(
    _ json: JSONValue, isRequired: Bool = true
  ) throws(BadConstantValue) -> [Argument] {
    guard let list = json["arguments"]?.array else {
      if isRequired { throw BadConstantValue("'arguments'", in: json) }
      return []
    }
    var arguments: [Argument] = []
    for one in list {
      arguments.append(
        Argument(
          label: one["label"]?.string ?? "", type: one["type"]?.string ?? "", value: try ConstantValue(one)))
    }
    return arguments
  }

  private static func statements(_ members: [JSONValue]) throws(BadConstantValue) -> [Statement] {
    /// The elements of one of the lists of a member; those without a value are gaps that the compiler leaves.
    func elements(_ json: JSONValue?) throws(BadConstantValue) -> [ConstantValue] {
      var values: [ConstantValue] = []
      for element in json?.array ?? [] {
        guard let value = element["element"], value["valueKind"] != nil else { continue }
        values.append(try ConstantValue(value))
      }
      return values
    }
    var statements: [Statement] = []
    for member in members {
      let kind = try member.text("kind")
      if let element = member["element"] {
        guard element["valueKind"] != nil else { continue }
        statements.append(.expression(try ConstantValue(element)))
      } else if kind == "buildLimitedAvailability" {
        statements.append(.available(try elements(member["ifElements"])))
      } else {
        statements.append(
          .conditional(
            try elements(member["ifElements"]) + elements(member["elseElements"])
              + elements(member["elements"])))
      }
    }
    return statements
  }
}

extension ConstantValue {
  var text: String? {
    if case .literal(let text) = self { text } else { nil }
  }

  var boolean: Bool? { text.flatMap(Bool.init) }

  var elements: [ConstantValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// The name of a case, of a static variable or of a static function.
  var memberName: String? {
    switch self {
    case .enumCase(let name, _), .member(_, let name), .staticCall(_, let name, _): name
    default: nil
    }
  }

  /// The arguments of a call.
  var arguments: [Argument] {
    switch self {
    case .call(_, let arguments), .staticCall(_, _, let arguments), .enumCase(_, let arguments): arguments
    default: []
    }
  }

  /// The type whose initialiser is called.
  var calledType: TypeName? {
    if case .call(let type, _) = self { type } else { nil }
  }

  /// The argument of a label; "" is the first without one.
  subscript(label: String) -> ConstantValue? { arguments.first { $0.label == label }?.value }

  /// The expressions in a result builder, those under `#available` among them.
  var expressions: [ConstantValue] {
    guard case .builder(let statements) = self else { return [] }
    return statements.flatMap { statement -> [ConstantValue] in
      switch statement {
      case .expression(let value): [value]
      case .available(let values): values
      case .conditional: []
      }
    }
  }
}

/// An error that says what was expected where constant values have something else.
package struct BadConstantValue: Error {
  let message: String

  init(_ expected: String, in json: JSONValue) {
    message = "expected \(expected), found \(json.kindName)"
  }
}

extension JSONValue {
  /// The text itself, or that of a member.
  func text(_ name: String) throws(BadConstantValue) -> String {
    if let text = self.string ?? self[name]?.string { return text }
    throw BadConstantValue("a text for \(name)", in: self[name] ?? self)
  }
}
