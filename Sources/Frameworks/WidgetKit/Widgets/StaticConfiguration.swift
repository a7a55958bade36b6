import SwiftUICore

/// A widget that a person can't set.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: DescribedWidgetConfiguration {
  public typealias Body = Never
  package let described: WidgetDescription?

  /// Makes a configuration. The provider is asked on the main actor.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other widgets.
  ///   - provider: Makes the timeline.
  ///   - content: Makes the view of an entry.
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
    // A provider is asked from one task at a time, so it may run where it likes.
    nonisolated(unsafe) let provider = provider
    description.relevance = { await provider.relevance().attributes.map(\.clue) }
    described = description
  }
}
