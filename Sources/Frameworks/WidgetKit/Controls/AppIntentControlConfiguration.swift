import AppIntents
import SwiftUICore

/// A control that a person can set through an intent's parameters.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration, Content>: DescribedControlConfiguration
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  public typealias Body = Never
  package let described: ControlDescription?

  /// Makes a control that shows its settings.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other controls.
  ///   - intent: What a person can set.
  ///   - content: Makes the button or the switch for settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    var description = ControlDescription(
      kind: kind, preview: { content(.settings($0)).controlContent },
      current: { content(.settings($0)).controlContent })
    description.take(intent)
    described = description
  }

  /// Makes a control that shows a value.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other controls.
  ///   - provider: Gives the value for settings.
  ///   - content: Makes the button or the switch for a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    // A provider is asked from one task at a time, so it may run where it likes.
    nonisolated(unsafe) let provider = provider
    var description = ControlDescription(
      kind: kind, preview: { content(provider.previewValue(configuration: .settings($0))).controlContent },
      current: { content(try await provider.currentValue(configuration: .settings($0))).controlContent })
    description.take(Configuration.self)
    described = description
  }
}
