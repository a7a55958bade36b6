/// An encoder of what a type encodes, members sorted by name, each value with the name of its type.
///
/// Sets and dictionaries inside are sorted too; a type that encodes such a collection by a loop of its own
/// has to sort it.
final class CanonicalEncoder: Encoder {
  private let writer: StableKeyWriter
  private let node: Node
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(writer: StableKeyWriter, node: Node, codingPath: [any CodingKey]) {
    self.writer = writer
    self.node = node
    self.codingPath = codingPath
  }

  /// The bytes of a value.
  /// - Throws: `MessageKeyError`.
  static func bytes(of value: any Encodable, writer: StableKeyWriter) throws -> [UInt8] {
    let node = Node()
    do {
      try value.encode(to: CanonicalEncoder(writer: writer, node: node, codingPath: []))
    } catch let error as MessageKeyError {
      throw error
    } catch {
      let name = try StableTypeName.of(type(of: value))
      throw MessageKeyError(
        code: .encodingFailed, type: name,
        message: "An id of type \(name) could not be encoded: \(error). Use another id.")
    }
    return node.bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .members = node.content {} else { node.content = .members([:]) }
    return KeyedEncodingContainer(Keyed(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .elements = node.content {} else { node.content = .elements([]) }
    return Unkeyed(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// An encoded value, before its members are sorted.
  private final class Node {
    enum Content {
      case nothing, null
      case value([UInt8])
      case members([String: Node])
      case elements([Node])
    }
    var content: Content = .nothing

    var bytes: [UInt8] {
      var writer = ByteWriter()
      switch content {
      case .nothing: writer.byte(0)
      case .null: writer.byte(1)
      case .value(let value):
        writer.byte(2)
        writer.raw(value)
      case .members(let members):
        writer.byte(3)
        let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (name, node) in sorted {
          writer.text(name)
          writer.piece(node.bytes)
        }
      case .elements(let nodes):
        writer.byte(4)
        for node in nodes { writer.piece(node.bytes) }
      }
      return writer.bytes
    }
  }

  private func child(_ key: any CodingKey) -> Node {
    let child = Node()
    switch node.content {
    case .members(var members):
      node.content = .nothing
      members[key.stringValue] = child
      node.content = .members(members)
    case .elements(var elements):
      node.content = .nothing
      elements.append(child)
      node.content = .elements(elements)
    case .nothing, .null, .value: node.content = .members([key.stringValue: child])
    }
    return child
  }

  private func encoder(_ key: any CodingKey) -> CanonicalEncoder {
    CanonicalEncoder(
      writer: StableKeyWriter(depth: writer.depth + 1), node: child(key), codingPath: codingPath + [key])
  }

  private struct Position: CodingKey {
    var stringValue: String
    var intValue: Int?
    init(intValue: Int) { (self.intValue, stringValue) = (intValue, "\(intValue)") }
    init?(stringValue: String) { self.stringValue = stringValue }
    static let `super` = Position(stringValue: "super")!
  }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: CanonicalEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.child(key).content = .null }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      encoder.child(key).content = .value(try encoder.writer.typed(value))
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { encoder.encoder(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder.encoder(key).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { encoder.encoder(Position.super) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder.encoder(key) }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let encoder: CanonicalEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int {
      if case .elements(let elements) = encoder.node.content { elements.count } else { 0 }
    }

    func encodeNil() { encoder.child(Position(intValue: count)).content = .null }
    func encode<T: Encodable>(_ value: T) throws {
      encoder.child(Position(intValue: count)).content = .value(try encoder.writer.typed(value))
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      encoder.encoder(Position(intValue: count)).container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      encoder.encoder(Position(intValue: count)).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { encoder.encoder(Position(intValue: count)) }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: CanonicalEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.node.content = .null }
    func encode<T: Encodable>(_ value: T) throws {
      encoder.node.content = .value(try encoder.writer.typed(value))
    }
  }
}
