import AppIntents
import KitchenKit
import SwiftUI

/// A switch that runs an intent, in a widget or a snippet.
struct FavouriteToggle: View {
  let recipe: RecipeEntity
  let isFavourite: Bool

  var body: some View {
    Toggle(isOn: isFavourite, intent: SetFavourite(recipe: recipe, isFavourite: !isFavourite)) {
      Text("Favourite")
    }
    Toggle("Favourite", isOn: isFavourite, intent: SetFavourite(recipe: recipe, isFavourite: !isFavourite))
  }
}
