import PlainText

/// A set of values that an assistant can use.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AppEnum {}

/// A set of values with a schema. `@AppEnum(schema:)` makes a type conform.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AssistantEnum {
  /// Whether the enum is kept from people's shortcuts and is only there for assistants.
  static var isAssistantOnly: Bool { get }

  /// The schema. Macros write this.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaEnum: AppSchema.Enum { get }
}

extension AssistantSchemaEnum {
  public static var isAssistantOnly: Bool { false }

  /// The words of the schema's name: "Message Type".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "\(IdentifierWords.title(of: __appSchemaEnum.name))")
  }
}
