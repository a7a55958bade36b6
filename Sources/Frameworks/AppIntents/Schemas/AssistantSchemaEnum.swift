import PlainText

/// An enum that an assistant can use.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AppEnum {}

/// An enum with a schema. `@AppEnum(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AssistantEnum {
  /// A Boolean value that indicates whether the enum is only available to assistants, not in people's
  /// shortcuts.
  static var isAssistantOnly: Bool { get }

  /// The schema. Macro expansions declare it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaEnum: AppSchema.Enum { get }
}

extension AssistantSchemaEnum {
  /// A Boolean value that indicates whether the enum is only available to assistants; false by default.
  public static var isAssistantOnly: Bool { false }

  /// The words of the schema's name, such as "Message Type".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(IdentifierWords.title(of: __appSchemaEnum.name))")
  }
}
