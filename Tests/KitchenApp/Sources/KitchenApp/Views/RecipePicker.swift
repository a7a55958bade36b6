import AppIntents
import KitchenKit
import SwiftUI

/// A list with a selection; the selected row is what is meant by "this recipe".
struct RecipePicker: View {
  let recipes: [RecipeEntity]
  @Binding var selection: RecipeEntity.ID?

  var body: some View {
    List(recipes, id: \.id, selection: $selection) { recipe in
      Text(recipe.title)
    }
    .appEntityIdentifier(forSelectionType: RecipeEntity.ID.self) { id in
      EntityIdentifier(for: RecipeEntity.self, identifier: id)
    }
  }
}
