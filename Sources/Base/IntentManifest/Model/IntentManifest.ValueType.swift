extension IntentManifest {
  /// The type of the value of a parameter, a property or a result.
  public indirect enum ValueType: Hashable, Sendable {
    case primitive(Primitive)
    /// A measurement, by the class of its units: `UnitMass`.
    case measurement(String)
    /// An entity of the app, by the name of its type.
    case entity(String)
    /// An enum of the app.
    case enumeration(String)
    /// A union of the app.
    case union(String)
    /// Identifiers of entities.
    case entityCollection(ValueType)
    case list(ValueType)
    case set(ValueType)
    case optional(ValueType)
    /// A type that is none of these, by its name.
    case other(String)

    /// The types of values that Foundation, the standard library and the frameworks have.
    public enum Primitive: String, Codable, Hashable, Sendable, CaseIterable {
      case boolean, integer, number, text, attributedText
      case date, dateComponents, duration, recurrence
      case url, file, person, personName
      case place, placemark, currencyAmount, paymentMethod
      /// The text that a person searches for.
      case searchText
      /// A description of what a picture shows.
      case picture
    }

    /// A Boolean value that indicates whether there may be no value.
    public var isOptional: Bool {
      if case .optional = self { true } else { false }
    }

    /// A Boolean value that indicates whether there may be several values.
    public var isCollection: Bool {
      switch unwrapped {
      case .list, .set, .entityCollection: true
      default: false
      }
    }

    /// The type without the optional around it.
    public var unwrapped: ValueType {
      if case .optional(let type) = self { type.unwrapped } else { self }
    }

    /// The type of one value, without optional and collection around it.
    public var scalar: ValueType {
      switch self {
      case .optional(let type), .list(let type), .set(let type), .entityCollection(let type): type.scalar
      default: self
      }
    }

    /// Whether a literal can be such a value, and so stand in a manifest.
    package var hasLiterals: Bool {
      switch scalar {
      case .primitive(.boolean), .primitive(.integer), .primitive(.number), .primitive(.text),
        .primitive(.attributedText), .enumeration:
        true
      default: false
      }
    }

    /// A Boolean value that indicates whether a number is entered.
    public var isNumeric: Bool {
      switch scalar {
      case .primitive(.integer), .primitive(.number), .primitive(.currencyAmount), .measurement: true
      default: false
      }
    }
  }
}

extension IntentManifest.ValueType: Codable {
  private enum CodingKeys: String, CodingKey { case kind, name, element }

  private enum Kind: String, Codable {
    case measurement, entity, `enum`, union, entityCollection, list, set, optional, other
  }

  /// Reads `{"kind": "list", "element": {"kind": "entity", "name": "Kitchen.RecipeEntity"}}`; a primitive is
  /// its own kind: `{"kind": "text"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let primitive = Primitive(rawValue: try container.decode(String.self, forKey: .kind)) {
      self = .primitive(primitive)
      return
    }
    func name() throws -> String { try container.decode(String.self, forKey: .name) }
    func element() throws -> Self { try container.decode(Self.self, forKey: .element) }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .measurement: .measurement(try name())
      case .entity: .entity(try name())
      case .enum: .enumeration(try name())
      case .union: .union(try name())
      case .other: .other(try name())
      case .entityCollection: .entityCollection(try element())
      case .list: .list(try element())
      case .set: .set(try element())
      case .optional: .optional(try element())
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func named(_ kind: Kind, _ name: String) throws {
      try container.encode(kind, forKey: .kind)
      try container.encode(name, forKey: .name)
    }
    func holding(_ kind: Kind, _ element: Self) throws {
      try container.encode(kind, forKey: .kind)
      try container.encode(element, forKey: .element)
    }
    switch self {
    case .primitive(let primitive): try container.encode(primitive, forKey: .kind)
    case .measurement(let name): try named(.measurement, name)
    case .entity(let name): try named(.entity, name)
    case .enumeration(let name): try named(.enum, name)
    case .union(let name): try named(.union, name)
    case .other(let name): try named(.other, name)
    case .entityCollection(let element): try holding(.entityCollection, element)
    case .list(let element): try holding(.list, element)
    case .set(let element): try holding(.set, element)
    case .optional(let element): try holding(.optional, element)
    }
  }
}

extension IntentManifest.ValueType: CustomStringConvertible {
  /// The type as one would write it: `[Kitchen.RecipeEntity]?`.
  public var description: String {
    switch self {
    case .primitive(let primitive): primitive.rawValue
    case .measurement(let unit): "measurement of \(unit)"
    case .entity(let name), .enumeration(let name), .union(let name), .other(let name): name
    case .entityCollection(let type): "collection of \(type)"
    case .list(let type): "[\(type)]"
    case .set(let type): "set of \(type)"
    case .optional(let type): "\(type)?"
    }
  }
}
