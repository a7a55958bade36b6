/// The name of a type of entities, unmistakable among all programs.
public struct AttributedTypeIdentifier: Hashable, Codable, Sendable {
  /// The name of the type in its program.
  public let persistentIdentifier: String

  /// The name of the program, or nil for this one.
  public let bundleIdentifier: String?

  /// Makes a name.
  public init(persistentIdentifier: String, bundleIdentifier: String?) {
    self.persistentIdentifier = persistentIdentifier
    self.bundleIdentifier = bundleIdentifier
  }
}

/// The name of an entity, unmistakable among all programs.
public struct AttributedEntityIdentifier: Hashable, Codable, Sendable {
  /// The type of the entity.
  public let entityType: AttributedTypeIdentifier

  /// The identifier of the entity among those of its type.
  public let instanceIdentifier: String

  /// Makes a name.
  public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

/// The name of an entity: its type and its identifier.
public struct AppEntityIdentifier: Hashable, Codable, Sendable {
  /// The type of the entity.
  public let entityType: AttributedTypeIdentifier

  /// The identifier of the entity among those of its type.
  public let instanceIdentifier: String

  /// Makes a name.
  public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

extension EntityIdentifier {
  /// The name as other programs know it.
  package func attributed(bundleIdentifier: String? = nil) -> AttributedEntityIdentifier {
    AttributedEntityIdentifier(
      entityType: AttributedTypeIdentifier(
        persistentIdentifier: typeIdentifier, bundleIdentifier: bundleIdentifier),
      instanceIdentifier: identifier)
  }

  /// The name that other programs know by this one.
  package init(_ attributed: AttributedEntityIdentifier) {
    self.init(
      typeIdentifier: attributed.entityType.persistentIdentifier, identifier: attributed.instanceIdentifier)
  }
}
