import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct RelevanceConfigurationTests {
  private struct FerryEntry: RelevanceEntry {
    let words: String
  }

  private struct Sunk: Error {}

  private struct FerryProvider: RelevanceEntriesProvider {
    func relevance() async -> WidgetRelevance<StopSettings> {
      WidgetRelevance([.init(configuration: StopSettings(stop: "Ferry"), context: .sleep(.wakeup))])
    }
    func entry(configuration: StopSettings, context: Context) async throws -> FerryEntry {
      if configuration.stop == "Wreck" { throw Sunk() }
      return FerryEntry(
        words: configuration.stop + (context.isPreview ? " soon" : " in \(Int(context.displaySize.width))"))
    }
    func placeholder(context: Context) -> FerryEntry { FerryEntry(words: "No ferry") }
  }

  private struct FerryWidget: Widget {
    var body: some WidgetConfiguration {
      RelevanceConfiguration(kind: "ferries", provider: FerryProvider()) { Text(verbatim: $0.words) }
    }
  }

  private let context = TimelineProviderContext(
    family: .accessoryRectangular, displaySize: CGSize(width: 90, height: 30))

  private func ferries() throws -> WidgetDescription { try #require(FerryWidget().body.widgetDescription) }

  @Test func itSaysWhenItIsOfUse() async throws {
    let ferries = try ferries()
    #expect(ferries.kind == "ferries")
    #expect(ferries.families == [.accessoryRectangular])
    #expect(ferries.intentType == StopSettings.self)
    let clues = await ferries.relevance()
    #expect(clues.map { ($0.settings as? StopSettings)?.stop } == ["Ferry"])
    #expect(clues.map(\.context) == [.sleep(.wakeup)])
  }

  @Test func itsOneEntryHoldsAllTheTime() async throws {
    let timeline = try await ferries().timeline(StopSettings(stop: "Quay"), context)
    #expect(timeline.entries.count == 1)
    #expect(outline(try #require(timeline.entry(at: noon)).view) == #"text "Quay in 90""#)
    #expect(timeline.reloadDate == nil)
  }

  @Test func itHasAPreviewAndAPlaceholder() async throws {
    let preview = TimelineProviderContext(family: .accessoryRectangular, isPreview: true)
    #expect(outline(try await ferries().snapshot(nil, preview)) == #"text "Mill Lane soon""#)
    #expect(outline(try ferries().placeholder(context)) == #"text "No ferry""#)
  }

  @Test func whatGoesWrongReachesTheSurface() async throws {
    let ferries = try ferries()
    await #expect(throws: Sunk.self) { _ = try await ferries.timeline(StopSettings(stop: "Wreck"), context) }
  }
}
