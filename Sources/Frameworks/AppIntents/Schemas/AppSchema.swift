/// The schemas that the system knows: shapes of intents, entities and enums, by domain.
///
/// A schema is written where `@AppIntent(schema:)`, `@AppEntity(schema:)` or `@AppEnum(schema:)` is attached to
/// a type, as in `.messages.sendMessage`.
public struct AppSchema: Sendable {
  /// What every kind of schema and every domain is.
  public protocol Kind {}

  /// A domain's schemas for intents.
  ///
  /// A name that the domain does not have is a schema too as far as the compiler sees; the macro reports it,
  /// with the name that was probably meant.
  @dynamicMemberLookup public protocol _IntentDomain: Kind {}

  /// A domain's schemas for entities; see `_IntentDomain`.
  @dynamicMemberLookup public protocol _EntityDomain: Kind {}

  /// A domain's schemas for enums; see `_IntentDomain`.
  @dynamicMemberLookup public protocol _EnumDomain: Kind {}
}

/// A schema of an intent, as `@AppIntent(schema:)` takes it.
public protocol AppSchemaIntent: AppSchema.Kind {}

/// A schema of an entity, as `@AppEntity(schema:)` takes it.
public protocol AppSchemaEntity: AppSchema.Kind {}

/// A schema of an enum, as `@AppEnum(schema:)` takes it.
public protocol AppSchemaEnum: AppSchema.Kind {}

extension AppSchema._IntentDomain {
  /// A schema that the domain does not have.
  public subscript(dynamicMember name: String) -> AppSchema.Intent { .init("", name, "") }
}

extension AppSchema._EntityDomain {
  /// A schema that the domain does not have.
  public subscript(dynamicMember name: String) -> AppSchema.Entity { .init("", name, "") }
}

extension AppSchema._EnumDomain {
  /// A schema that the domain does not have.
  public subscript(dynamicMember name: String) -> AppSchema.Enum { .init("", name, "") }
}
