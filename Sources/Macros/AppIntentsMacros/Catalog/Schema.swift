/// The kind of thing that a schema describes.
enum SchemaKind: String, Sendable {
  case intent, entity
  case enumeration = "enum"

  /// How an error names it.
  var noun: String { self == .enumeration ? "enum" : rawValue }
}

/// A shape that the system knows: an action, a thing or a set of values of one domain.
struct Schema: Sendable {
  var kind: SchemaKind
  var domain: String
  var name: String
  /// The name under which the platform's catalogue keeps it.
  var identifier: String
  /// The protocols that a type gets besides those of its kind.
  var conformances: [String]
  var members: [SchemaMember]

  /// How the schema is written in an attribute.
  var path: String { ".\(domain).\(name)" }

  /// Whether it is known which members the schema has.
  var hasMembers: Bool { !members.isEmpty }

  func member(named name: String) -> SchemaMember? { members.first { $0.name == name } }
}

/// A parameter of an intent or a property of an entity that a schema describes.
struct SchemaMember: Sendable {
  var name: String
  /// The types it can have, the preferred one first.
  var types: [SchemaType]
  var isRequired: Bool

  /// The type to write where there is none.
  var preferredType: SchemaType { types[0] }
}
