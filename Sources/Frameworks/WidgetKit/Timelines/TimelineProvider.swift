/// A provider of the timeline of a widget without settings.
///
/// The provider is called on the main actor, and may call its completion handlers from any task. Only the
/// first call counts; releasing a handler without a call is an error.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns a placeholder entry, immediately.
  func placeholder(in context: Context) -> Entry

  /// Passes an entry for the list of widgets to a completion handler.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Passes the timeline to a completion handler.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns the situations in which the widget is likely to be useful, most important first.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Returns no situations.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
