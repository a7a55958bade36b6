import AppIntents
import KitchenKit
import SwiftUI

struct RecipeList: View {
  let recipes: [RecipeEntity]

  @State private var selection: RecipeEntity.ID?
  @State private var showsTip = true

  var body: some View {
    List {
      ForEach(recipes) { recipe in
        RecipeCard(recipe: recipe, isFavourite: recipe.id == selection)
      }
    }
    .appEntityIdentifier(forSelectionType: RecipeEntity.ID.self) { id in
      EntityIdentifier(for: RecipeEntity.self, identifier: id)
    }
    .onAppIntentExecution(OpenRecipe.self) { intent in
      selection = intent.target.id
    }
    SiriTipView(intent: SuggestRecipe(), isVisible: $showsTip)
      .siriTipViewStyle(.automatic)
    ShortcutsLink()
      .shortcutsLinkStyle(.automaticOutline)
  }
}
