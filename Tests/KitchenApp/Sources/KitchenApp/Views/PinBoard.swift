import AppIntents
import KitchenKit
import SwiftUI

/// Recipes pinned anywhere on one surface, drawn by the app; it says which of them are where.
struct PinBoard: View {
  let pins: [Pin]

  nonisolated struct Pin: Sendable {
    var recipe: RecipeEntity
    var frame: CGRect
  }

  var body: some View {
    ZStack {
      ForEach(pins, id: \.recipe.id) { Text($0.recipe.title) }
    }
    .appEntityUIElements { context in
      elements(in: context.bounds)
    }
    .userActivity("kitchen.board") { activity in
      activity.title = "The pin board"
      activity.appEntityIdentifier = pins.first.map { EntityIdentifier(for: $0.recipe) }
    }
  }

  func elements(in bounds: CGRect) -> [AppEntityUIElement] {
    pins.filter { $0.frame.intersects(bounds) }.map { pin in
      AppEntityUIElement(pin.recipe, bounds: pin.frame, state: .init(), subelements: [])
    }
  }
}
