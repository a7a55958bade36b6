import AppIntents
import SwiftUICore

/// A widget that a person can set through an intent's parameters.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  DescribedWidgetConfiguration
{
  public typealias Body = Never
  package let described: WidgetDescription?

  /// Makes a configuration. The intent's title and description are those of the widget where it sets no others.
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
    var description = WidgetDescription(
      kind: kind,
      placeholder: { content(provider.placeholder(in: $0)) },
      snapshot: { settings, context in
        content(await provider.snapshot(for: .settings(settings), in: context))
      },
      timeline: { settings, context in
        WidgetTimeline(await provider.timeline(for: .settings(settings), in: context), content)
      })
    description.take(intent)
    description.recommendations = { provider.recommendations().map { ($0.intent, $0.description) } }
    description.relevance = { await provider.relevance().attributes.map(\.clue) }
    described = description
  }
}

extension AppIntent {
  /// The settings that a surface gives, or the defaults when it gives none.
  static func settings(_ given: (any AppIntent)?) -> Self {
    guard let given else { return Self() }
    guard let settings = given as? Self else {
      preconditionFailure("Settings of type \(type(of: given)) were given to what is set by \(Self.self).")
    }
    return settings
  }
}
