import SwiftUICore

/// A control that a person can't set.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: DescribedControlConfiguration {
  public typealias Body = Never
  package let described: ControlDescription?

  /// Makes a control that always shows the same.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app tells it from its other controls.
  ///   - content: Makes the button or the switch.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    described = ControlDescription(
      kind: kind, preview: { _ in content().controlContent }, current: { _ in content().controlContent })
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
      kind: kind, preview: { _ in content(provider.previewValue).controlContent },
      current: { _ in content(try await provider.currentValue()).controlContent })
  }
}
