import AppIntents
import KitchenKit

/// What can be said without setting anything up.
struct KitchenShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .tangerine

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SuggestRecipe(),
      phrases: [
        "What can I cook with \(.applicationName)?",
        "Suggest a \(\.$course) in \(.applicationName)",
      ],
      shortTitle: "Suggest",
      systemImageName: "lightbulb")

    AppShortcut(
      intent: OpenRecipe(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Recipe",
      systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$target,
        summary: Summary("Open \(\.$target)", table: nil),
        optionsCollections: {
          OptionsCollection(RecipeQuery(), title: "Best Recipes", systemImageName: "star")
        }))

    AppShortcut(
      intent: StartTimer(),
      phrases: ["Start a timer with \(.applicationName)", "\(.applicationName) timer"],
      shortTitle: "Start Timer",
      systemImageName: "timer")

    if #available(iOS 26, macOS 26, *) {
      AppShortcut(
        intent: ShowNextMeal(),
        phrases: ["What’s for dinner in \(.applicationName)"],
        shortTitle: "Next Meal",
        systemImageName: "fork.knife")
    }
  }

  /// Sounds like one of the phrases, but isn’t meant for the app.
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["What can I cook up with friends", "Open the kitchen door"])
  }
}
