import CoreTransferable

/// An entity of the program, known by name.
public struct AppEntityDefinition: AppIntentTypeDefinition {
  public typealias Instance = AnyAppEntity

  /// The name by which it was asked for.
  public let typeIdentifier: String

  let app: AppUnderTest

  /// The name of the program.
  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Makes what stands for the entity of an identifier. Nothing is looked up: where the entity is used, the
  /// app's query finds it.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(typeIdentifier: typeIdentifier, identifier: identifier, in: app)
  }

  public func isInstance(_ instance: AnyAppEntity) throws {
    try check(
      try app.entity(instance.identifier.entityType.persistentIdentifier).persistentIdentifier,
      is: try app.entity(typeIdentifier).persistentIdentifier)
  }

  // MARK: From other values

  /// The entity of an exported file: by what the type says of its transfer, else by a value query that takes
  /// files.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`; what the app's code throws.
  public func resolved(from file: IntentFile) async throws -> AnyAppEntity {
    let type = try app.entity(typeIdentifier)
    return AnyAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: file) }, in: app)
  }

  /// The entity of a value that every app knows: by what the type says of its transfer, else by a value query.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`; what the app's code throws.
  public func resolved<T>(from value: T) async throws -> AnyAppEntity
  where T: _SystemIntentValue, T: IntentValueConvertible {
    let type = try app.entity(typeIdentifier)
    return AnyAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, from: value) }, in: app)
  }

  /// The entity of a value that can be transferred, such as a text: by what the type says of its transfer, else
  /// by a value query.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`; what the app's code throws.
  public func resolved<T>(from value: T) async throws -> AnyAppEntity
  where T: IntentValueConvertible, T: Transferable {
    let type = try app.entity(typeIdentifier)
    return AnyAppEntity(
      try await app.isolated { try await EntityImport(app: app).entity(of: type, fromItem: value) }, in: app)
  }
}
