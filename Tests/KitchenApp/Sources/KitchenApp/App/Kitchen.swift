import AppIntents
import KitchenKit
import SwiftUI

@main
struct Kitchen: App {
  @State private var model = KitchenModel.shared

  init() {
    // Intents run without any window, so what they need is there before the first view.
    let store = KitchenModel.shared.store
    let timers = TimerBoard.shared
    let radio = KitchenRadio.shared
    AppDependencyManager.shared.add(dependency: store)
    AppDependencyManager.shared.add(dependency: timers)
    AppDependencyManager.shared.add(key: "radio", dependency: radio)
    KitchenShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      RecipeList(recipes: model.recipes)
    }
  }
}

/// What the windows share.
@Observable
final class KitchenModel {
  static let shared = KitchenModel()

  let store = KitchenStore()
  var recipes: [RecipeEntity] = []
}
