import AppIntents

/// A provider of the timeline of a widget with settings, which are the parameters of an intent.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Returns a placeholder entry, immediately.
  func placeholder(in context: Context) -> Entry

  /// Returns an entry for the list of widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// Returns the timeline for settings.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Returns recommended settings, for surfaces on which people can't choose settings.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// Returns the situations in which the widget is likely to be useful, with their settings, most important
  /// first.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// Returns no recommendations.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Returns no situations.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
