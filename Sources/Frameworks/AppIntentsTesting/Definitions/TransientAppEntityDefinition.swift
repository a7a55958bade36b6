import CoreTransferable

/// A transient entity of the program, known by name.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
  public typealias Instance = AnyTransientAppEntity

  /// The name by which it was asked for.
  public let typeIdentifier: String

  let app: AppUnderTest

  /// The name of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Makes an entity with values for its properties.
  public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
    IntentValuePropertiesCallable { [app, typeIdentifier] values in
      AnyTransientAppEntity(typeIdentifier, values: values, in: app)
    }
  }

  /// Makes an entity of an exported file, by what the type says of its transfer.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`; what the type's representation throws.
  public func resolved(from file: IntentFile) async throws -> AnyTransientAppEntity {
    let type = try app.transientEntity(typeIdentifier)
    return AnyTransientAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: file) }, in: app)
  }

  /// Makes an entity of a value of another type, by what the type says of its transfer.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`; what the type's representation throws.
  public func resolved<T>(from value: T) async throws -> AnyTransientAppEntity
  where T: _SystemIntentValue, T: IntentValueConvertible {
    let type = try app.transientEntity(typeIdentifier)
    return AnyTransientAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: value) }, in: app)
  }

  /// Makes an entity of a value that can be transferred.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`; what the type's representation throws.
  public func resolved<T>(from value: T) async throws -> AnyTransientAppEntity
  where T: IntentValueConvertible, T: Transferable {
    let type = try app.transientEntity(typeIdentifier)
    return AnyTransientAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, fromItem: value) }, in: app)
  }

  public func isInstance(_ instance: AnyTransientAppEntity) throws {
    try check(
      try app.transientEntity(instance.entityType.persistentIdentifier).persistentIdentifier,
      is: try app.transientEntity(typeIdentifier).persistentIdentifier)
  }
}
