import AppIntents
import SwiftUICore

/// A widget without its types: what a surface needs to show it.
///
/// The settings that its functions take are of `intentType`, else they trap; nil stands for the defaults.
@MainActor
package struct WidgetDescription {
  /// The name by which the app tells it from its other widgets.
  package var kind: String
  /// What a person sees in the list of widgets: the title of `intentType` where the widget says nothing else.
  package var displayName: Text?
  /// What the list of widgets says about it: the description of `intentType` where the widget says nothing else.
  package var summary: Text?
  package var families: [WidgetFamily] = WidgetFamily.home
  /// What a person can set, or nil.
  package var intentType: (any WidgetConfigurationIntent.Type)?
  /// Whether a person is asked for the settings when the widget is added.
  package var promptsForSettings = false
  /// The settings to offer ready-made, with their names.
  package var recommendations: @MainActor () -> [(settings: any WidgetConfigurationIntent, name: Text)] = {
    []
  }
  /// When it is likely to be of use, the most important first.
  package var relevance: @MainActor () async -> [WidgetRelevanceClue] = { [] }
  /// What it shows before there is anything to show.
  package var placeholder: @MainActor (TimelineProviderContext) -> any View
  /// What it shows at a moment in a list of widgets.
  package var snapshot:
    @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async throws -> any View
  /// What it shows from when on.
  package var timeline:
    @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async throws -> WidgetTimeline
  /// Whether the widget keeps no distance from its edge.
  package var disablesContentMargins = false
  /// Whether a surface may take its background away.
  package var isBackgroundRemovable = true
  /// In which places it should not be offered, by size.
  package var disfavoredLocations: [WidgetFamily: Set<WidgetLocation>] = [:]
  /// How it hangs on a wall; empty for any way.
  package var mountingStyles: [WidgetMountingStyle] = []
  package var texture: WidgetTexture?
  /// Who is told the address to which a server sends changes.
  package var pushHandler: (any WidgetPushHandler.Type)?

  init(
    kind: String, placeholder: @escaping @MainActor (TimelineProviderContext) -> any View,
    snapshot:
      @escaping @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async throws ->
      any View,
    timeline:
      @escaping @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async throws ->
      WidgetTimeline
  ) {
    self.kind = kind
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }

  /// Says what a person can set; the title and the description of the type are taken over.
  mutating func take<Intent: WidgetConfigurationIntent>(_ type: Intent.Type) {
    intentType = type
    displayName = Text(type.title)
    summary = type.writtenDescription.map { Text($0.descriptionText) }
  }
}

/// What a widget shows from when on, as views.
@MainActor
package struct WidgetTimeline {
  package struct Entry {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    package let view: any View
  }

  package let entries: [Entry]
  package let policy: TimelineReloadPolicy
}

extension WidgetTimeline {
  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, _ content: (Entry) -> some View) {
    self.init(
      entries: timeline.entries.map { .init(date: $0.date, relevance: $0.relevance, view: content($0)) },
      policy: timeline.policy)
  }

  /// The entry that is shown at a moment: the last one that has come, else the first.
  package func entry(at date: Date) -> Entry? { entries.last { $0.date <= date } ?? entries.first }

  /// When more is asked for, or nil.
  package var reloadDate: Date? { policy.reloadDate(end: entries.map(\.date).max()) }
}
