import SwiftUICore

/// The configuration of a widget that is only shown while it is relevant.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: DescribedWidgetConfiguration {
  public typealias Body = Never
  package let described: WidgetDescription?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widget, which distinguishes it from the app's other widgets.
  ///   - provider: The provider of the widget's relevance and entries.
  ///   - content: A closure that returns the view of an entry.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    // A provider is called from one task at a time, on any executor.
    nonisolated(unsafe) let provider = provider
    var description = WidgetDescription(
      kind: kind,
      placeholder: { content(provider.placeholder(context: .init($0))) },
      snapshot: { settings, context in
        content(try await provider.entry(configuration: .settings(settings), context: .init(context)))
      },
      timeline: { settings, context in
        let entry = try await provider.entry(configuration: .settings(settings), context: .init(context))
        // The widget has one entry, which is valid as long as the widget is shown.
        return WidgetTimeline(
          entries: [.init(date: .distantPast, relevance: nil, view: content(entry))], policy: .never)
      })
    description.take(Provider.Configuration.self)
    description.families = [.accessoryRectangular]
    description.relevance = { await provider.relevance().attributes.map(\.clue) }
    described = description
  }
}
