import AppIntents
import KitchenKit
import SwiftUI

/// The step that is to be done now.
struct NextStep: AppIntent {
  static let title: LocalizedStringResource = "Next Step"

  @Parameter(title: "Recipe") var recipe: RecipeEntity
  @Parameter(title: "Step", default: 1) var step: Int

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let text = step <= recipe.steps.count ? recipe.steps[step - 1] : "Done."
    return .result(value: step + 1, dialog: "\(text)", view: StepView(text: text))
  }
}

/// Over: the recipe opens again, beside a card.
struct FinishCooking: AppIntent {
  static let title: LocalizedStringResource = "Finish Cooking"

  @Parameter(title: "Recipe") var recipe: RecipeEntity

  func perform() async throws -> some OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(
      opensIntent: OpenRecipe(target: recipe), dialog: "Enjoy your meal.",
      view: StepView(text: "Enjoy your meal."))
  }
}

/// On with the next one, without a word.
struct SkipStep: AppIntent {
  static let title: LocalizedStringResource = "Skip Step"

  @Parameter(title: "Recipe") var recipe: RecipeEntity

  func perform() async throws -> some OpensIntent {
    let next = NextStep()
    next.recipe = recipe
    return .result(opensIntent: next)
  }
}

/// The same step again, as a value and as what follows.
struct RepeatStep: AppIntent {
  static let title: LocalizedStringResource = "Repeat Step"

  @Parameter(title: "Recipe") var recipe: RecipeEntity
  @Parameter(title: "Step", default: 1) var step: Int

  func perform() async throws -> some ReturnsValue<Int> & OpensIntent & ShowsSnippetView {
    let again = NextStep()
    again.recipe = recipe
    again.step = step
    return .result(value: step, opensIntent: again) { StepView(text: "Once more.") }
  }
}

/// Only a view.
struct ShowStep: AppIntent {
  static let title: LocalizedStringResource = "Show Step"

  @Parameter(title: "Text") var text: String

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result { StepView(text: text) }
  }
}

struct StepView: View {
  let text: String

  nonisolated init(text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
  }
}
