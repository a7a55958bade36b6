import SwiftUICore

/// The configuration of a control without settings.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: DescribedControlConfiguration {
  public typealias Body = Never
  package let described: ControlDescription?

  /// Creates a control with constant content.
  ///
  /// - Parameters:
  ///   - kind: The kind of the control, which distinguishes it from the app's other controls.
  ///   - content: A closure that returns the button or toggle.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    described = ControlDescription(
      kind: kind, preview: { _ in content().controlContent }, current: { _ in content().controlContent })
  }

  /// Creates a control that shows a value.
  ///
  /// - Parameters:
  ///   - kind: The kind of the control, which distinguishes it from the app's other controls.
  ///   - provider: The provider of the value.
  ///   - content: A closure that returns the button or toggle for a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    // A provider is called from one task at a time, on any executor.
    nonisolated(unsafe) let provider = provider
    described = ControlDescription(
      kind: kind, preview: { _ in content(provider.previewValue).controlContent },
      current: { _ in content(try await provider.currentValue()).controlContent })
  }
}
