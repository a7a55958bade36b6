import Synchronization

/// The types of entities that this program is known to have, by their persistent identifiers.
package enum EntityTypes {
  private static let types = Mutex<[String: any AppEntity.Type]>([:])

  /// Takes up a type. Naming an entity does so; what discovers types does it for the others.
  package static func add(_ type: any AppEntity.Type) {
    types.withLock { types in
      let name = type.persistentIdentifier
      if types[name] == nil { types[name] = type }
    }
  }

  /// The type of a name, or nil.
  package static subscript(name: String) -> (any AppEntity.Type)? { types.withLock { $0[name] } }
}

/// The type of an entity of which only the name is known, since it belongs to another program.
public struct _UnknownAppEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unknown"
  public static let defaultQuery = _TransientAppEntityQuery<_UnknownAppEntity>()

  public let id: String

  public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}
