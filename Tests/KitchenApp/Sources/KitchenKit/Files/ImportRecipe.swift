import AppIntents
import UniformTypeIdentifiers

/// Reads a recipe from a file or a page.
public struct ImportRecipe: AppIntent {
  public static var title: LocalizedStringResource = "Import Recipe"

  @Parameter(title: "File", supportedContentTypes: [.json, .plainText])
  public var file: IntentFile?

  @Parameter(title: "Pictures", supportedTypeIdentifiers: ["public.image"])
  public var pictures: [IntentFile]

  @Parameter(title: "Page")
  public var page: URL?

  @Parameter(title: "Introduction", default: AttributedString("From the old book."))
  public var introduction: AttributedString

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func perform() async throws -> some ReturnsValue<RecipeEntity> {
    var recipe: Recipe
    if let file, file.availableContentTypes.contains(.json) {
      recipe = try JSONDecoder().decode(Recipe.self, from: await file.data(contentType: .json))
    } else if let file, let text = String(data: file.data, encoding: .utf8), !text.isEmpty {
      recipe = Recipe(
        id: UUID(), title: file.filename, course: .main, minutes: 30,
        steps: text.components(separatedBy: "\n"))
    } else {
      throw RecipeError.unreadable(file?.filename ?? page?.absoluteString ?? "Nothing")
    }
    recipe.source = page
    recipe.notes = String(introduction.characters)
    await kitchen.add(recipe)
    return .result(value: RecipeEntity(recipe))
  }
}
