import AppIntents

/// The phrases that people can say from the start.
struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlantIntent(), phrases: ["Water \(\.$plant) in \(.applicationName)"],
      shortTitle: "Water Plant",
      systemImageName: "drop")
    AppShortcut(
      intent: AddPlantIntent(), phrases: ["Add a plant in \(.applicationName)"], shortTitle: "Add Plant",
      systemImageName: "plus")
    AppShortcut(
      intent: ShowPlantIntent(), phrases: ["Show \(\.$plant) in \(.applicationName)"],
      shortTitle: "Show Plant",
      systemImageName: "leaf")
    AppShortcut(
      intent: CountSeedsIntent(), phrases: ["Count seeds in \(.applicationName)"], shortTitle: "Count Seeds",
      systemImageName: "number")
  }
}
