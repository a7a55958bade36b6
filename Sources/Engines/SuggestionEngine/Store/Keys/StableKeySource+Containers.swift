extension Optional: StableKeySource {
  static func stableName() throws -> String { "Optional<\(try StableTypeName.of(Wrapped.self))>" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) throws {
    bytes.byte(self == nil ? 0 : 1)
    if let wrapped = self { bytes.raw(try writer.typed(wrapped)) }
  }
}

extension Array: StableKeySource {
  static func stableName() throws -> String { "Array<\(try StableTypeName.of(Element.self))>" }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) throws {
    for element in self { bytes.piece(try writer.typed(element)) }
  }
}

extension Set: StableKeySource {
  static func stableName() throws -> String { "Set<\(try StableTypeName.of(Element.self))>" }
  /// In the order of their keys: a set's own order is another one in each process.
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) throws {
    let elements = try map { try writer.typed($0) }
    for element in elements.sorted(by: { $0.lexicographicallyPrecedes($1) }) { bytes.piece(element) }
  }
}

extension Dictionary: StableKeySource {
  static func stableName() throws -> String {
    "Dictionary<\(try StableTypeName.of(Key.self)),\(try StableTypeName.of(Value.self))>"
  }
  func write(to bytes: inout ByteWriter, _ writer: StableKeyWriter) throws {
    let entries = try map { (key: try writer.typed($0.key), value: try writer.typed($0.value)) }
    for entry in entries.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes.piece(entry.key)
      bytes.piece(entry.value)
    }
  }
}
