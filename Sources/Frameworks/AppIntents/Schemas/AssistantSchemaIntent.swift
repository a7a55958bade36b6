import PlainText

/// An intent that an assistant can use.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AppIntent {}

/// An intent with a schema. `@AppIntent(schema:)` makes a type conform.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AssistantIntent {
  /// Whether the intent is kept from people's shortcuts and is only there for assistants.
  static var isAssistantOnly: Bool { get }

  /// The schema. Macros write this.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent { get }
}

extension AssistantSchemaIntent {
  public static var isAssistantOnly: Bool { false }

  /// The words of the schema's name: "Send Message".
  public static var title: LocalizedStringResource {
    LocalizedStringResource("\(IdentifierWords.title(of: __appSchemaIntent.name))")
  }
}
