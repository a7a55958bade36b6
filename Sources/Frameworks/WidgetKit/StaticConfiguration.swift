import AppIntents
import Synchronization
import ViewCore

/// A widget that a person can't set.
public struct StaticConfiguration<Content: View>: DescribedWidgetConfiguration {
  public typealias Body = Never
  package let described: WidgetDescription

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other widgets.
  ///   - provider: Makes the timeline.
  ///   - content: Makes the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    described = WidgetDescription(
      kind: kind,
      placeholder: { content(provider.placeholder(in: $0)) },
      snapshot: { _, context in
        content(await firstValue { provider.getSnapshot(in: context, completion: $0) })
      },
      timeline: { _, context in
        WidgetTimeline(await firstValue { provider.getTimeline(in: context, completion: $0) }, content)
      })
  }
}

/// A widget that a person can set through an intent's parameters.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  DescribedWidgetConfiguration
{
  public typealias Body = Never
  package let described: WidgetDescription

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other widgets.
  ///   - intent: What a person can set.
  ///   - provider: Makes the timeline.
  ///   - content: Makes the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    // A provider is asked from one task at a time, so it may run where it likes.
    nonisolated(unsafe) let provider = provider
    described = WidgetDescription(
      kind: kind, intentType: intent,
      recommendations: { provider.recommendations().map { ($0.intent, $0.description) } },
      placeholder: { content(provider.placeholder(in: $0)) },
      snapshot: { settings, context in
        content(await provider.snapshot(for: settings as? Intent ?? Intent(), in: context))
      },
      timeline: { settings, context in
        WidgetTimeline(await provider.timeline(for: settings as? Intent ?? Intent(), in: context), content)
      })
  }
}

extension WidgetTimeline {
  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, _ content: (Entry) -> some View) {
    self.init(
      entries: timeline.entries.map { .init(date: $0.date, relevance: $0.relevance, view: content($0)) },
      policy: timeline.policy)
  }
}

/// The value that a closure is called with first; further calls have no effect.
@MainActor
private func firstValue<Value>(_ start: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
  let once = Once()
  return await withCheckedContinuation { continuation in
    start { value in
      // Handed over once, to the function that waits for it.
      nonisolated(unsafe) let value = value
      if once.isFirst() { continuation.resume(returning: value) }
    }
  }
}

private final class Once: Sendable {
  private let isDone = Atomic(false)
  func isFirst() -> Bool { !isDone.exchange(true, ordering: .acquiringAndReleasing) }
}
