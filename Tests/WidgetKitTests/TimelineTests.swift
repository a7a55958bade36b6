import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct TimelineTests {
  private struct Silent: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: noon, height: 7) }
    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
      _ = completion
    }
  }

  private struct QuietEntry: TimelineEntry {
    let date: Date
  }

  private func tides() throws -> WidgetDescription { try #require(TideWidget().body.widgetDescription) }
  private func context(_ family: WidgetFamily, isPreview: Bool = false) -> TimelineProviderContext {
    TimelineProviderContext(
      family: family, isPreview: isPreview, displaySize: CGSize(width: 160, height: 160))
  }

  @Test func aTimelineIsViewsWithDates() async throws {
    let timeline = try await tides().timeline(nil, context(.systemMedium))
    #expect(timeline.entries.map(\.date) == [noon, noon + 3600, noon + 7200])
    #expect(timeline.entries.map { $0.relevance?.score } == [nil, nil, 4])
    #expect(timeline.entries[2].relevance?.duration == 600)
    #expect(outline(timeline.entries[1].view, .accessoryInline) == #"text "2 m""#)
    #expect(timeline.reloadDate == noon + 7200)
  }

  @Test func theContextReachesTheProvider() async throws {
    #expect(try await tides().timeline(nil, context(.systemSmall)).entries.count == 1)
    let preview = try await tides().snapshot(nil, context(.systemSmall, isPreview: true))
    #expect(outline(preview, .accessoryInline) == #"text "1 m""#)
    #expect(context(.systemSmall).displaySize.width == 160)
  }

  @Test func theFirstAnswerCounts() async throws {
    let snapshot = try await tides().snapshot(nil, context(.systemSmall))
    #expect(outline(snapshot, .accessoryInline) == #"text "2 m""#)
  }

  @Test func thePlaceholderIsThereAtOnce() throws {
    #expect(outline(try tides().placeholder(context(.systemSmall)), .accessoryInline) == #"text "0 m""#)
  }

  @Test func aProviderThatNeverAnswersIsAnError() async throws {
    let widget = try #require(
      StaticConfiguration(kind: "silent", provider: Silent()) { TideView(entry: $0) }.widgetDescription)
    let snapshot = await #expect(throws: WidgetError.self) {
      _ = try await widget.snapshot(nil, context(.systemSmall))
    }
    #expect(snapshot?.code == .noAnswer)
    #expect(snapshot?.message.hasPrefix("getSnapshot of a timeline provider") == true)
    await #expect(throws: WidgetError.self) { _ = try await widget.timeline(nil, context(.systemSmall)) }
    #expect(await widget.relevance().isEmpty)
  }

  @Test func theEntryAtAMomentIsTheLastThatHasCome() async throws {
    let timeline = try await tides().timeline(nil, context(.systemMedium))
    #expect(timeline.entry(at: noon - 60)?.date == noon)
    #expect(timeline.entry(at: noon + 3600)?.date == noon + 3600)
    #expect(timeline.entry(at: noon + 90_000)?.date == noon + 7200)
  }

  @Test func policiesSayWhenToAskAgain() {
    #expect(TimelineReloadPolicy.atEnd.reloadDate(end: noon) == noon)
    #expect(TimelineReloadPolicy.never.reloadDate(end: noon) == nil)
    #expect(TimelineReloadPolicy.after(noon + 60).reloadDate(end: noon) == noon + 60)
    #expect(TimelineReloadPolicy.after(noon) != .after(noon + 1))
    let timeline = Timeline(entries: [QuietEntry(date: noon)], policy: .never)
    #expect(timeline.policy == .never)
    #expect(timeline.entries.map(\.date) == [noon])
    #expect(timeline.entries[0].relevance == nil)
  }

  @Test func relevanceOfAnEntryIsPlainValues() throws {
    let relevance = TimelineEntryRelevance(score: 2)
    #expect(relevance.duration == 0)
    let copy = try JSONDecoder().decode(
      TimelineEntryRelevance.self, from: JSONEncoder().encode(relevance))
    #expect(copy == relevance)
  }

  @Test func relevanceOfAWidgetHasNoSettings() async throws {
    let clues = try await tides().relevance()
    #expect(clues.map(\.context) == [.date(noon), nil])
    #expect(clues.map(\.group) == [nil, .named("water")])
    #expect(clues.allSatisfy { $0.settings == nil })
  }

  @Test func groupsAreKeptApart() {
    let groups: Set<WidgetRelevanceGroup> = [.automatic, .ungrouped, .named("a"), .named("b"), .named("a")]
    #expect(groups.count == 4)
  }

  @Test func variantsOfTheEnvironmentAreKnownInAdvance() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let both = TimelineProviderContext(
      family: .systemSmall, environmentVariants: .init([EnvironmentValues(), dark]))
    #expect(both.environmentVariants[\.colorScheme] == [.light, .dark])
    #expect(both.environmentVariants.colorScheme == [.light, .dark])
    #expect(context(.systemSmall).environmentVariants.colorScheme == nil)
  }
}
