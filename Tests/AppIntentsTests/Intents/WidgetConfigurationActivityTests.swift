import AppIntents
import Testing

@Suite struct WidgetConfigurationActivityTests {
  private struct GardenSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Garden"
    @Parameter(title: "Bed", default: "Herbs") var bed: String
  }

  private struct PondSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pond"
  }

  @Test func theSettingsOfThePressedWidgetAreKnown() {
    let activity = NSUserActivity(activityType: "garden")
    let settings = GardenSettings()
    settings.bed = "Roses"
    activity.widgetConfigurationIntent = settings
    #expect(activity.widgetConfigurationIntent(of: GardenSettings.self)?.bed == "Roses")
    let inferred: GardenSettings? = activity.widgetConfigurationIntent()
    #expect(inferred?.bed == "Roses")
    #expect(activity.widgetConfigurationIntent(of: PondSettings.self) == nil)
  }

  @Test func anActivityThatNoWidgetBeganHasNone() {
    let activity = NSUserActivity(activityType: "garden")
    #expect(activity.widgetConfigurationIntent(of: GardenSettings.self) == nil)
  }
}
