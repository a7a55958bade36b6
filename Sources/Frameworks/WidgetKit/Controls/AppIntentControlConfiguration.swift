import AppIntents
import SwiftUICore

/// The configuration of a control with settings, which are the parameters of an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration, Content>: DescribedControlConfiguration
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  public typealias Body = Never
  package let described: ControlDescription?

  /// Creates a control that depends on its settings.
  ///
  /// - Parameters:
  ///   - kind: The kind of the control, which distinguishes it from the app's other controls.
  ///   - intent: The type of the settings.
  ///   - content: A closure that returns the button or toggle for settings.
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

  /// Creates a control that shows a value.
  ///
  /// - Parameters:
  ///   - kind: The kind of the control, which distinguishes it from the app's other controls.
  ///   - provider: The provider of the value for settings.
  ///   - content: A closure that returns the button or toggle for a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    // A provider is called from one task at a time, on any executor.
    nonisolated(unsafe) let provider = provider
    var description = ControlDescription(
      kind: kind, preview: { content(provider.previewValue(configuration: .settings($0))).controlContent },
      current: { content(try await provider.currentValue(configuration: .settings($0))).controlContent })
    description.take(Configuration.self)
    described = description
  }
}
