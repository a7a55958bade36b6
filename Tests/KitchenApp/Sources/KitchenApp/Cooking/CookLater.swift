import AppIntents
import KitchenKit

/// Waits in the background for as long as it may, comes to the front when it is time.
struct CookLater: CancellableIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Cook Later"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  static let allowedExecutionTargets: IntentExecutionTargets = [.main, .appIntentsExtension]

  @Parameter(title: "Recipe") var recipe: RecipeEntity
  @Parameter(title: "Right Now", default: true) var now: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    guard now else {
      if systemContext.currentMode == .background {
        throw needsToContinueInForegroundError("Open the kitchen?", alwaysConfirm: true)
      }
      return .result(dialog: "Later, then.", snippetIntent: RecipeSnippet(recipe: recipe))
    }
    let steps = recipe.steps
    let done = try await withIntentCancellationHandler {
      try Task.checkCancellation()
      return steps.count
    } onCancel: { reason in
      if reason == .timeout { print("Too slow.") }
    }
    progress.totalUnitCount = Int64(done)
    return .result(dialog: "\(done) steps.", snippetIntent: RecipeSnippet(recipe: recipe))
  }
}
