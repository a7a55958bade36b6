import AppIntents
import KitchenKit
import SwiftUI

struct RecipeCard: View {
  let recipe: RecipeEntity
  let isFavourite: Bool

  private var setFavourite: SetFavourite { SetFavourite(recipe: recipe, isFavourite: !isFavourite) }

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.title).font(.headline)
      Text("\(recipe.minutes) minutes")
      HStack {
        Button(intent: OpenRecipe(target: recipe)) {
          Label("Open", systemImage: "book")
        }
        Button(isFavourite ? "No Favourite" : "Favourite", intent: setFavourite)
        Button("Delete", role: .destructive, intent: DeleteRecipes())
      }
    }
    .appEntityIdentifier(EntityIdentifier(for: recipe))
  }
}
