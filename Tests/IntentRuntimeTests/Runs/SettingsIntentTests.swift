import AppIntents
import IntentDiscovery
import IntentRuntime
import Testing

private struct ClockSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Clock Settings"
  @Parameter(title: "Seconds", default: true) var showsSeconds: Bool
}

@Suite struct SettingsIntentTests {
  @Test func settingsAreNotOfferedAndNotRun() async {
    #expect(!ClockSettings.isOffered && ClockSettings.isDiscoverable)
    let outcome = await IntentRuntime.fixed().run(RunRequest(ClockSettings()), on: SilentSurface())
    #expect((outcome.failure?.error as? IntentRunError)?.code == .notRunnable)
    #expect(!outcome.hasBegun)
  }
}
