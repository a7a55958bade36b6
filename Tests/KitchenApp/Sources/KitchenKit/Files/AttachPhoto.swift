import AppIntents
import UniformTypeIdentifiers

/// Keeps a photo beside a recipe: the file itself where it may be opened in place, else a copy.
public struct AttachPhoto: AppIntent {
  public static var title: LocalizedStringResource = "Attach Photo"

  @Parameter(title: "Recipe") public var recipe: RecipeEntity
  @Parameter(title: "Photo", supportedContentTypes: [.png, .jpeg]) public var photo: IntentFile

  public init() {}

  public func perform() async throws -> some ReturnsValue<IntentFile> {
    let type = photo.type ?? .png
    let size = try await photo.withFile(contentType: type, allowOpenInPlace: true) { url, openedInPlace in
      try Data(contentsOf: url).count
    }
    guard size > 0 else { throw RecipeError.unreadable(photo.filename) }
    let (copy, _) = try await photo.file(
      contentType: type, destinationDirectory: FileManager.default.temporaryDirectory)
    var kept = IntentFile(fileURL: copy, filename: "\(recipe.title).\(copy.pathExtension)", type: type)
    kept.removedOnCompletion = true
    return .result(value: kept)
  }
}
