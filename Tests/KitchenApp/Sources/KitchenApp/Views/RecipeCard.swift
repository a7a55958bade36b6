import AppIntents
import KitchenKit
import SwiftUI

struct RecipeCard: View {
  let recipe: RecipeEntity
  let isFavourite: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.title).font(.headline)
      Text("\(recipe.minutes) minutes")
      HStack {
        Button(intent: OpenRecipe(target: recipe)) {
          Label("Open", systemImage: "book")
        }
        FavouriteToggle(recipe: recipe, isFavourite: isFavourite)
        Button("Delete", role: .destructive, intent: DeleteRecipes())
      }
    }
    .appEntityIdentifier(EntityIdentifier(for: recipe))
  }
}
