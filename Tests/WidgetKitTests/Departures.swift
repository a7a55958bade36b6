import AppIntents
import SwiftUICore
import WidgetKit

struct StopSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Departures from a stop"
  static let description = IntentDescription("The next buses from a stop.")

  @Parameter(title: "Stop", default: "Mill Lane") var stop: String
  @Parameter(title: "Line") var line: Int?

  init() {}
  init(stop: String) { self.stop = stop }
}

struct PlainSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Plain"
}

struct DepartureEntry: TimelineEntry {
  let date: Date
  let settings: StopSettings?
}

/// A class, as some apps have them.
final class DepartureProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DepartureEntry { DepartureEntry(date: noon, settings: nil) }

  func snapshot(for configuration: StopSettings, in context: Context) async -> DepartureEntry {
    DepartureEntry(date: noon, settings: configuration)
  }

  func timeline(for configuration: StopSettings, in context: Context) async -> Timeline<DepartureEntry> {
    Timeline(
      entries: [DepartureEntry(date: noon, settings: configuration)], policy: .after(noon + 900))
  }

  func recommendations() -> [AppIntentRecommendation<StopSettings>] {
    let name = "Quay"
    return [
      AppIntentRecommendation(intent: StopSettings(stop: "Mill Lane"), description: "Mill"),
      AppIntentRecommendation(intent: StopSettings(stop: name), description: name),
      AppIntentRecommendation(intent: StopSettings(stop: "Pier"), description: Text(verbatim: "The pier")),
      AppIntentRecommendation(
        intent: StopSettings(stop: "Zoo"), description: LocalizedStringResource("The zoo")),
    ]
  }

  func relevance() async -> WidgetRelevance<StopSettings> {
    let quay = StopSettings(stop: "Quay")
    return WidgetRelevance([
      WidgetRelevanceAttribute(configuration: quay, context: .location(inferred: .commute)),
      WidgetRelevanceAttribute(configuration: quay, group: .automatic),
    ])
  }
}

struct CatchBusIntent: AppIntent {
  static let title: LocalizedStringResource = "Catch bus"
  @Parameter(title: "Stop") var stop: String
  init() {}
  init(stop: String) { self.stop = stop }
  func perform() async throws -> some IntentResult { .result() }
}

struct DepartureView: View {
  let entry: DepartureEntry

  var body: some View {
    VStack {
      Text(verbatim: entry.settings?.stop ?? "No stop")
      if let settings = entry.settings {
        Button(intent: CatchBusIntent(stop: settings.stop)) { Text(verbatim: "Catch it") }
      }
    }
  }
}

struct DepartureWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "departures", intent: StopSettings.self, provider: DepartureProvider()) {
      DepartureView(entry: $0)
    }
  }
}
