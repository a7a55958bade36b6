import PlainText

/// An intent that an assistant can use.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AppIntent {}

/// An intent with a schema. `@AppIntent(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AssistantIntent {
  /// A Boolean value that indicates whether the intent is only available to assistants, not in people's
  /// shortcuts.
  static var isAssistantOnly: Bool { get }

  /// The schema. Macro expansions declare it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent { get }
}

extension AssistantSchemaIntent {
  /// A Boolean value that indicates whether the intent is only available to assistants; false by default.
  public static var isAssistantOnly: Bool { false }

  /// The words of the schema's name, such as "Send Message".
  public static var title: LocalizedStringResource {
    LocalizedStringResource("\(IdentifierWords.title(of: __appSchemaIntent.name))")
  }
}
