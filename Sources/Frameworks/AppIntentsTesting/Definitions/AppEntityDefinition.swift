import CoreTransferable

/// An entity type of the program, identified by name.
public struct AppEntityDefinition: AppIntentTypeDefinition {
  /// The type that represents entities.
  public typealias Instance = AnyAppEntity

  /// The name with which the definition was requested.
  public let typeIdentifier: String

  let app: AppUnderTest

  /// The bundle identifier of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Returns a reference to the entity with an identifier. It is only looked up, by the app's query, where
  /// the reference is used.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(typeIdentifier: typeIdentifier, identifier: identifier, in: app)
  }

  /// Checks that an entity has this type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`, which names both types.
  public func isInstance(_ instance: AnyAppEntity) throws {
    try check(
      try app.entity(instance.identifier.entityType.persistentIdentifier).persistentIdentifier,
      is: try app.entity(typeIdentifier).persistentIdentifier)
  }

  // MARK: From other values

  /// Returns the entity that a file represents: through the type's transfer representation, else through a
  /// value query that takes files.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the app's code.
  public func resolved(from file: IntentFile) async throws -> AnyAppEntity {
    let type = try app.entity(typeIdentifier)
    return AnyAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: file) }, in: app)
  }

  /// Returns the entity that a system value represents: through the type's transfer representation, else
  /// through a value query.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the app's code.
  public func resolved<T>(from value: T) async throws -> AnyAppEntity
  where T: _SystemIntentValue, T: IntentValueConvertible {
    let type = try app.entity(typeIdentifier)
    return AnyAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: value) }, in: app)
  }

  /// Returns the entity that a transferable value such as a string represents: through the type's transfer
  /// representation, else through a value query.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the app's code.
  public func resolved<T>(from value: T) async throws -> AnyAppEntity
  where T: IntentValueConvertible, T: Transferable {
    let type = try app.entity(typeIdentifier)
    return AnyAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, fromItem: value) }, in: app)
  }
}
