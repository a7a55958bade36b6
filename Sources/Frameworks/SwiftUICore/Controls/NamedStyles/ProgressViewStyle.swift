/// A type that determines how progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of the progress view that the style shows.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that its style shows.
public struct ProgressViewStyleConfiguration {
  /// The label that says what the work is.
  public struct Label {
    let view: any View
  }
  /// The label that says how far the work has come.
  public struct CurrentValueLabel {
    let view: any View
  }

  /// The share that is done, from 0 to 1; nil isn't known.
  public let fractionCompleted: Double?
  /// The label that says what the work is.
  public var label: Label?
  /// The label that says how far the work has come.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.label)) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.value)) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view of a style, with another look.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) } ?? .unknown, configuration.label,
      configuration.currentValueLabel)
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
  /// A style of progress views that isn't the surface's.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension ProgressViewStyle {
  @MainActor func erasedBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

nonisolated extension View {
  /// Sets the style of the progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    if let named = style as? any NamedStyle {
      return note(.style(of: .progress, named.styleName), \.progressViewStyle, nil)
    }
    return modifier(EnvironmentChange(change: { $0.progressViewStyle = style }))
  }
}

/// The progress view style that the surface thinks fit.
public struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated var styleName: String { "automatic" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The progress view style that the surface thinks fit.
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}

/// A progress view as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated var styleName: String { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view as a bar.
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}

/// A progress view as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated var styleName: String { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view as a circle.
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}
