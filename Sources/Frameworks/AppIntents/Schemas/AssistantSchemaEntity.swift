import PlainText

/// An entity that an assistant can use.
@_alwaysEmitConformanceMetadata
public protocol AssistantEntity: AppEntity {}

/// An entity with a schema. `@AppEntity(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AssistantEntity {
  /// A Boolean value that indicates whether the entity is only available to assistants, not in people's
  /// shortcuts.
  static var isAssistantOnly: Bool { get }

  /// The schema. Macro expansions declare it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaEntity: AppSchema.Entity { get }
}

extension AssistantSchemaEntity {
  /// A Boolean value that indicates whether the entity is only available to assistants; false by default.
  public static var isAssistantOnly: Bool { false }

  /// The words of the schema's name, such as "Message".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(IdentifierWords.title(of: __appSchemaEntity.name))")
  }
}
