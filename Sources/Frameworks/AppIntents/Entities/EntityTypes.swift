import Synchronization

/// The entity types that this program has encountered, by persistent identifier.
package enum EntityTypes {
  private static let types = Mutex<[String: any AppEntity.Type]>([:])

  /// Registers a type. Creating an `EntityIdentifier` does so too; type discovery registers the others.
  package static func add(_ type: any AppEntity.Type) {
    types.withLock { types in
      let name = type.persistentIdentifier
      if types[name] == nil { types[name] = type }
    }
  }

  /// Returns the type with a persistent identifier, or nil.
  package static subscript(name: String) -> (any AppEntity.Type)? { types.withLock { $0[name] } }
}

/// An entity of another program, of which only the identifier is known.
public struct _UnknownAppEntity: AppEntity {
  /// The display name of the type, "Unknown".
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unknown"
  /// A query that finds nothing.
  public static let defaultQuery = _TransientAppEntityQuery<_UnknownAppEntity>()

  /// The identifier of the entity.
  public let id: String

  /// The identifier as title.
  public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}
