import AppIntents

/// Something that comes with a message and is no file. The app has none; the schema of messages asks for the type.
@AppEntity(schema: .messages.customAttachment)
struct CustomAttachment: AppEntity {
  static let defaultQuery = CustomAttachmentQuery()

  var id: UUID

  /// What made it.
  var sourceName: AttributedString?

  /// What is said of it.
  var description: AttributedString?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(description ?? "")"
    )
  }

  struct CustomAttachmentQuery: EntityQuery {
    func entities(for identifiers: [CustomAttachment.ID]) async throws -> [CustomAttachment] {
      // Messages hold files, places and links, and nothing else.
      []
    }
  }
}
