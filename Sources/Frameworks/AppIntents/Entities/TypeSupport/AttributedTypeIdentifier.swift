/// The identifier of an entity type, unique across programs.
public struct AttributedTypeIdentifier: Hashable, Codable, Sendable {
  /// The persistent identifier of the type in its program.
  public let persistentIdentifier: String

  /// The bundle identifier of the program, or nil for this one.
  public let bundleIdentifier: String?

  /// Creates an identifier.
  public init(persistentIdentifier: String, bundleIdentifier: String?) {
    self.persistentIdentifier = persistentIdentifier
    self.bundleIdentifier = bundleIdentifier
  }
}

/// The identifier of an entity, unique across programs.
public struct AttributedEntityIdentifier: Hashable, Codable, Sendable {
  /// The type of the entity.
  public let entityType: AttributedTypeIdentifier

  /// The identifier of the entity among those of its type.
  public let instanceIdentifier: String

  /// Creates an identifier.
  public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

/// The identifier of an entity: its type and its instance identifier.
public struct AppEntityIdentifier: Hashable, Codable, Sendable {
  /// The type of the entity.
  public let entityType: AttributedTypeIdentifier

  /// The identifier of the entity among those of its type.
  public let instanceIdentifier: String

  /// Creates an identifier.
  public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

extension EntityIdentifier {
  /// Returns the identifier in the form that other programs use.
  package func attributed(bundleIdentifier: String? = nil) -> AttributedEntityIdentifier {
    AttributedEntityIdentifier(
      entityType: AttributedTypeIdentifier(
        persistentIdentifier: typeIdentifier, bundleIdentifier: bundleIdentifier),
      instanceIdentifier: identifier)
  }

  /// Creates the identifier from the form that other programs use.
  package init(_ attributed: AttributedEntityIdentifier) {
    self.init(
      typeIdentifier: attributed.entityType.persistentIdentifier, identifier: attributed.instanceIdentifier)
  }
}
