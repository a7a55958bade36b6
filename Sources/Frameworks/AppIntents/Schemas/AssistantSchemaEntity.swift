import PlainText

/// An entity that an assistant can use.
@_alwaysEmitConformanceMetadata
public protocol AssistantEntity: AppEntity {}

/// An entity with a schema. `@AppEntity(schema:)` makes a type conform.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AssistantEntity {
  /// Whether the entity is kept from people's shortcuts and is only there for assistants.
  static var isAssistantOnly: Bool { get }

  /// The schema. Macros write this.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaEntity: AppSchema.Entity { get }
}

extension AssistantSchemaEntity {
  public static var isAssistantOnly: Bool { false }

  /// The words of the schema's name: "Message".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(IdentifierWords.title(of: __appSchemaEntity.name))")
  }
}
