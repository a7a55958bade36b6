import AppIntents

/// Makes the timeline of a widget that a person can set through an intent's parameters.
public protocol AppIntentTimelineProvider {
  /// What the widget shows at a moment.
  associatedtype Entry: TimelineEntry
  /// What a person can set.
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// What to show before there is anything to show. Returns at once.
  func placeholder(in context: Context) -> Entry

  /// What to show in a list of widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// What to show from when on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Settings to offer ready-made, where a person can't set anything.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// When the widget is likely to be of use, and with which settings, the most important first.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
