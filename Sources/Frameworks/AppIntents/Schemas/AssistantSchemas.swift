/// The schemas under the names that they had before version 27.
public enum AssistantSchemas {
  /// What every kind of schema and every domain is.
  public typealias Model = AppSchema.Kind
  /// A schema of an intent.
  public typealias Intent = AppSchemaIntent
  /// A schema of an entity.
  public typealias Entity = AppSchemaEntity
  /// A schema of an enum.
  public typealias Enum = AppSchemaEnum
  /// A schema of an intent, as a value.
  public typealias IntentSchema = AppSchema.Intent
  /// A schema of an entity, as a value.
  public typealias EntitySchema = AppSchema.Entity
  /// A schema of an enum, as a value.
  public typealias EnumSchema = AppSchema.Enum
}

/// The schemas, as their values are found in older sources.
public typealias AssistantSchema = AssistantSchemas

extension AppSchema.Intent {
  /// The schema that the platform's catalogue keeps under a name, such as "PlayAudiobookIntent".
  public init(_ identifier: String) { self.init("", identifier, identifier) }
}

extension AppSchema.Entity {
  /// The schema that the platform's catalogue keeps under a name, such as "MailMessageEntity".
  public init(_ identifier: String) { self.init("", identifier, identifier) }
}

extension AppSchema.Enum {
  /// The schema that the platform's catalogue keeps under a name, such as "MailCategory".
  public init(_ identifier: String) { self.init("", identifier, identifier) }
}
