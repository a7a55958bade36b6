import AppIntents
import SwiftUICore

/// A widget with its types erased, for the surface that shows it.
///
/// Its functions take settings of `intentType` and trap for others; nil stands for the defaults.
@MainActor
package struct WidgetDescription {
  /// The kind of the widget, which distinguishes it from the app's other widgets.
  package var kind: String
  /// The name in the list of widgets; by default the title of `intentType`.
  package var displayName: Text?
  /// The description in the list of widgets; by default that of `intentType`.
  package var summary: Text?
  package var families: [WidgetFamily] = WidgetFamily.home
  /// The type of the settings, or nil if there are none.
  package var intentType: (any WidgetConfigurationIntent.Type)?
  /// A Boolean value that indicates whether the settings are requested when the widget is added.
  package var promptsForSettings = false
  /// A closure that returns recommended settings with their names.
  package var recommendations: @MainActor () -> [(settings: any WidgetConfigurationIntent, name: Text)] = {
    []
  }
  /// A closure that returns the situations in which the widget is likely to be useful, most important first.
  package var relevance: @MainActor () async -> [WidgetRelevanceClue] = { [] }
  /// A closure that returns the placeholder view.
  package var placeholder: @MainActor (TimelineProviderContext) -> any View
  /// A closure that returns the view for the list of widgets.
  package var snapshot:
    @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async throws -> any View
  /// A closure that returns the timeline for settings.
  package var timeline:
    @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async throws -> WidgetTimeline
  /// A Boolean value that indicates whether the content extends to the widget's edge.
  package var disablesContentMargins = false
  /// A Boolean value that indicates whether a surface may remove the background.
  package var isBackgroundRemovable = true
  /// The places in which the widget should not be offered, by size.
  package var disfavoredLocations: [WidgetFamily: Set<WidgetLocation>] = [:]
  /// The ways in which the widget may be mounted on a wall; an empty array allows all.
  package var mountingStyles: [WidgetMountingStyle] = []
  package var texture: WidgetTexture?
  /// The type of the handler for the address to which a server sends changes.
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

  /// Sets the type of the settings, with its title and description.
  mutating func take<Intent: WidgetConfigurationIntent>(_ type: Intent.Type) {
    intentType = type
    displayName = Text(type.title)
    summary = type.writtenDescription.map { Text($0.descriptionText) }
  }
}

/// The timeline of a widget, as views.
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

  /// Returns the entry to show at a date: the latest one, or the first if none has come.
  package func entry(at date: Date) -> Entry? { entries.last { $0.date <= date } ?? entries.first }

  /// The date at which a new timeline is requested, or nil.
  package var reloadDate: Date? { policy.reloadDate(end: entries.map(\.date).max()) }
}
