/// A struct in which `@AppIntent(schema:)` found an error. It has default members for all requirements, so
/// that nothing else is reported. No program that compiles contains one.
@_alwaysEmitConformanceMetadata
public protocol __UnfinishedSchemaIntent: AssistantSchemaIntent {}

extension __UnfinishedSchemaIntent {
  /// Never called.
  public init() { unfinished() }
  /// Returns an empty result.
  public func perform() async throws -> some IntentResult { .result() }
}

/// A struct in which `@AppEntity(schema:)` found an error; see `__UnfinishedSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol __UnfinishedSchemaEntity: AssistantSchemaEntity {}

extension __UnfinishedSchemaEntity {
  /// The empty string.
  public var id: String { "" }
  /// The empty representation.
  public var displayRepresentation: DisplayRepresentation { "" }
  /// A query that finds nothing.
  public static var defaultQuery: __UnfinishedQuery<Self> { __UnfinishedQuery() }
}

/// The query of an unfinished entity that declares none.
public struct __UnfinishedQuery<Entity: AppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}
  /// Returns no entities.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An enum in which `@AppEnum(schema:)` found an error; see `__UnfinishedSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol __UnfinishedSchemaEnum: AssistantSchemaEnum {}

extension __UnfinishedSchemaEnum {
  public init?(rawValue: String) { return nil }
  public var rawValue: String { "" }
  /// No representations.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [:] }
}

/// A type that can't have a schema, such as a class. The macros give it the names that intents and entities
/// use in their bodies, so that no other errors are reported.
public protocol __RejectedSchemaType: _SupportsAppDependencies {}

private func unfinished() -> Never {
  preconditionFailure("The macro of this type has reported a mistake; mend it and build again.")
}
