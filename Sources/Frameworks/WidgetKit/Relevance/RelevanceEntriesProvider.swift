import AppIntents

/// What a widget shows as long as it is of use.
public protocol RelevanceEntry: Sendable {}

/// Says when a widget is of use, and what it shows then.
public protocol RelevanceEntriesProvider {
  /// The settings for one use.
  associatedtype Configuration: WidgetConfigurationIntent
  /// What the widget shows.
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  /// When the widget is of use, and with which settings, the most important first.
  func relevance() async -> WidgetRelevance<Configuration>

  /// What to show with settings that `relevance()` has named.
  ///
  /// - Throws: Why there is nothing to show.
  func entry(configuration: Configuration, context: Context) async throws -> Entry

  /// What to show before there is anything to show. Returns at once.
  func placeholder(context: Context) -> Entry
}

/// How a widget is to be shown.
public struct RelevanceEntriesProviderContext: Sendable {
  /// How large it is, in points.
  public let displaySize: CGSize
  /// Whether it is shown in a list of widgets.
  public let isPreview: Bool

  package init(_ context: TimelineProviderContext) {
    displaySize = context.displaySize
    isPreview = context.isPreview
  }
}
