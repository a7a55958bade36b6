import KitchenKit
import SwiftUI

/// The window that comes to the front when a recipe is opened from outside.
struct RecipeWindow: Scene {
  var body: some Scene {
    WindowGroup {
      RecipeList(recipes: KitchenModel.shared.recipes)
        .handlesExternalEvents(preferring: [OpenRecipe.persistentIdentifier], allowing: ["*"])
    }
    .handlesExternalEvents(matching: [OpenRecipe.persistentIdentifier])
  }
}
