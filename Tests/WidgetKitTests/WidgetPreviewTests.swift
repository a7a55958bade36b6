import AppIntents
import SwiftUI
import Testing
import WidgetKit

// Previews of a widget as apps write them: that they compile is the test.

private struct Tide: TimelineEntry {
  let date: Date
  var isHigh = false
}

private struct TideSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Tide"
}

private struct TideProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now) }
  func snapshot(for configuration: TideSettings, in context: Context) async -> Tide { Tide(date: .now) }
  func timeline(for configuration: TideSettings, in context: Context) async -> Timeline<Tide> {
    Timeline(entries: [Tide(date: .now)], policy: .never)
  }
}

private struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "tide", intent: TideSettings.self, provider: TideProvider()) { entry in
      Text(entry.isHigh ? "High" : "Low").containerBackground(.fill.tertiary, for: .widget)
    }
  }
}

#Preview(as: .systemSmall) {
  TideWidget()
} timeline: {
  Tide(date: .now)
  Tide(date: .now, isHigh: true)
}

#Preview("Settings", as: .systemMedium, using: TideSettings()) {
  TideWidget()
} timelineProvider: {
  TideProvider()
}

@Suite struct WidgetPreviewTests {
  @Test func entriesKeepTheirOrder() {
    @PreviewTimelineBuilder func entries(_ more: Bool) -> [any TimelineEntry] {
      Tide(date: .distantPast)
      if more { Tide(date: .distantFuture) }
      for day in 0..<2 { Tide(date: Date(timeIntervalSinceReferenceDate: Double(day))) }
    }
    #expect(
      entries(true).map(\.date) == [
        .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 0),
        Date(timeIntervalSinceReferenceDate: 1),
      ])
    #expect(entries(false).count == 3)
  }
}
