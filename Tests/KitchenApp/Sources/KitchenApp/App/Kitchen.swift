import AppIntents
import KitchenKit
import SwiftUI

@main
struct Kitchen: App {
  @State private var model = KitchenModel()

  init() {
    // Intents run without any window, so what they need is there before the first view.
    let model = KitchenModel.shared
    AppDependencyManager.shared.add(dependency: model.store)
    AppDependencyManager.shared.add(dependency: TimerBoard.shared)
    AppDependencyManager.shared.add(key: "radio") { KitchenRadio.shared }
    KitchenShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      RecipeList(recipes: [])
    }
    .handlesExternalEvents(matching: [OpenRecipe.persistentIdentifier])
  }
}

/// What the windows share.
@Observable
final class KitchenModel {
  static let shared = KitchenModel()

  let store = KitchenStore()
  var path: [RecipeEntity] = []
}
