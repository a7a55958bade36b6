/// The schemas under their names before version 27.
public enum AssistantSchemas {
  /// A schema of any kind, or a domain.
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

/// The schemas, under the name by which older sources refer to their values.
public typealias AssistantSchema = AssistantSchemas

extension AppSchema.Intent {
  /// Creates a schema with an identifier of the platform's catalogue, such as "PlayAudiobookIntent".
  public init(_ identifier: String) { self.init("", identifier, identifier) }
}

extension AppSchema.Entity {
  /// Creates a schema with an identifier of the platform's catalogue, such as "MailMessageEntity".
  public init(_ identifier: String) { self.init("", identifier, identifier) }
}

extension AppSchema.Enum {
  /// Creates a schema with an identifier of the platform's catalogue, such as "MailCategory".
  public init(_ identifier: String) { self.init("", identifier, identifier) }
}
