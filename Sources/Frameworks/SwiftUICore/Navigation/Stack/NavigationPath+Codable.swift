extension NavigationPath {
  /// A path that can be written down: its values with the names of their types.
  ///
  /// It is encoded as a list of strings, for each page from the topmost down the mangled name of the value's
  /// type and the value as JSON. Decoding throws `DecodingError` for a type that the program doesn't have, or
  /// that can't be a value of a path.
  public struct CodableRepresentation {
    let values: [any Codable & Hashable]
  }

  /// The path as it can be written down; nil if a value of it can't.
  public var codable: CodableRepresentation? {
    var codable: [any Codable & Hashable] = []
    for value in values {
      guard let value = value.base as? any Codable & Hashable else { return nil }
      codable.append(value)
    }
    return CodableRepresentation(values: codable)
  }

  /// Creates a path of one that was written down.
  public init(_ codable: CodableRepresentation) {
    values = codable.values.map { Self.erased($0) }
  }

  private static func erased(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
}

extension NavigationPath.CodableRepresentation: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let name = _mangledTypeName(type(of: value)) else {
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: container.codingPath, debugDescription: "\(type(of: value)) has no name"))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    }
  }
}

extension NavigationPath.CodableRepresentation: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [any Codable & Hashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected the mangled name of a type that is Codable and Hashable, found \(name)")
      }
      let json = try container.decode(String.self)
      values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }
    self.init(values: values.reversed())
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { NavigationPath(lhs) == NavigationPath(rhs) }
}
