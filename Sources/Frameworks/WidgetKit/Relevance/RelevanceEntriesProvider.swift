import AppIntents

/// The content of a widget while it is relevant.
public protocol RelevanceEntry: Sendable {}

/// A provider of a widget's relevance and of its content while it is relevant.
public protocol RelevanceEntriesProvider {
  /// The type of the settings.
  associatedtype Configuration: WidgetConfigurationIntent
  /// The type of the content.
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  /// Returns the situations in which the widget is relevant, with their settings, most important first.
  func relevance() async -> WidgetRelevance<Configuration>

  /// Returns the content for settings that `relevance()` returned.
  ///
  /// - Throws: An error if there is nothing to show.
  func entry(configuration: Configuration, context: Context) async throws -> Entry

  /// Returns placeholder content, immediately.
  func placeholder(context: Context) -> Entry
}

/// The circumstances in which a widget is shown.
public struct RelevanceEntriesProviderContext: Sendable {
  /// The size of the widget in points.
  public let displaySize: CGSize
  /// A Boolean value that indicates whether the widget is shown in the list of widgets.
  public let isPreview: Bool

  package init(_ context: TimelineProviderContext) {
    displaySize = context.displaySize
    isPreview = context.isPreview
  }
}
