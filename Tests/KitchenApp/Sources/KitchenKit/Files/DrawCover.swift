import AppIntents
import UniformTypeIdentifiers

/// Draws the cover of the cookbook, with the graphics processor where there is one.
public struct DrawCover: LongRunningIntent {
  public static var title: LocalizedStringResource = "Draw Cover"
  public static var allowedExecutionTargets: IntentExecutionTargets { [.main, .appIntentsExtension] }

  @Parameter(title: "Recipes") public var recipes: EntityCollection<RecipeEntity>

  public init() {}

  public func perform() async throws -> some ReturnsValue<IntentFile> {
    guard !recipes.isEmpty else { throw $recipes.needsValueError("Which recipes are on it?") }
    let titles = try await recipes.resolvedEntities().map(\.title)
    let cover = try await performBackgroundTask(options: .requiresGPU) {
      "<svg><text>\(titles.joined(separator: ", "))</text></svg>"
    }
    return .result(value: IntentFile(data: Data(cover.utf8), filename: "Cover.svg", type: .svg))
  }
}
