import AppIntents
import UniformTypeIdentifiers

/// A scanned page of a cookbook, kept as a file.
public struct RecipeDocument: FileEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Scanned Recipe"
  public static var supportedContentTypes: [UTType] = [.pdf, .image]
  public static var defaultQuery = RecipeDocumentQuery()

  public let id: FileEntityIdentifier

  public var displayRepresentation: DisplayRepresentation { "Scanned recipe" }

  public init(id: FileEntityIdentifier) {
    self.id = id
  }
}

public struct RecipeDocumentQuery: EntityQuery {
  public init() {}

  public func entities(for identifiers: [FileEntityIdentifier]) async throws -> [RecipeDocument] {
    identifiers.map(RecipeDocument.init)
  }
}
