import SwiftUICore

/// The configuration of a widget without settings.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: DescribedWidgetConfiguration {
  public typealias Body = Never
  package let described: WidgetDescription?

  /// Creates a configuration. The provider is called on the main actor.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widget, which distinguishes it from the app's other widgets.
  ///   - provider: The provider of the timeline.
  ///   - content: A closure that returns the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    var description = WidgetDescription(
      kind: kind,
      placeholder: { content(provider.placeholder(in: $0)) },
      snapshot: { _, context in
        content(
          try await FirstAnswer.get("getSnapshot") { provider.getSnapshot(in: context, completion: $0) })
      },
      timeline: { _, context in
        WidgetTimeline(
          try await FirstAnswer.get("getTimeline") { provider.getTimeline(in: context, completion: $0) },
          content)
      })
    // A provider is called from one task at a time, on any executor.
    nonisolated(unsafe) let provider = provider
    description.relevance = { await provider.relevance().attributes.map(\.clue) }
    described = description
  }
}
