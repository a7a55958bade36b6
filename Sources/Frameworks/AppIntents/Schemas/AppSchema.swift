/// The catalogue of schemas: well-known shapes of intents, entities and enums, by domain.
///
/// A schema is given to `@AppIntent(schema:)`, `@AppEntity(schema:)` or `@AppEnum(schema:)`, as in
/// `.messages.sendMessage`.
public struct AppSchema: Sendable {
  /// A schema of any kind, or a domain.
  public protocol Kind {}

  /// The intent schemas of a domain.
  ///
  /// To the compiler every name is a schema; for one that the domain lacks, the macro reports an error with
  /// the most similar name.
  @dynamicMemberLookup public protocol _IntentDomain: Kind {}

  /// The entity schemas of a domain; see `_IntentDomain`.
  @dynamicMemberLookup public protocol _EntityDomain: Kind {}

  /// The enum schemas of a domain; see `_IntentDomain`.
  @dynamicMemberLookup public protocol _EnumDomain: Kind {}
}

/// A schema of an intent, for `@AppIntent(schema:)`.
public protocol AppSchemaIntent: AppSchema.Kind {}

/// A schema of an entity, for `@AppEntity(schema:)`.
public protocol AppSchemaEntity: AppSchema.Kind {}

/// A schema of an enum, for `@AppEnum(schema:)`.
public protocol AppSchemaEnum: AppSchema.Kind {}

extension AppSchema._IntentDomain {
  /// Returns a placeholder for a schema that the domain lacks, which the macro reports.
  public subscript(dynamicMember name: String) -> AppSchema.Intent { .init("", name, "") }
}

extension AppSchema._EntityDomain {
  /// Returns a placeholder for a schema that the domain lacks, which the macro reports.
  public subscript(dynamicMember name: String) -> AppSchema.Entity { .init("", name, "") }
}

extension AppSchema._EnumDomain {
  /// Returns a placeholder for a schema that the domain lacks, which the macro reports.
  public subscript(dynamicMember name: String) -> AppSchema.Enum { .init("", name, "") }
}
