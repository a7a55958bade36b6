import AppIntents
import UniformTypeIdentifiers

/// Writes all recipes to a file. It takes long, tells how far it is, and can be stopped.
public struct ExportCookbook: LongRunningIntent, CancellableIntent {
  public static var title: LocalizedStringResource = "Export the Cookbook"
  public static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func perform() async throws -> some ReturnsValue<IntentFile> {
    let recipes = await kitchen.recipes
    progress.totalUnitCount = Int64(recipes.count)
    let text = try await performBackgroundTask {
      var text = ""
      for recipe in recipes {
        try Task.checkCancellation()
        text += RecipeEntity(recipe).card + "\n\n"
        progress.completedUnitCount += 1
      }
      return text
    } onCancel: { reason in
      switch reason {
      case .timeout: print("Took too long.")
      case .userCancelled: print("Nobody wants it.")
      default: print("Stopped.")
      }
    }
    return .result(value: IntentFile(data: Data(text.utf8), filename: "Cookbook.txt", type: .plainText))
  }
}
