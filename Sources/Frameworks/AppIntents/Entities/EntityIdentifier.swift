/// A reference to one entity: its type and its identifier.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Codable, Sendable {
  /// The persistent identifier of the entity's type.
  package let typeIdentifier: String

  /// The identifier of the entity, as text.
  public let identifier: String

  package init(typeIdentifier: String, identifier: String) {
    self.typeIdentifier = typeIdentifier
    self.identifier = identifier
  }

  /// The length limit for stored identifiers, in bytes of UTF-8.
  public static let valueMaximumLength = 1024

  /// Creates a reference to an entity.
  ///
  /// For an entity whose local identifier differs from device to device, the stable identifier is used.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates a reference to the entity of a type with an identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.init(
      typeIdentifier: Entity.persistentIdentifier,
      identifier: (identifier as? any StableIdentifierProviding)?.stableIdentifierString
        ?? identifier.entityIdentifierString)
    EntityTypes.add(type)
  }

  /// The type of the entity, or `_UnknownAppEntity` when the identifier comes from elsewhere and names a type
  /// that this program lacks.
  public var entityType: any AppEntity.Type { EntityTypes[typeIdentifier] ?? _UnknownAppEntity.self }

  /// The type, a slash and the identifier. Slashes and percent signs in the type are escaped, so that the
  /// first slash is the separator.
  public var description: String {
    typeIdentifier.replacing("%", with: "%25").replacing("/", with: "%2F") + "/" + identifier
  }

  /// Creates a reference from its `description`.
  ///
  /// - Returns: nil when there is no slash, no type or no identifier, or when the identifier is longer than
  ///   `valueMaximumLength`.
  package init?(description: String) {
    guard let slash = description.firstIndex(of: "/") else { return nil }
    let type = description[..<slash].replacing("%2F", with: "/").replacing("%25", with: "%")
    let identifier = description[description.index(after: slash)...]
    guard !type.isEmpty, !identifier.isEmpty, identifier.utf8.count <= Self.valueMaximumLength else {
      return nil
    }
    self.init(typeIdentifier: String(type), identifier: String(identifier))
  }

  /// Returns the identifier for an entity type, or nil when this refers to an entity of another type or the
  /// text is no identifier of this one.
  package func id<Entity: AppEntity>(of type: Entity.Type) -> Entity.ID? {
    guard typeIdentifier == Entity.persistentIdentifier else { return nil }
    return Entity.ID.entityIdentifier(for: identifier)
  }
}

extension EntityIdentifier: _IntentValue {}

extension AppEntity {
  /// Returns the entity with an identifier, as found by the type's query.
  ///
  /// - Throws: `IntentRunError` with `unknownEntity` when the text is no identifier of this type or the
  ///   entity no longer exists, and the error of the query.
  package static func entity(withIdentifier text: String) async throws -> Self {
    guard let id = ID.entityIdentifier(for: text) else {
      throw IntentRunError(
        .unknownEntity,
        "'\(text)' is no identifier of \(persistentIdentifier): those are of type \(ID.self).")
    }
    guard let entity = try await defaultQuery.entities(for: [id]).first else {
      throw IntentRunError(.unknownEntity, "There is no \(persistentIdentifier) '\(text)'.")
    }
    entity.learnShape()
    return entity
  }
}
