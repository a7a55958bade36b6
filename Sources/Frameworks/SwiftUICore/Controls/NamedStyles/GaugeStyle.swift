/// A type that determines how gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of the gauge that the style shows.
  typealias Configuration = GaugeStyleConfiguration
  /// The look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that its style shows.
public struct GaugeStyleConfiguration {
  /// The share of the range, from 0 to 1.
  public var value: Double
  /// The label that says what the value is.
  public var label: Label
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value.
  public var maximumValueLabel: MaximumValueLabel?

  /// The label that says what the value is.
  public struct Label {
    let view: any View
  }

  /// The label of the value.
  public struct CurrentValueLabel {
    let view: any View
  }

  /// The label of the least value.
  public struct MinimumValueLabel {
    let view: any View
  }

  /// The label of the greatest value.
  public struct MaximumValueLabel {
    let view: any View
  }
}

extension GaugeStyleConfiguration.Label: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension GaugeStyleConfiguration.Label: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.label)) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.value)) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension GaugeStyleConfiguration.MinimumValueLabel: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.header)) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension GaugeStyleConfiguration.MaximumValueLabel: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.footer)) }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: (any GaugeStyle)? { nil }
}

extension EnvironmentValues {
  /// A style of gauges that isn't the surface's.
  var gaugeStyle: (any GaugeStyle)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension GaugeStyle {
  @MainActor func erasedBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

nonisolated extension View {
  /// Sets the style of the gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    if let named = style as? any NamedStyle {
      return note(.style(of: .gauge, named.styleName), \.gaugeStyle, nil)
    }
    return modifier(EnvironmentChange(change: { $0.gaugeStyle = style }))
  }
}

/// The gauge style that the surface thinks fit.
public struct DefaultGaugeStyle: GaugeStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { StyledGauge(configuration) }
  nonisolated var styleName: String { "automatic" }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The gauge style that the surface thinks fit.
  public nonisolated static var automatic: DefaultGaugeStyle { .init() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { StyledGauge(configuration) }
  nonisolated var styleName: String { "linearCapacity" }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { StyledGauge(configuration) }
  nonisolated var styleName: String { "accessoryLinear" }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { StyledGauge(configuration) }
  nonisolated var styleName: String { "accessoryLinearCapacity" }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { StyledGauge(configuration) }
  nonisolated var styleName: String { "accessoryCircular" }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View { StyledGauge(configuration) }
  nonisolated var styleName: String { "accessoryCircularCapacity" }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
