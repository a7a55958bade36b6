import AppIntents
import Testing

@AppEntity(schema: .messages.customAttachment)
struct SheetAttachment: AppEntity {
  static let defaultQuery = SheetQuery()

  var id: UUID

  /// Where the sheet comes from.
  var sourceName: AttributedString?

  /// What is said of it.
  var description: AttributedString?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(description ?? "")"
    )
  }

  struct SheetQuery: EntityQuery {
    func entities(for identifiers: [SheetAttachment.ID]) async throws -> [SheetAttachment] {
      // The chat keeps none.
      []
    }
  }
}

@Suite struct AttachmentSchemaTests {
  @Test func itIsShownByItsDescription() async throws {
    let sheet = SheetAttachment(id: UUID())
    #expect(String(localized: sheet.displayRepresentation.title) == "")
    sheet.description = "Second tenor, page 3"
    #expect(String(localized: sheet.displayRepresentation.title) == "Second tenor, page 3")
    #expect(EntitySnapshot(sheet).properties.map(\.name) == ["sourceName", "description"])
    #expect(SheetAttachment.__appSchemaEntity.identifier == "CustomAttachmentEntity")
    #expect(String(localized: SheetAttachment.typeDisplayRepresentation.name) == "Custom Attachment")
    #expect(try await SheetAttachment.defaultQuery.entities(for: [sheet.id]).isEmpty)
  }
}
