import AppIntents
import SwiftUICore

/// The configuration of a widget with settings, which are the parameters of an intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  DescribedWidgetConfiguration
{
  public typealias Body = Never
  package let described: WidgetDescription?

  /// Creates a configuration. The intent's title and description are the widget's defaults.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widget, which distinguishes it from the app's other widgets.
  ///   - intent: The type of the settings.
  ///   - provider: The provider of the timeline.
  ///   - content: A closure that returns the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    // A provider is called from one task at a time, on any executor.
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
  /// Returns the settings that a surface passes, or the defaults for nil.
  static func settings(_ given: (any AppIntent)?) -> Self {
    guard let given else { return Self() }
    guard let settings = given as? Self else {
      preconditionFailure("Settings of type \(type(of: given)) were given to what is set by \(Self.self).")
    }
    return settings
  }
}
