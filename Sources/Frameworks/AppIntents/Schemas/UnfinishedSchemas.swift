/// What `@AppIntent(schema:)` makes of a struct in which it found a mistake: an intent of which nothing is
/// asked, so that the mistake is all that is reported. No program that compiles has one.
@_alwaysEmitConformanceMetadata
public protocol __UnfinishedSchemaIntent: AssistantSchemaIntent {}

extension __UnfinishedSchemaIntent {
  public init() { unfinished() }
  public func perform() async throws -> some IntentResult { .result() }
}

/// What `@AppEntity(schema:)` makes of a struct in which it found a mistake; see `__UnfinishedSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol __UnfinishedSchemaEntity: AssistantSchemaEntity {}

extension __UnfinishedSchemaEntity {
  public var id: String { "" }
  public var displayRepresentation: DisplayRepresentation { "" }
  public static var defaultQuery: __UnfinishedQuery<Self> { __UnfinishedQuery() }
}

/// The query of an entity that names none because it is unfinished.
public struct __UnfinishedQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// What `@AppEnum(schema:)` makes of an enum in which it found a mistake; see `__UnfinishedSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol __UnfinishedSchemaEnum: AssistantSchemaEnum {}

extension __UnfinishedSchemaEnum {
  public init?(rawValue: String) { return nil }
  public var rawValue: String { "" }
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [:] }
}

/// What the macros make of a type that can have no schema, such as a class: it has the names that the body of
/// an intent or an entity uses, so that the mistake is all that is reported.
public protocol __RejectedSchemaType: _SupportsAppDependencies {}

private func unfinished() -> Never {
  preconditionFailure("The macro of this type has reported a mistake; mend it and build again.")
}
