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
        Toggle(isOn: isFavourite, intent: SetFavourite(recipe: recipe, isFavourite: !isFavourite)) {
          Text("Favourite")
        }
        Button("Delete", role: .destructive, intent: DeleteRecipes())
      }
    }
    .appEntityIdentifier(EntityIdentifier(for: recipe))
  }
}
