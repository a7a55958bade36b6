import SwiftUICore

/// A widget that is shown only while it is of use.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: DescribedWidgetConfiguration {
  public typealias Body = Never
  package let described: WidgetDescription?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other widgets.
  ///   - provider: Says when the widget is of use, and what it shows then.
  ///   - content: Makes the view of an entry.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    // A provider is asked from one task at a time, so it may run where it likes.
    nonisolated(unsafe) let provider = provider
    var description = WidgetDescription(
      kind: kind,
      placeholder: { content(provider.placeholder(context: .init($0))) },
      snapshot: { settings, context in
        content(try await provider.entry(configuration: .settings(settings), context: .init(context)))
      },
      timeline: { settings, context in
        let entry = try await provider.entry(configuration: .settings(settings), context: .init(context))
        // It has one entry, which holds as long as the widget is shown.
        return WidgetTimeline(
          entries: [.init(date: .distantPast, relevance: nil, view: content(entry))], policy: .never)
      })
    description.take(Provider.Configuration.self)
    description.families = [.accessoryRectangular]
    description.relevance = { await provider.relevance().attributes.map(\.clue) }
    described = description
  }
}
