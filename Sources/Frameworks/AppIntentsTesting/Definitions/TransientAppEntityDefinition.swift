import CoreTransferable

/// A transient entity type of the program, identified by name.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
  /// The type that represents entities.
  public typealias Instance = AnyTransientAppEntity

  /// The name with which the definition was requested.
  public let typeIdentifier: String

  let app: AppUnderTest

  /// The bundle identifier of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// A function that returns an entity with property values.
  public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
    IntentValuePropertiesCallable { [app, typeIdentifier] values in
      AnyTransientAppEntity(typeIdentifier, values: values, in: app)
    }
  }

  /// Returns the entity that a file represents, through the type's transfer representation.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func resolved(from file: IntentFile) async throws -> AnyTransientAppEntity {
    let type = try app.transientEntity(typeIdentifier)
    return AnyTransientAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: file) }, in: app)
  }

  /// Returns the entity that a system value represents, through the type's transfer representation.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func resolved<T>(from value: T) async throws -> AnyTransientAppEntity
  where T: _SystemIntentValue, T: IntentValueConvertible {
    let type = try app.transientEntity(typeIdentifier)
    return AnyTransientAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: value) }, in: app)
  }

  /// Returns the entity that a transferable value represents.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func resolved<T>(from value: T) async throws -> AnyTransientAppEntity
  where T: IntentValueConvertible, T: Transferable {
    let type = try app.transientEntity(typeIdentifier)
    return AnyTransientAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, fromItem: value) }, in: app)
  }

  /// Checks that an entity has this type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`, which names both types.
  public func isInstance(_ instance: AnyTransientAppEntity) throws {
    try check(
      try app.transientEntity(instance.entityType.persistentIdentifier).persistentIdentifier,
      is: try app.transientEntity(typeIdentifier).persistentIdentifier)
  }
}
