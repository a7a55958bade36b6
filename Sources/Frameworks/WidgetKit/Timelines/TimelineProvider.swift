/// Makes the timeline of a widget that a person can't set.
///
/// It is asked on the main actor, and may call its completion handlers from any task. The first call counts; a
/// handler that goes away without a call is an error.
public protocol TimelineProvider {
  /// What the widget shows at a moment.
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// What to show before there is anything to show. Returns at once.
  func placeholder(in context: Context) -> Entry

  /// What to show in a list of widgets.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// What to show from when on.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// When the widget is likely to be of use, the most important first.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
