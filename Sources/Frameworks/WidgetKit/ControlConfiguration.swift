import AppIntents
import ViewCore

/// Gives the value that a control shows, for one that a person can't set.
public protocol ControlValueProvider {
  /// What the control shows.
  associatedtype Value

  /// The value in a list of controls.
  var previewValue: Value { get }

  /// The value now.
  func currentValue() async throws -> Value
}

/// Gives the value that a control shows, for one that a person can set through an intent's parameters.
public protocol AppIntentControlValueProvider {
  /// What a person can set.
  associatedtype Configuration: ControlConfigurationIntent
  /// What the control shows.
  associatedtype Value

  /// The value in a list of controls.
  func previewValue(configuration: Configuration) -> Value

  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that a person can't set.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: DescribedControlConfiguration {
  public typealias Body = Never
  package let described: ControlDescription

  /// Makes a control that always shows the same.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other controls.
  ///   - content: Makes the button or the switch.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    described = ControlDescription(
      kind: kind, preview: { _ in content().description }, current: { _ in content().description })
  }

  /// Makes a control that shows a value.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other controls.
  ///   - provider: Gives the value.
  ///   - content: Makes the button or the switch for a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    // A provider is asked from one task at a time, so it may run where it likes.
    nonisolated(unsafe) let provider = provider
    described = ControlDescription(
      kind: kind, preview: { _ in content(provider.previewValue).description },
      current: { _ in content(try await provider.currentValue()).description })
  }
}

/// A control that a person can set through an intent's parameters.
public struct AppIntentControlConfiguration<Configuration, Content>: DescribedControlConfiguration
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  public typealias Body = Never
  package let described: ControlDescription

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
    described = ControlDescription(
      kind: kind, intentType: intent,
      preview: { content($0 as? Configuration ?? Configuration()).description },
      current: { content($0 as? Configuration ?? Configuration()).description })
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
    described = ControlDescription(
      kind: kind, intentType: Configuration.self,
      preview: { settings in
        content(provider.previewValue(configuration: settings as? Configuration ?? Configuration()))
          .description
      },
      current: { settings in
        let settings = settings as? Configuration ?? Configuration()
        return content(try await provider.currentValue(configuration: settings)).description
      })
  }
}
