import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct SettingsTests {
  private let context = TimelineProviderContext(family: .systemMedium)

  private func departures() throws -> WidgetDescription {
    try #require(DepartureWidget().body.widgetDescription)
  }

  @Test func settingsReachTheTimeline() async throws {
    let timeline = try await departures().timeline(StopSettings(stop: "Quay"), context)
    #expect(outline(try #require(timeline.entries.first).view).contains(#"text "Quay""#))
    #expect(timeline.reloadDate == noon + 900)
  }

  @Test func withoutSettingsTheDefaultsHold() async throws {
    let snapshot = try await departures().snapshot(nil, context)
    #expect(outline(snapshot).contains(#"text "Mill Lane""#))
    #expect(outline(try departures().placeholder(context)).contains(#"text "No stop""#))
  }

  @Test func aButtonRunsTheIntentOfItsEntry() async throws {
    let view = try await departures().snapshot(StopSettings(stop: "Quay"), context)
    let button = try #require(nodes(view).flatMap(\.all).first { $0.content == .button(nil) })
    let action = try #require(button.press() as? IntentAction)
    #expect((action.intent as? CatchBusIntent)?.stop == "Quay")
  }

  @Test func recommendationsHaveNames() throws {
    let recommendations = try departures().recommendations()
    #expect(recommendations.map { words($0.name) } == ["Mill", "Quay", "The pier", "The zoo"])
    #expect(
      recommendations.map { ($0.settings as? StopSettings)?.stop } == ["Mill Lane", "Quay", "Pier", "Zoo"])
  }

  @Test func relevanceIsThatOfSettings() async throws {
    let clues = try await departures().relevance()
    #expect(clues.map { ($0.settings as? StopSettings)?.stop } == ["Quay", "Quay"])
    #expect(clues.map(\.context) == [.location(inferred: .commute), nil])
    #expect(clues.map(\.group) == [nil, .automatic])
  }

  @Test func aProviderMayLeaveOutWhatIsNotNeeded() async throws {
    struct Bare: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> TideEntry { TideEntry(date: noon, height: 1) }
      func snapshot(for configuration: PlainSettings, in context: Context) async -> TideEntry {
        placeholder(in: context)
      }
      func timeline(for configuration: PlainSettings, in context: Context) async -> Timeline<TideEntry> {
        Timeline(entries: [], policy: .never)
      }
    }
    let bare = try #require(
      AppIntentConfiguration(kind: "bare", provider: Bare()) { TideView(entry: $0) }.widgetDescription)
    #expect(bare.recommendations().isEmpty)
    #expect(await bare.relevance().isEmpty)
    #expect(bare.summary == nil)
    let timeline = try await bare.timeline(nil, context)
    #expect(timeline.entry(at: noon) == nil)
    #expect(timeline.reloadDate == nil)
  }

  @Test func settingsOfAnotherTypeAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      try await Task { @MainActor in
        let departures = DepartureWidget().body.widgetDescription
        _ = try await departures?.timeline(PlainSettings(), TimelineProviderContext(family: .systemSmall))
      }.value
    }
  }
}
