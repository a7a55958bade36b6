/// The name of one entity: its type and its identifier.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
  /// The persistent identifier of the entity's type.
  package let typeIdentifier: String

  /// The identifier of the entity, as text.
  public let identifier: String

  package init(typeIdentifier: String, identifier: String) {
    self.typeIdentifier = typeIdentifier
    self.identifier = identifier
  }

  /// The longest identifier that can be kept, in bytes of UTF-8.
  public static let valueMaximumLength = 1024

  /// The name of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// The name of the entity of a type that has an identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.init(typeIdentifier: Entity.persistentIdentifier, identifier: identifier.entityIdentifierString)
  }

  public var description: String { "\(typeIdentifier)/\(identifier)" }
}

extension EntityIdentifier: _IntentValue {}

/// An identifier that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }

  /// The identifier that a text stands for, or nil when it stands for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
